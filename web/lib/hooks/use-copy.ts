import { useEffect, useState } from "react";

/** How long a button says "Copied", in ms. */
const COPIED_FOR = 2_000;

/** Copies a text, and says for a moment that it did. `copy` rejects where the browser doesn't allow it. */
export function useCopy(text: string) {
	const [isCopied, setIsCopied] = useState(false);
	useEffect(() => {
		if (isCopied) {
			const timer = setTimeout(() => setIsCopied(false), COPIED_FOR);
			return () => clearTimeout(timer);
		}
	}, [isCopied]);
	async function copy(): Promise<void> {
		await navigator.clipboard.writeText(text);
		setIsCopied(true);
	}
	return { isCopied, copy };
}
