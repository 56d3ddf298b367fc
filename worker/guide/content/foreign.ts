import type { Tongue } from "#shared/safety/tongue.ts";

/** Where people who help are found, in any country. */
const HELP = "findahelpline.com";

/** That the guide has only English, and where help is, in the language of the person. Not yet checked by native speakers. */
export const FOREIGN: Record<Tongue, string> = {
	es: `Lo siento, solo tengo inglés. Si necesitas hablar con alguien en tu idioma: ${HELP}.`,
	fr: `Désolé, je n’ai que l’anglais. Pour parler à quelqu’un dans ta langue : ${HELP}.`,
	de: `Ich kann leider nur Englisch. Hilfe auf Deutsch findest du hier: ${HELP}.`,
	nl: `Ik kan helaas alleen Engels. Hulp in je eigen taal vind je hier: ${HELP}.`,
	pt: `Desculpe, só tenho inglês. Para falar com alguém na sua língua: ${HELP}.`,
	it: `Purtroppo so solo l’inglese. Per parlare con qualcuno nella tua lingua: ${HELP}.`,
	other: `I only have English. Help in your own language is at ${HELP}. Simple English works best with me.`,
};
