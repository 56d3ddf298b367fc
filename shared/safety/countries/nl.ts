import { countryHelp } from "./country-help.ts";

export const NL = countryHelp({
	country: "NL",
	name: "Netherlands",
	emergency: "112",
	lines: [
		{ kinds: ["crisis"], name: "113 Zelfmoordpreventie", call: "113" },
		{
			kinds: ["abuse", "conduct"],
			name: "Veilig Thuis",
			call: "0800-2000",
		},
		{
			kinds: ["sexual"],
			name: "Centrum Seksueel Geweld",
			call: "0800-0188",
		},
		{
			kinds: ["eating"],
			name: "Proud2Bme",
			note: "not at all hours",
			url: "https://www.proud2bme.nl",
		},
		{
			kinds: ["child"],
			name: "De Kindertelefoon",
			note: "under 18, not at all hours",
			call: "0800-0432",
		},
	],
});
