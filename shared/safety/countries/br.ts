import { countryHelp } from "./country-help.ts";

export const BR = countryHelp({
	country: "BR",
	name: "Brazil",
	emergency: "192",
	emergencyName: "Ambulance (SAMU)",
	lines: [
		{ kinds: ["crisis"], name: "CVV", call: "188" },
		{
			kinds: ["abuse", "sexual"],
			name: "Ligue 180",
			note: "for women",
			call: "180",
		},
		{
			kinds: ["child", "men"],
			name: "Disque 100",
			note: "children and abuse",
			call: "100",
		},
	],
});
