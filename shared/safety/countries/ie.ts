import { countryHelp } from "./country-help.ts";

export const IE = countryHelp({
	country: "IE",
	name: "Ireland",
	emergency: "112",
	lines: [
		{
			kinds: ["crisis"],
			name: "Samaritans",
			call: "116 123",
		},
		{
			kinds: ["abuse"],
			name: "Women's Aid",
			note: "for women",
			call: "1800 341 900",
		},
		{
			kinds: ["men"],
			name: "Male Advice Line",
			note: "for men, not at all hours",
			call: "1800 816 588",
		},
		{
			kinds: ["sexual"],
			name: "National Rape Crisis Helpline",
			call: "1800 77 8888",
		},
		{
			kinds: ["eating"],
			name: "Bodywhys",
			note: "not at all hours",
			call: "01 210 7906",
		},
		{
			kinds: ["child"],
			name: "Childline",
			note: "under 18",
			call: "1800 66 66 66",
		},
	],
});
