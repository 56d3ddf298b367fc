const KEY = "attune-reloaded-for";

/**
 * A tab that was open during a deploy asks for files that are gone. It reloads, once for each file: a second
 * failure of the same file is a real one and goes to the error boundary.
 */
export function reloadAfterDeploy(): void {
	window.addEventListener("vite:preloadError", (event) => {
		const missing = event.payload.message;
		if (sessionStorage.getItem(KEY) !== missing) {
			sessionStorage.setItem(KEY, missing);
			event.preventDefault();
			window.location.reload();
		}
	});
}
