import { type FocusEvent, useRef, useState } from "react";
import { afterPress } from "#web/lib/after-press.ts";

/** Tracks whether the person is writing, from the box's focus until it leaves the bar, which is lower at rest. */
export function useWriting() {
	const [isOn, setIsOn] = useState(false);
	const hasLeft = useRef(false);
	return {
		isOn,
		begin(): void {
			hasLeft.current = false;
			setIsOn(true);
		},
		handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
			if (!currentTarget.contains(relatedTarget)) {
				hasLeft.current = true;
				afterPress(() => hasLeft.current && setIsOn(false));
			}
		},
	};
}
