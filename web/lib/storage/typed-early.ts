import { isSendKey } from "../send-key.ts";
import { NEW_DRAFT, readPersonal, writePersonal } from "./personal-storage.ts";

/** Text typed into the prerendered box before the chat's code loaded, its focus, and whether it was sent. */
const early = { text: "", hasFocus: false, isSent: false };

/** Where the build draws the box (web/app/chat/talk-frame.tsx). */
export const EARLY_BOX = "early-message";

/** Keeps text typed into the prerendered box, until the app replaces it. Returns whether there is such a box. */
export function keepTypedEarly(): boolean {
	const box = document.getElementById(EARLY_BOX);
	const isThere = box instanceof HTMLTextAreaElement;
	if (isThere) {
		noteTypedEarly(box);
		// Enter was pressed before this code loaded, and the text hasn't changed since.
		early.isSent = early.text.trim() !== "" && box.dataset.sent === early.text;
		box.addEventListener("input", () => noteTypedEarly(box));
		box.addEventListener("focus", () => noteTypedEarly(box));
		box.addEventListener("keydown", noteSentEarly);
	}
	return isThere;
}

/** Enter sends once the chat is there; who types on takes that back. */
export function noteSentEarly(event: KeyboardEvent): void {
	if (isSendKey(event)) {
		event.preventDefault();
		early.isSent = early.text.trim() !== "";
	}
}

export function noteTypedEarly(box: HTMLTextAreaElement): void {
	if (box.value !== early.text) {
		early.isSent = false;
	}
	early.text = box.value;
	early.hasFocus ||= document.activeElement === box;
}

/** Continues in another box where the previous one ended. */
export function goOnIn(box: HTMLTextAreaElement | null): void {
	if (box) {
		box.value = early.text;
		if (early.hasFocus) {
			box.focus();
			box.setSelectionRange(box.value.length, box.value.length);
		}
	}
}

/** The session is over, or another person's: the typed text isn't sent. The last person finds it as a draft. */
export function leaveTypedEarly(lastId: string | null): void {
	early.isSent = false;
	if (lastId && early.text.trim() !== "") {
		const draft = readPersonal(lastId, NEW_DRAFT);
		writePersonal(lastId, NEW_DRAFT, draft ? `${draft}\n${early.text}` : early.text);
		early.text = "";
	}
}

/** Returns the early text, once: it belongs to the real box from now on. */
export function takeTypedEarly(): typeof early {
	const taken = { ...early };
	early.text = "";
	early.hasFocus = false;
	early.isSent = false;
	return taken;
}
