import { countryHelp } from "./country-help.ts";

export const US = countryHelp({
	country: "US",
	name: "United States",
	emergency: "911",
	lines: [
		{
			kinds: ["crisis"],
			name: "988 Lifeline",
			call: "988",
			text: "988",
		},
		{
			kinds: ["crisis"],
			name: "Crisis Text Line",
			text: "HOME to 741741",
		},
		{
			kinds: ["abuse", "conduct"],
			name: "Domestic Violence Hotline",
			call: "1-800-799-7233",
			text: "START to 88788",
		},
		{
			kinds: ["sexual"],
			name: "RAINN",
			call: "1-800-656-4673",
			text: "HOPE to 64673",
		},
		{
			kinds: ["eating"],
			name: "ANAD",
			note: "on weekdays",
			call: "1-888-375-7767",
		},
		{
			kinds: ["child"],
			name: "Childhelp",
			call: "1-800-422-4453",
			text: "1-800-422-4453",
		},
		{
			kinds: ["child"],
			name: "National Runaway Safeline",
			note: "if you run away",
			call: "1-800-786-2929",
		},
		{
			kinds: ["poison"],
			name: "Poison Help",
			call: "1-800-222-1222",
		},
	],
});
