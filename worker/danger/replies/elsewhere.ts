import { tongueOf } from "#shared/safety/tongue.ts";
import * as talk from "../content/courtesy.ts";
import { GOODBYE, GOODBYE_HELP, ONLY_ENGLISH, STAYING, THANKED } from "../content/shared.ts";
import { IN_THEIR_WORDS, IN_THEIR_WORDS_AGAIN } from "../content/turned.ts";
import type { Context } from "../context.ts";

type Parts = (string | null)[];

const HELLO =
	/^(?:bonjour|bonsoir|salut|hola|buenas|buenos d[ií]as|hallo|guten (?:tag|morgen|abend)|moin|ciao|buongiorno|buonasera|ol[áa]|oi|bom dia|boa tarde|hoi|goedemorgen|cze[śs][ćc]|dzie[ńn] dobry|hej|merhaba)[\s!.,]*$/iu;
const THANKS =
	/^(?:merci(?: beaucoup)?|(?:muchas )?gracias|danke(?: sch[öo]n)?|vielen dank|grazie(?: mille)?|obrigad[oa]|muito obrigad[oa]|dank (?:je|u)(?: wel)?|bedankt|dzi[ęe]kuj[ęe]|dzi[ęe]ki|tack|te[şs]ekk[üu]rler)[\s!.,]*$/iu;
const BYE =
	/^(?:(?:merci|gracias|danke|grazie|obrigad[oa]|bedankt|ok),? )?(?:au revoir|adieu|adi[óo]s|hasta (?:luego|ma[ñn]ana|pronto)|tsch[üu](?:ss|ß)|auf wiedersehen|bis (?:bald|morgen)|arrivederci|addio|tchau|adeus|at[ée] (?:logo|amanh[ãa])|doei|tot ziens|dag|do widzenia|pa pa|hej d[åa]|[àa] (?:bient[ôo]t|demain)|bonne nuit|buenas noches|gute nacht|buonanotte|boa noite)[\s!.,]*$/iu;

const NO_ENGLISH: readonly (readonly [string, RegExp])[] = [
	[
		"es",
		/\bno (?:hablo|entiendo|s[ée]) (?:\w+ )?(?:ingl[ée]s|nada)\b|\bhablas espa[ñn]ol\b|\b(?:estoy sola?|no tengo a nadie|ayuda|ayúdame)\b/iu,
	],
	[
		"fr",
		/\bje (?:ne )?(?:parle|comprends) pas\b|\bje suis (?:seule?|triste|perdue?)\b|\bpersonne ne\b|\baidez[- ]moi\b/iu,
	],
	[
		"de",
		/\b(?:ich (?:spreche|verstehe|kann) (?:kein|nicht)|ich bin (?:allein|so allein)|niemand|hilf mir)\b/iu,
	],
	["nl", /\b(?:ik (?:spreek|begrijp|ben) (?:geen|niet|alleen)|niemand|help me alsjeblieft)\b/iu],
	["pt", /\bn[ãa]o (?:falo|entendo|tenho|aguento|consigo)\b|\bestou sozinh[oa]\b|\bningu[ée]m\b/iu],
	["it", /\bnon (?:parlo|capisco|ce la faccio|ho nessuno)\b|\bsono sol[oa]\b|\bnessuno\b|\baiutami\b/iu],
];

function tongueSaid({ reading }: Context): string | null {
	return (
		NO_ENGLISH.find(([, pattern]) => pattern.test(reading.text))?.[0] ??
		reading.language ??
		tongueOf(reading.text)
	);
}

/** A hello, a thank-you or a goodbye of another language is one; and in danger a sentence in it points to people. */
export function elsewhere(context: Context): Parts | null {
	const { reading, memory, voice, name } = context;
	const { text } = reading;
	const isNear = memory.danger !== null;
	if (BYE.test(text)) {
		return isNear
			? [voice.say(GOODBYE) ?? "Go gently.", voice.say(GOODBYE_HELP)]
			: [voice.say(talk.GOODBYES_GENTLE, { name }) ?? voice.say(GOODBYE)];
	}
	if (THANKS.test(text)) {
		return [
			(isNear ? voice.say(THANKED) : voice.say(talk.THANKS, { name })) ?? voice.say(STAYING),
			isNear ? voice.say(GOODBYE_HELP) : null,
		];
	}
	if (HELLO.test(text) && !isNear) {
		return [voice.say(talk.GREETINGS, { name }), ONLY_ENGLISH, voice.say(talk.GREETING_QUESTIONS)];
	}
	const tongue = isNear && reading.danger === null ? tongueSaid(context) : null;
	const line =
		tongue === null
			? null
			: (voice.say([IN_THEIR_WORDS[tongue] ?? ""]) ?? IN_THEIR_WORDS_AGAIN[tongue] ?? null);
	return line ? [line] : null;
}
