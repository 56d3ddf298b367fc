import { type FocusEvent, useState } from "react";

/**
 * Tracks whether the person is writing, from the box's focus until it leaves the bar. A button of the bar that is
 * pressed meanwhile stays where it is; one that is pressed at rest doesn't move either.
 */
export function useWriting() {
	const [isOn, setIsOn] = useState(false);
	return {
		isOn,
		begin: () => setIsOn(true),
		handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
			if (!currentTarget.contains(relatedTarget)) {
				setIsOn(false);
			}
		},
	};
}
