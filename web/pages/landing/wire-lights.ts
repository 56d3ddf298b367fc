/** Each light that is pressed is that of the whole page. */
export function wireLights(): void {
	const buttons = [...document.querySelectorAll<HTMLButtonElement>("#lights button")];
	for (const button of buttons) {
		button.addEventListener("click", () => {
			document.documentElement.dataset.moodTheme = button.value;
			for (const each of buttons) {
				each.setAttribute("aria-pressed", String(each === button));
			}
		});
	}
}
