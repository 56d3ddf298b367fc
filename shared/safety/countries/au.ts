import { countryHelp } from "./country-help.ts";

export const AU = countryHelp({
	country: "AU",
	name: "Australia",
	emergency: "000",
	lines: [
		{
			kinds: ["crisis"],
			name: "Lifeline",
			call: "13 11 14",
			text: "0477 13 11 14",
		},
		{
			kinds: ["abuse", "sexual"],
			name: "1800RESPECT",
			call: "1800 737 732",
			text: "0458 737 732",
		},
		{
			kinds: ["men"],
			name: "MensLine Australia",
			note: "for men",
			call: "1300 78 99 78",
		},
		{
			kinds: ["conduct"],
			name: "Men's Referral Service",
			note: "for men who may hurt someone",
			call: "1300 766 491",
		},
		{
			kinds: ["eating"],
			name: "Butterfly National Helpline",
			note: "not at all hours",
			call: "1800 33 4673",
		},
		{
			kinds: ["child"],
			name: "Kids Helpline",
			note: "ages 5 to 25",
			call: "1800 55 1800",
		},
		{
			kinds: ["poison"],
			name: "Poisons Information Centre",
			call: "13 11 26",
		},
	],
});
