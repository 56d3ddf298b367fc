import { useState } from "react";

/** Whether the card is one line only. Over a talk it begins so: the talk speaks first. */
export function useFold(beginsOpen: boolean) {
	const [isFolded, setIsFolded] = useState(!beginsOpen);
	return { isFolded, toggle: () => setIsFolded(!isFolded) };
}
