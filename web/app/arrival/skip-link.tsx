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
		<button type="button" onClick={handleClick} className="skip-link">
			Skip to content
		</button>
	);
}
