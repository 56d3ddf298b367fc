import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { chosenCountry, keepChosenCountry, lastFoundCountry } from "#web/lib/storage/kept-country.ts";
import { useChangeCountry } from "../api/change-country.ts";
import { edgeCountryQuery } from "../api/get-edge-country.ts";

/**
 * Returns whose lines to show: the choice just made, then the person's setting, then this browser's choice, then
 * where the edge sees us, then where it last saw us. Null when none is known.
 */
export function useHelpCountry(user: User | null) {
	const [chosenNow, setChosenNow] = useState<string | null>(null);
	const { data: found } = useQuery(edgeCountryQuery);
	const changeCountry = useChangeCountry(user?.id ?? null);

	// The help page and its offline copy don't know the user: they use the browser's stored country.
	const own = user?.country;
	useEffect(() => {
		if (own) {
			keepChosenCountry(own);
		}
	}, [own]);

	// In an effect, because help opens before the user is known: the account gets the choice then.
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
