import { useEffect, useState } from "react";

const OPEN_DIALOG = "[role=dialog], [role=alertdialog]";

/** True while any dialog is open. Dialogs stand directly in the body, so that is all that has to be watched. */
export function useIsDialogOpen(): boolean {
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => {
		const look = () => setIsOpen(document.querySelector(OPEN_DIALOG) !== null);
		const observer = new MutationObserver(look);
		observer.observe(document.body, { childList: true });
		look();
		return () => observer.disconnect();
	}, []);
	return isOpen;
}
