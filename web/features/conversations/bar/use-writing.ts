import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";

/**
 * Tracks whether the person is writing, from the box's focus until it leaves the bar. A press that takes the focus away
 * ends first: at rest the bar is lower, so what is pressed would move from under the pointer before its click.
 */
export function useWriting() {
	const [isOn, setIsOn] = useState(false);
	const isPressed = useRef(false);
	const hasLeft = useRef(false);

	useEffect(() => {
		if (!isOn) {
			return;
		}
		const listening = new AbortController();
		const during = { capture: true, signal: listening.signal };
		const press = () => {
			isPressed.current = true;
		};
		const release = () => {
			isPressed.current = false;
			endIfLeft(hasLeft, setIsOn);
		};
		document.addEventListener("pointerdown", press, during);
		document.addEventListener("pointerup", release, during);
		document.addEventListener("pointercancel", release, during);
		return () => listening.abort();
	}, [isOn]);

	return {
		isOn,
		begin(): void {
			hasLeft.current = false;
			setIsOn(true);
		},
		handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
			hasLeft.current = !currentTarget.contains(relatedTarget);
			if (!isPressed.current) {
				endIfLeft(hasLeft, setIsOn);
			}
		},
	};
}

/** In a task of its own: a click is dispatched in the task of its pointerup, or of the blur that a tap causes. */
function endIfLeft(hasLeft: RefObject<boolean>, setIsOn: (isOn: boolean) => void): void {
	setTimeout(() => hasLeft.current && setIsOn(false));
}
