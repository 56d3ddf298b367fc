import { countryHelp } from "./country-help.ts";

export const FR = countryHelp({
	country: "FR",
	name: "France",
	emergency: "112",
	lines: [
		{ kinds: ["crisis"], name: "3114", call: "3114" },
		{
			kinds: ["abuse"],
			name: "3919 Violences Femmes Info",
			note: "for women",
			call: "3919",
		},
		{
			kinds: ["men"],
			name: "France Victimes",
			note: "for everyone",
			call: "116 006",
		},
		{
			kinds: ["sexual"],
			name: "Viols Femmes Informations",
			note: "for women, on weekdays",
			call: "0 800 05 95 95",
		},
		{
			kinds: ["eating"],
			name: "Anorexie Boulimie Info Écoute",
			note: "not at all hours",
			call: "09 69 325 900",
		},
		{
			kinds: ["child"],
			name: "119 Allô enfance en danger",
			call: "119",
		},
		{
			kinds: ["conduct"],
			name: "Ne frappez pas (FNACAV)",
			note: "not at all hours",
			call: "08 019 019 11",
		},
	],
});
