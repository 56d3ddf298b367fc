import type { DetectedLanguage } from "#shared/safety/text/detect-language.ts";

/** Where people who help are found, in any country. */
const HELP = "findahelpline.com";

/** That the guide has only English, and where help is, in the language of the person. Not yet checked by native speakers. */
export const FOREIGN: Record<DetectedLanguage, string> = {
	es: `Lo siento, solo tengo inglés. Si necesitas hablar con alguien en tu idioma: ${HELP}.`,
	fr: `Désolé, je n’ai que l’anglais. Pour parler à quelqu’un dans ta langue : ${HELP}.`,
	de: `Ich kann leider nur Englisch. Hilfe auf Deutsch findest du hier: ${HELP}.`,
	nl: `Ik kan helaas alleen Engels. Hulp in je eigen taal vind je hier: ${HELP}.`,
	pt: `Desculpe, só tenho inglês. Para falar com alguém na sua língua: ${HELP}.`,
	it: `Purtroppo so solo l’inglese. Per parlare con qualcuno nella tua lingua: ${HELP}.`,
	other: `I only have English. Help in your own language is at ${HELP}. Simple English works best with me.`,
};

/** Whether this is a person or a machine, asked in another language, and the answer in it. */
export const AI_ASKED: readonly { asks: RegExp; says: string }[] = [
	{ asks: /\b(?:eres|es usted) (?:un |una )?(?:humano|humana|robot|persona|m[áa]quina|ia|bot)\b/iu, says: "No, soy una IA, y solo tengo inglés." },
	{ asks: /\b(?:tu es|es[- ]tu|vous [êe]tes|[êe]tes[- ]vous) (?:un |une )?(?:robot|humain|humaine|personne|machine|ia|bot)\b/iu, says: "Non, je suis une IA, et je n’ai que l’anglais." },
	{ asks: /\b(?:bist du|sind sie) (?:ein |eine )?(?:mensch|roboter|maschine|person|ki|bot)\b/iu, says: "Nein, ich bin eine KI und kann nur Englisch." },
	{ asks: /\b(?:ben je|bent u) (?:een )?(?:mens|robot|machine|persoon|ai|bot)\b/iu, says: "Nee, ik ben een AI en kan alleen Engels." },
	{ asks: /(?:^|[^\p{L}])(?:voc[êe] [ée]|[ée]s) (?:um |uma )?(?:humano|humana|rob[ôo]|pessoa|m[áa]quina|ia|bot)\b/iu, says: "Não, sou uma IA e só tenho inglês." },
	{ asks: /\b(?:sei|[èe] lei) (?:un |una |un')?(?:umano|umana|robot|persona|macchina|ia|bot)\b/iu, says: "No, sono un'IA e so solo l'inglese." },
];
