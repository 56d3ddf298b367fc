import { countryHelp } from "./country-help.ts";

export const ES = countryHelp({
	country: "ES",
	name: "Spain",
	emergency: "112",
	lines: [
		{ kinds: ["crisis"], name: "024", call: "024" },
		{
			kinds: ["abuse", "sexual"],
			name: "016",
			note: "violence against women",
			call: "016",
		},
		{
			kinds: ["child"],
			name: "ANAR",
			call: "900 20 20 10",
		},
	],
});
