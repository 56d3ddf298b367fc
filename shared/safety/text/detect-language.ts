/** The languages besides English that Layer 1 reads, or one that it doesn't. */
export type DetectedLanguage = "es" | "fr" | "de" | "nl" | "pt" | "it" | "other";

/** For longer texts, `sounds-foreign.ts` uses the share of small words. */
const WORDS_MAX = 6;

/** A shorter single word is as likely a name: "Nina", "Mai". */
const NO_NAME_MIN = 5;

/**
 * Words that identify a language and don't occur in English sentences: one is enough where no English word is beside
 * it. After the bar, words that only support others. Without accents.
 */
const WORDS: readonly (readonly [DetectedLanguage, string])[] = [
	[
		"es",
		"ayuda ayudame ayudenme quiero estoy tengo puedo siento necesito estas muy triste cansado cansada llorar hablas espanol eres donde quien gracias hablar conmigo sufro deprimida " +
			"deprimido nadie ansiedad|no me mas que hola un una el la los mi es robot por favor si como soy solo sola mal bien todo nada de miedo adios buenas noches dias vida persona eres",
	],
	[
		"fr",
		"je suis jai jsuis cest aidez secours peux veux vais tes besoin parlez parles francais triste fatigue pourquoi quelquun bonsoir salut aidemoi seule deprime quoi|" +
			"tu es un une le la les me moi robot ne pas plus ca va mal bien mon ma et bonjour merci il elle aide vous parle personne oui non seul qui vie sens",
	],
	[
		"de",
		"ich nicht hilfe habe bitte kann traurig mude muede bist geht gehts sprichst deutsch brauche keiner niemand einsam fuhle fuhl schlecht verzweifelt einen|" +
			"mehr mir mich du ein eine ist robot roboter hallo gut angst danke und mein meine bin hat sehr es wie leben helfen allein",
	],
	[
		"nl",
		"ik mij niet heb voel hebt verdrietig alsjeblieft spreek nederlands eenzaam niemand slecht somber gaat|" +
			"kan meer me een moe hulp help hallo bang het ben jij je is robot zo en niks geen graag goed dank",
	],
	[
		"pt",
		"nao estou quero preciso voce ajuda ajudame socorro ajudem cansada cansado tenho sinto triste ninguem obrigado obrigada fala portugues sozinho sozinha ansiedade|" +
			"eu mais um uma me mal muito bem sim medo robo e tudo nada por favor ola alguem aguento consigo vida",
	],
	[
		"it",
		"sono aiuto aiutami voglio sto posso triste stanco stanca nessuno parli italiano perche piu paura ansia disperato disperata|" +
			"non ce la faccio un una mi me sei robot ciao male bene mia mio ho sola solo ti prego grazie aiutatemi vita",
	],
	[
		"other",
		"nie moge jestem pomocy smutno zle boje sie czuje sama jag inte ledsen hjalp mar daligt jeg ikke hjaelp hjelp deg meg olen apua vasynyt minua cok yorgunum uzgunum yardim " +
			"kotuyum merhaba nasilsin iyi degilim yardima nu pot ajutor sunt obosit trista pomoc nemuzu jsem smutna nem vagyok segitseg birom tovabb saya aku tidak sedih tolong capek lelah " +
			"toi buon khong giup ako pagod tulong malungkot ayoko mogu vise pomozite tuzan tuzna nisam naomba msaada nina huzuni|" +
			"mi mam ar er na ben mai bir en ei se ne sam uz trist har ile hogy yeter artik lagi sekali rat qua met moi ko",
	],
];

/** Also used in English, by people who speak nothing else. */
const BORROWED = new RegExp(
	[
		"^(?:(?:ok|okay|hey|hi|oh|well|so|and|yes|no|thanks) )*(?:cest la vie|ciao(?: bella| ciao)?|hola|merci(?: beaucoup)?|(?:muchas )?gracias|adios(?: amigos?)?|bonjour|salut|voila|",
		"ooh la la|je ne sais quoi|deja vu|hasta la vista(?: baby)?|que sera sera|mi casa (?:es )?su casa|por favor|danke(?: schon)?|bitte|grazie(?: mille)?|obrigad[oa]|la vie en rose|",
		"la dolce vita|mamma mia|dios mio|mon dieu|merde|raison detre|noblesse oblige|persona non grata|au revoir|bon appetit|bon voyage|touche|arrivederci|aloha|no problemo|gesundheit|",
		"kaput|auf wiedersehen|sayonara|arigato|namaste|salaam|shalom|feliz navidad|viva la vida|te amo|ti amo|je taime|tu me manques|merhaba|hej|hei)$",
	].join(""),
);

/** Everyday English: beside such a word, a foreign one is a name or borrowed. */
const ENGLISH = new Set(
	(
		"the and my with about this have you your for im was been i its it what how why when where who are can cant do dont does did will would could should want need feel like just so " +
		"to of at by they them we our his her she he not yes ok okay please thanks thank lol today tonight tomorrow sad good bad love miss said says called from but because very really " +
		"too at be that there here get got go going work job home or im ive id if as on"
	).split(" "),
);

const SCRIPTS = new RegExp(
	[
		String.raw`[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengal`,
		String.raw`i}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Armenian}\p{Script=Georgia`,
		String.raw`n}\p{Script=Ethiopic}]`,
	].join(""),
	"u",
);
/** Cyrillic and Greek letters without a Latin look-alike: a text without them may be a disguise. */
const OF_ITS_OWN = /[бгджзийлпфцчшщъыьэюяґєїλξπσφψωθηάέήίόύώς]/;
const MAY_BE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Each character is a word. */
const SIGNS = /\p{Script=Han}/u;

const lists = WORDS.map(([tongue, words]) => {
	const [telling = "", helping = ""] = words.split("|");
	return { tongue, telling: new Set(telling.split(" ")), helping: new Set(helping.split(" ")) };
});

/**
 * Returns the language of a few words, or null where they may be English, a name, or a borrowed word. Detects only
 * clear cases: "no puedo más", "tu es un robot?", "nie mogę", "мне плохо".
 */
export function detectLanguage(text: string): DetectedLanguage | null {
	const clean = text.toLowerCase().replace(/https?:\/\/\S+|\S+@\S+/g, " ");
	const letters = [...(clean.match(/\p{L}/gu) ?? [])];
	const others = letters.filter((letter) => SCRIPTS.test(letter));
	if (others.length > letters.length / 2 && isOfScript(clean, others)) {
		return "other";
	}
	const said = bare(clean).match(/[\p{L}\p{N}]+/gu) ?? [];
	const words = [...new Set(said)];
	const isName = words.length === 1 && (words[0] as string).length < NO_NAME_MIN;
	if (words.length === 0 || said.length > WORDS_MAX || isName || BORROWED.test(said.join(" "))) {
		return null;
	}
	let best: { tongue: DetectedLanguage | null; score: number } = { tongue: null, score: 0 };
	for (const list of lists) {
		const score = scoreIn(list, words);
		if (score > best.score) {
			best = { tongue: list.tongue, score };
		}
	}
	return best.tongue;
}

/** A score for how much the words point to a language; 0 when they aren't clear. */
function scoreIn({ telling, helping }: (typeof lists)[number], words: readonly string[]): number {
	const told = words.filter((word) => telling.has(word)).length;
	const helped = words.filter((word) => helping.has(word)).length;
	const isEnglish = words.some((word) => ENGLISH.has(word) && !telling.has(word) && !helping.has(word));
	const isPlain = told > 0 ? told + helped > words.length / 2 : helped > 2 && helped === words.length;
	return isPlain && !isEnglish ? told * 2 + helped : 0;
}

function isOfScript(text: string, others: readonly string[]): boolean {
	// "ѕuісіdаl" mixes two scripts in a word; "¯\_(ツ)_/¯" is a face.
	const isMixed = (text.match(/\p{L}+/gu) ?? []).some(
		(word) => /\p{Script=Latin}/u.test(word) && MAY_BE_LATIN.test(word),
	);
	const isLookAlike = others.every((letter) => MAY_BE_LATIN.test(letter)) && !OF_ITS_OWN.test(text);
	return !isMixed && !isLookAlike && (others.length > 1 || SIGNS.test(text));
}

function bare(text: string): string {
	return text
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/['’‘]/g, "")
		.replace(/ł/g, "l")
		.replace(/ı/g, "i")
		.replace(/ø/g, "o")
		.replace(/æ/g, "ae")
		.replace(/ß/g, "ss");
}
