/** What is typed into the drawn box before the chat's code is there, and whether the focus is in it. */
const early = { text: "", hasFocus: false };

/** Where the build draws the box (web/app/talk-frame.tsx). */
export const EARLY_BOX = "early-message";

/** Keeps what is typed into the box that the build drew, from before the app takes the drawing's place. */
export function keepTypedEarly(): void {
	const box = document.getElementById(EARLY_BOX);
	if (box instanceof HTMLTextAreaElement) {
		noteTypedEarly(box);
		for (const event of ["input", "focus", "blur"]) {
			box.addEventListener(event, () => noteTypedEarly(box));
		}
	}
}

/** A box that is taken away has lost the focus to nobody: what it had is left as it was. */
export function noteTypedEarly(box: HTMLTextAreaElement): void {
	if (box.isConnected) {
		early.text = box.value;
		early.hasFocus = document.activeElement === box;
	}
}

/** Goes on in another box where the one before it ended. */
export function goOnIn(box: HTMLTextAreaElement | null): void {
	if (box) {
		box.value = early.text;
		if (early.hasFocus) {
			box.focus();
			box.setSelectionRange(box.value.length, box.value.length);
		}
	}
}

/** Returns what was typed early, once: it belongs to the real box from now on. */
export function takeTypedEarly(): typeof early {
	const taken = { ...early };
	early.text = "";
	early.hasFocus = false;
	return taken;
}
