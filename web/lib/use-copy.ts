import { useEffect, useState } from "react";

/** How long a button says that it has copied, in ms. */
const COPIED_FOR = 2_000;

/** Copies a text, and says for a moment that it did. `onFailure` hears why it couldn't. */
export function useCopy(text: string, onFailure: (error: unknown) => void) {
	const [isCopied, setIsCopied] = useState(false);
	useEffect(() => {
		if (isCopied) {
			const timer = setTimeout(() => setIsCopied(false), COPIED_FOR);
			return () => clearTimeout(timer);
		}
	}, [isCopied]);
	const copy = () => {
		navigator.clipboard.writeText(text).then(() => setIsCopied(true), onFailure);
	};
	return { isCopied, copy };
}
