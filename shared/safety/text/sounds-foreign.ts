import { EVERYDAY } from "../patterns/english/everyday.ts";
import { detectLanguage } from "./detect-language.ts";

/**
 * Common small words of the seven languages that Layer 1 reads (English, Spanish, French, German, Dutch, Portuguese,
 * Italian). Without accents.
 */
const KNOWN = new Set(
	(
		"the a an and or but of to in on at for with from is are was were be been am i im ive you he she it we they me my your his her our their this that what how why who when where " +
		"not no dont cant do does did have has had will would can could should so just if as by about up out all some more very really want feel know think like get got go going good " +
		"bad day time now then there here its too im lol idk u ur gonna wanna please thanks help hi hello yes ok okay one because been than only over after before still never always " +
		"much any life work home sleep cant need make made today tired sad ngl fr rn abt plz pls lowkey bruh omg lmao lol tbh imo btw thx cnat teh adn waht agian yall aint gotta kinda " +
		"nah yeah wtf bro sis dude " +
		"el la los las un una unos unas y o pero de del al en con por para que qué como cuando donde quien no si sí yo tu él ella nosotros ellos me te se le lo les mi mis su sus es son " +
		"soy estoy esta este esto eso ser estar tengo tiene muy mas más ya hoy todo nada porque hay hace q xq pq quiero siento gracias hola bien mal también tambien dia vida trabajo " +
		"puedo nada nunca siempre casa voy a he ha " +
		"le les des du et ou mais dans sur avec pour sans pas ne je tu il elle nous vous ils elles on ce cet cette ces mon ma mes ton ta son sa ses est suis sont ai as avons avez ont " +
		"être avoir fait faire très plus tout rien quand comment pourquoi qui quoi où aussi bien cest jai cest jsuis bonjour merci jour vie travail peux veux jamais toujours encore " +
		"cest cette nuit jveux pense " +
		"der die das den dem des ein eine einen einem einer und oder aber in im an am auf mit von zu zum zur für ist sind war bin bist hat habe haben hab ich du er sie es wir ihr mich " +
		"mir dich dir mein meine dein nicht kein keine so wie was wer wo wann warum sehr auch noch nur schon mehr heute immer wenn weil dass bitte danke hallo gut leben will kann mal " +
		"wieder einfach muss gar tag " +
		"de het een en of maar van in op te met voor naar door over is zijn was ben bent heb heeft hebben ik jij je hij zij ze wij we mij mijn jouw niet geen zo wat wie waar wanneer " +
		"waarom hoe heel erg ook nog wel al meer vandaag altijd als omdat dat dit die er aan bij om mn goed hoi bedankt dag gehad lekker leven gewoon weer niks gaat kan wil moet " +
		"o os as um uma uns umas e ou mas em no na nos nas do da dos das com por pelo pela para pra que como quando onde quem não nao sim eu tu ele ela nós eles elas meu minha seu sua " +
		"é são sou estou está tá to tenho tem muito mais já hoje tudo nada porque pq você vc obrigado obrigada ola oi bem também vida dia trabalho quero posso nunca sempre casa vou de " +
		"foi hoje " +
		"il lo gli uno ed ma di da del della dei delle nel nella con su per tra fra che chi cosa come quando dove perché perche non sì io tu lui lei noi voi loro mi ti si ci vi mio mia " +
		"suo sua è sono sei siamo ho hai ha abbiamo hanno molto più piu già gia oggi tutto niente anche questo questa grazie ciao bene vita giorno lavoro voglio posso mai sempre casa " +
		"di nn cosi sto "
	)
		.split(" ")
		// Without its accent a word of two letters may be one of another language: "já" and the Finnish "ja".
		.flatMap((word) => (word.length > 2 ? [word, plain(word)] : [word]))
		.concat(EVERYDAY.filter((word) => word.length > 3)),
);

/** Letters of Latin alphabets outside the seven languages, which the seven rarely use. */
const LETTERS_ELSEWHERE =
	/[ăąćčďđěęğıłńňőřśşșťțůűźżžāēģīķļņūėįųšåøðþơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/u;

/** Below this many words the share means nothing: only telling words or another script count (`detectLanguage`). */
const WORDS_MIN = 4;
/** In any of the seven languages at least a third of the words are small ones; in others, few. */
const SHARE_MAX = 0.15;
/** Letters from elsewhere outweigh a few words that happen to be known. */
const SHARE_MAX_WITH_LETTERS = 0.3;

/** Scripts in which a run of letters is a sentence, not a word. */
const UNSPACED = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/gu;
/** This many of its characters count like four words. */
const UNSPACED_MIN = 6;

function plain(word: string): string {
	return word.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * Whether a text is most likely in none of the languages that Layer 1 reads: by its script, else by how many
 * of its words are the small ones of those languages. Short or doubtful texts aren't.
 */
export function soundsForeign(text: string): boolean {
	const clean = text.replace(/https?:\/\/\S+|[\w.]+@[\w.]+|`[^`]*`/g, " ").toLowerCase();
	const latin = clean.match(/\p{Script=Latin}/gu)?.length ?? 0;
	const unspaced = clean.match(UNSPACED)?.length ?? 0;
	if (unspaced >= UNSPACED_MIN && unspaced > latin) {
		return true;
	}
	const words =
		clean
			.normalize("NFC")
			.replace(/['’]/gu, "")
			.match(/(?<![\p{L}\p{N}_])\p{L}[\p{L}\p{M}]*(?![\p{N}_({=])/gu) ?? [];
	if (words.length < WORDS_MIN) {
		return detectLanguage(text) === "other";
	}
	const others = words.filter((word) => !/\p{Script=Latin}/u.test(word)).length;
	if (others > words.length / 2) {
		// Look-alike letters among Latin ones are a disguise, not another language.
		return words.filter((word) => /\p{Script=Latin}/u.test(word)).length < words.length / 3;
	}
	if (/[{};=<>]|\(\)|=>/.test(clean)) {
		return false;
	}
	const known = words.filter((word) => KNOWN.has(word)).length / words.length;
	const hasLetters = words.some((word) => LETTERS_ELSEWHERE.test(word));
	return (
		known <= (hasLetters ? SHARE_MAX_WITH_LETTERS : SHARE_MAX) && (hasLetters || words.length > WORDS_MIN)
	);
}
