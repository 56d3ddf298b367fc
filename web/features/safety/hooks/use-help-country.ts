import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { chosenCountry, keepChosenCountry, lastFoundCountry } from "#web/lib/storage/kept-country.ts";
import { useChangeCountry } from "../api/change-country.ts";
import { edgeCountryQuery } from "../api/get-edge-country.ts";

/**
 * Whose lines to show: what was just chosen, then the person's own setting, then what was chosen in this browser,
 * then where the edge sees us, at last where it saw us before. Null when nothing of it is known.
 */
export function useHelpCountry(user: User | null) {
	const [chosenNow, setChosenNow] = useState<string | null>(null);
	const { data: found } = useQuery(edgeCountryQuery);
	const changeCountry = useChangeCountry(user?.id ?? null);

	// The help page and its copy without a network know of nobody who is signed in: they go by what this browser keeps.
	const own = user?.country;
	useEffect(() => {
		if (own) {
			keepChosenCountry(own);
		}
	}, [own]);

	// By an effect, because help opens before it is known who is here: the account gets the choice when it is.
	useEffect(() => {
		if (chosenNow) {
			void changeCountry(chosenNow);
		}
	}, [chosenNow, changeCountry]);

	function choose(country: string) {
		setChosenNow(country);
		keepChosenCountry(country);
	}

	const country = chosenNow ?? user?.country ?? chosenCountry() ?? found ?? lastFoundCountry();
	return { country, choose };
}
