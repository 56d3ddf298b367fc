/** The test DOM has no popovers: this makes buttons with `popovertarget` fire toggle events. */
export function fakePopovers(): void {
	const open = new Set<Element>();
	const setOpen = (element: HTMLElement, isOpen: boolean) => {
		if (open.has(element) === isOpen) {
			return;
		}
		open[isOpen ? "add" : "delete"](element);
		for (const type of ["beforetoggle", "toggle"]) {
			element.dispatchEvent(Object.assign(new Event(type), { newState: isOpen ? "open" : "closed" }));
		}
	};
	Object.assign(HTMLElement.prototype, {
		showPopover(this: HTMLElement) {
			setOpen(this, true);
		},
		hidePopover(this: HTMLElement) {
			setOpen(this, false);
		},
	});
	document.addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest("[popovertarget]") : null;
		const element = document.getElementById(button?.getAttribute("popovertarget") ?? "");
		if (element) {
			setOpen(element, !open.has(element));
		}
	});
}
