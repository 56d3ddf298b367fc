/** Lets keyboard users skip the header. */
export function SkipLink() {
	function handleClick() {
		const main = document.querySelector("main");
		if (main) {
			main.tabIndex = -1;
			main.focus();
		}
	}
	return (
		<button
			type="button"
			onClick={handleClick}
			className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:z-50 focus-visible:rounded-full focus-visible:bg-ink focus-visible:px-5 focus-visible:py-3 focus-visible:font-semibold focus-visible:text-paper"
		>
			Skip to content
		</button>
	);
}
