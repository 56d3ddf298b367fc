import { createContext, use } from "react";
import { chosenCountry } from "#web/lib/storage/kept-country.ts";

/** The country of the person's own setting, for the help that stands in their chat; null while they have set none. */
export const OwnCountry = createContext<string | null>(null);

/** Whose lines to show: the person's own setting, then what was chosen in this browser. Null when neither is known. */
export function useCountryInChat(): string | null {
	return use(OwnCountry) ?? chosenCountry();
}
