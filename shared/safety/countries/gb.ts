import { countryHelp } from "./country-help.ts";

export const GB = countryHelp({
	country: "GB",
	name: "United Kingdom",
	emergency: "999",
	lines: [
		{
			kinds: ["crisis"],
			name: "Samaritans",
			call: "116 123",
		},
		{
			kinds: ["crisis"],
			name: "Shout",
			text: "SHOUT to 85258",
		},
		{
			kinds: ["abuse"],
			name: "National Domestic Abuse Helpline",
			note: "for women",
			call: "0808 2000 247",
		},
		{
			kinds: ["men"],
			name: "Men's Advice Line",
			note: "for men, on weekdays",
			call: "0808 801 0327",
		},
		{
			kinds: ["sexual"],
			name: "Rape Crisis",
			note: "16 and over, England and Wales",
			call: "0808 500 2222",
		},
		{
			kinds: ["eating"],
			name: "Beat",
			note: "England, on weekdays",
			call: "0808 801 0677",
		},
		{
			kinds: ["child"],
			name: "Childline",
			note: "under 19",
			call: "0800 1111",
		},
		{
			kinds: ["child"],
			name: "Runaway Helpline",
			note: "if you run away",
			call: "116 000",
			text: "116 000",
		},
		{
			kinds: ["conduct"],
			name: "Respect Phoneline",
			note: "on weekdays",
			call: "0808 802 4040",
		},
	],
});
