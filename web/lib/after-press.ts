let isPressed = false;
let waiting: Array<() => void> = [];

/**
 * Runs `change` once the pointer is up and its click has found what it pressed. A press takes the focus from what had
 * it, so a change of layout at that moment would move a button from under the pointer before its click.
 */
export function afterPress(change: () => void): void {
	waiting.push(change);
	if (!isPressed) {
		changeSoon();
	}
}

/** In a task of its own: a click is dispatched in the task of its pointerup, or of the blur that a tap causes. */
function changeSoon(): void {
	setTimeout(() => {
		const changes = waiting;
		waiting = [];
		for (const change of changes) {
			change();
		}
	});
}

/** The release of another button may never come: the menu that it opens takes it. */
function press({ button }: PointerEvent): void {
	isPressed = button === 0;
}

function release(): void {
	isPressed = false;
	if (waiting.length > 0) {
		changeSoon();
	}
}

document.addEventListener("pointerdown", press, true);
document.addEventListener("pointerup", release, true);
document.addEventListener("pointercancel", release, true);
