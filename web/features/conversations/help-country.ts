import { createContext, use } from "react";
import { chosenCountry } from "#web/lib/storage/kept-country.ts";

/** The country in the person's settings, for help in their chat; null when unset. */
export const OwnCountry = createContext<string | null>(null);

/** Whose lines to show: the person's own setting, then what was chosen in this browser. Null when neither is known. */
export function useCountryInChat(): string | null {
	return use(OwnCountry) ?? chosenCountry();
}
