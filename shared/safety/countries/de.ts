import { countryHelp } from "./country-help.ts";

export const DE = countryHelp({
	country: "DE",
	name: "Germany",
	emergency: "112",
	lines: [
		{
			kinds: ["crisis"],
			name: "TelefonSeelsorge",
			call: "0800 111 0 111",
		},
		{
			kinds: ["abuse", "sexual"],
			name: "Hilfetelefon Gewalt gegen Frauen",
			note: "for women",
			call: "116 016",
		},
		{
			kinds: ["men"],
			name: "Hilfetelefon Gewalt an Männern",
			note: "for men, not at all hours",
			call: "0800 1239900",
		},
		{
			kinds: ["sexual"],
			name: "Hilfe-Telefon Sexueller Missbrauch",
			note: "childhood abuse, not at all hours",
			call: "0800 22 55 530",
		},
		{
			kinds: ["eating"],
			name: "Telefonberatung zu Essstörungen",
			note: "not at all hours",
			call: "0221 892031",
		},
		{
			kinds: ["child"],
			name: "Nummer gegen Kummer",
			note: "not at all hours",
			call: "116 111",
		},
	],
});
