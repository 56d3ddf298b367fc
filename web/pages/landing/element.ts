/** An element with a class and a text. */
export function element(name: string, className: string, text = ""): HTMLElement {
	const made = document.createElement(name);
	made.className = className;
	made.textContent = text;
	return made;
}

/** A link in a sentence. */
export function link(href: string, text: string): HTMLAnchorElement {
	const made = document.createElement("a");
	made.href = href;
	made.textContent = text;
	made.className = "underline underline-offset-4";
	return made;
}
