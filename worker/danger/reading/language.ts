export type OtherLanguage = "es" | "fr" | "de" | "nl" | "pt" | "it" | "other";

const COMMON: readonly (readonly [OtherLanguage, ReadonlySet<string>])[] = [
	[
		"es",
		new Set(
			"el la los las que de y no me mi estoy muy es pero con para por una como todo hola gracias siento puedo quiero tengo trabajo hoy soy triste".split(
				" ",
			),
		),
	],
	[
		"fr",
		new Set(
			"je le la les que de et ne pas me mon ma suis très est mais avec pour une dans c'est j'ai bonjour merci sens peux veux tout triste fatigué ça".split(
				" ",
			),
		),
	],
	[
		"de",
		new Set(
			"ich und nicht ist das der die ein eine mein meine bin sehr aber mit für habe hallo danke kann will heute fühle mich zu es wie müde traurig".split(
				" ",
			),
		),
	],
	[
		"nl",
		new Set(
			"ik en niet is het de een mijn ben heel maar met voor heb hallo dank bedankt kan wil vandaag voel me zo dat je moe niks geen".split(
				" ",
			),
		),
	],
	[
		"pt",
		new Set(
			"eu o os que de e não me meu minha estou muito é mas com para uma como tudo olá obrigado obrigada sinto posso quero tenho hoje você triste".split(
				" ",
			),
		),
	],
	[
		"it",
		new Set(
			"io il che di e non mi mio mia sono molto è ma con per una come tutto ciao grazie sento posso voglio ho oggi anche triste sto".split(
				" ",
			),
		),
	],
];
const ENGLISH = new Set(
	"i i'm the a and to of is it my me you that in was for on not have this with but so just what can't don't be feel am at all how do he she they we are about like work get no or hi hello thanks yes ok okay good fine sad day today im dont cant".split(
		" ",
	),
);

/** The language when it is plainly not English, else null. Short or mixed text counts as English. */
export function otherLanguage(text: string): OtherLanguage | null {
	const letters = text.match(/\p{L}/gu) ?? [];
	const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter));
	if (letters.length >= 2 && foreign.length / letters.length > 0.5) {
		return "other";
	}
	const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
	const english = words.filter((word) => ENGLISH.has(word)).length;
	let best: OtherLanguage | null = null;
	let most = 1;
	for (const [language, common] of COMMON) {
		const count = words.filter((word) => common.has(word)).length;
		if (count > most && count > english + 1 && count / words.length >= 0.3) {
			best = language;
			most = count;
		}
	}
	return best;
}

const HUMAN: readonly (readonly [OtherLanguage, string])[] = [
	[
		"es",
		"(?:eres|es usted|sos)(?: t[uú])? (?:(?:un|una|de verdad) )*(?:robot|bot|human[oa]|persona|m[aá]quina|real|ia)",
	],
	[
		"fr",
		"(?:tu es|t'es|es[- ]tu|vous [eê]tes|[eê]tes[- ]vous) (?:(?:un|une|vrai|vraie|vraiment) )*(?:robot|bot|humaine?|personne|machine|ia|r[eé]el(?:le)?)",
	],
	[
		"de",
		"(?:bist du|sind sie) (?:(?:ein|eine|echter?|wirklich) )*(?:mensch|roboter|bot|ki|maschine|person|echt)",
	],
	["nl", "(?:ben je|bent u|ben jij) (?:(?:een|echt|echte) )*(?:mens|robot|bot|ai|machine|persoon|echt)"],
	[
		"pt",
		"(?:voc[eê] [eé]|tu [eé]s|[eé]s) (?:(?:um|uma|mesmo) )*(?:rob[oô]|bot|human[oa]|pessoa|m[aá]quina|ia|real)",
	],
	[
		"it",
		"sei (?:(?:un|una|davvero|vera|vero) )*(?:robot|bot|uman[oa]|essere umano|persona|macchina|ia|reale)",
	],
];
/** "Are you human?", asked in another language. */
export const ASKS_HUMAN_ELSEWHERE = new RegExp(
	`^[¿\\s]*(?:(?:hola|salut|hallo|hoi|oi|ciao|bonjour|pero|mais|aber|maar|mas|ma)[,!]? )?(?:${HUMAN.map(([, said]) => said).join("|")})(?![\\p{L}])`,
	"iu",
);
