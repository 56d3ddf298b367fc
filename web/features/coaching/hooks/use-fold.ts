import { useState } from "react";

/** Whether the card is folded to one line. Above a conversation it starts folded. */
export function useFold(beginsOpen: boolean) {
	const [isFolded, setIsFolded] = useState(!beginsOpen);
	return { isFolded, toggle: () => setIsFolded(!isFolded) };
}
