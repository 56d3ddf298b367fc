import { useEffect, useState } from "react";

const OPEN_DIALOG = "dialog[open], :not(dialog):is([role=dialog], [role=alertdialog])";

/**
 * True while any dialog is open: the browser's own is marked by an attribute; others are direct children of the body.
 */
export function useIsDialogOpen(): boolean {
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => {
		const look = () => setIsOpen(document.querySelector(OPEN_DIALOG) !== null);
		const own = new MutationObserver(look);
		own.observe(document.body, { subtree: true, attributeFilter: ["open"] });
		const others = new MutationObserver(look);
		others.observe(document.body, { childList: true });
		look();
		return () => {
			own.disconnect();
			others.disconnect();
		};
	}, []);
	return isOpen;
}
