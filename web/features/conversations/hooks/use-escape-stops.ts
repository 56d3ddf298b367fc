import { useEffect, useRef } from "react";
import { isComposing } from "#web/lib/send-key.ts";

/** Elements that handle Escape themselves: dialogs, menus, text fields. */
const HAS_ITS_OWN =
	"dialog, [role=dialog], [role=alertdialog], [role=menu], [popover], input, textarea, select, [contenteditable]";

/** While a reply is made, Escape stops it from anywhere in the chat, not only from the box. Null: nothing to stop. */
export function useEscapeStops(stop: (() => void) | null): void {
	const newest = useRef(stop);
	newest.current = stop;
	const isOn = stop !== null;
	useEffect(() => {
		if (!isOn) {
			return;
		}
		const handleKeyDown = (event: KeyboardEvent) => {
			const isTaken =
				event.defaultPrevented ||
				isComposing(event) ||
				(event.target instanceof Element && event.target.closest(HAS_ITS_OWN) !== null) ||
				document.querySelector("dialog[open], [role=menu]") !== null;
			if (event.key === "Escape" && !isTaken) {
				newest.current?.();
			}
		};
		document.addEventListener("keydown", handleKeyDown);
		return () => document.removeEventListener("keydown", handleKeyDown);
	}, [isOn]);
}
