import { quickExit } from "#web/lib/quick-exit.ts";

/** With scripts a quick exit also clears the screen and takes this page's place in the history. */
export function wireQuickExits(): void {
	for (const exit of document.querySelectorAll("[data-quick-exit]")) {
		exit.addEventListener("click", (event) => {
			event.preventDefault();
			quickExit();
		});
	}
}
