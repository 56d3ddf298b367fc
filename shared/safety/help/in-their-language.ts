import { type Language, readOtherLanguages } from "../patterns/languages.ts";
import { isOwnRisk } from "../risk.ts";
import { normalise } from "../text/normalise.ts";
import { readEnglish } from "../text/read-english.ts";

/** A line in the writer's language, with its language code for screen readers. */
export type OwnLanguage = { lang: Language; text: string };

/** Not yet checked by native speakers. Short, plain and gender-neutral. */
const LINES: Record<Language, string> = {
	es: "Esto sí lo he entendido, y es importante. No tienes que pasar por esto sin nadie: aquí abajo hay personas a las que puedes llamar o escribir a cualquier hora.",
	fr: "Cela, je l’ai compris, et c’est important. Personne ne devrait traverser cela sans aide : ci-dessous, il y a des personnes à appeler ou à qui écrire, à toute heure.",
	de: "Das habe ich verstanden, und es ist wichtig. Du musst damit nicht allein bleiben: Hier unten sind Menschen, die du jederzeit anrufen oder anschreiben kannst.",
	nl: "Dit heb ik begrepen, en het is belangrijk. Je hoeft dit niet alleen te dragen: hieronder staan mensen die je op elk moment kunt bellen of een bericht kunt sturen.",
	pt: "Isto eu entendi, e é importante. Você não precisa passar por isso sem ninguém: aqui embaixo há pessoas para quem ligar ou escrever, a qualquer hora.",
	it: "Questo l’ho capito, ed è importante. Non devi affrontarlo senza nessuno: qui sotto ci sono persone che puoi chiamare, o a cui puoi scrivere, a qualsiasi ora.",
};

/** Returns the panel's first line for words of danger in one of the six languages; null for English and others. */
export function inTheirLanguage(text: string): OwnLanguage | null {
	const { plain, text: english } = normalise(text);
	const { language } = readOtherLanguages(plain);
	return language === null || isOwnRisk(readEnglish(english).level)
		? null
		: { lang: language, text: LINES[language] };
}
