import { countryHelp } from "./country-help.ts";

export const CA = countryHelp({
	country: "CA",
	name: "Canada",
	emergency: "911",
	lines: [
		{
			kinds: ["crisis"],
			name: "988 Helpline",
			call: "988",
			text: "988",
		},
		{
			kinds: ["abuse"],
			name: "ShelterSafe",
			note: "for women",
			url: "https://sheltersafe.ca",
		},
		{
			kinds: ["eating"],
			name: "NEDIC",
			note: "not at all hours",
			call: "1-866-633-4220",
		},
		{
			kinds: ["child"],
			name: "Kids Help Phone",
			call: "1-800-668-6868",
			text: "CONNECT to 686868",
		},
	],
});
