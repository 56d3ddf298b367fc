import { countryHelp } from "./country-help.ts";

export const NZ = countryHelp({
	country: "NZ",
	name: "New Zealand",
	emergency: "111",
	lines: [
		{
			kinds: ["crisis"],
			name: "1737",
			call: "1737",
			text: "1737",
		},
		{
			kinds: ["abuse"],
			name: "Women's Refuge",
			note: "for women",
			call: "0800 733 843",
		},
		{
			kinds: ["men", "conduct"],
			name: "Are You OK",
			note: "for everyone",
			call: "0800 456 450",
		},
		{
			kinds: ["sexual"],
			name: "Safe to talk",
			call: "0800 044 334",
			text: "4334",
		},
		{
			kinds: ["eating"],
			name: "EDANZ",
			note: "for families and carers",
			call: "0800 233 269",
		},
		{
			kinds: ["child"],
			name: "What's Up",
			note: "ages 5 to 18, not at all hours",
			call: "0800 942 8787",
		},
		{
			kinds: ["poison"],
			name: "National Poisons Centre",
			call: "0800 764 766",
		},
	],
});
