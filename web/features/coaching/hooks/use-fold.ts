import { useState } from "react";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";

const NAME = "coaching-card";
const FOLDED = "folded";

/** Where an unfolded card would leave no room for the talk below it. */
const ON_A_PHONE = "(max-width: 40rem)";

/**
 * Whether the card is one line only. Folding it away is remembered; unfolding is for now, so that on a phone it
 * does not stand before the talk at the next visit. `isTalking` is null until it is known.
 */
export function useFold(userId: string, isTalking: boolean | null) {
	const [chosen, setChosen] = useState(() => (readPersonal(userId, NAME) === FOLDED ? true : null));
	const [isOnPhone] = useState(() => matchMedia(ON_A_PHONE).matches);
	const isFolded = chosen ?? (isOnPhone && isTalking !== false);
	function toggle() {
		setChosen(!isFolded);
		writePersonal(userId, NAME, isFolded ? null : FOLDED);
	}
	return { isFolded, toggle };
}
