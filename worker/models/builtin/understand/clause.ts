import { type Piece, piecesOf, sentencesOf } from "./clauses.ts";
import { isReflectable } from "./reflectable.ts";
import { lowered, turnPronouns } from "./turn-pronouns.ts";
import { DROPPED_SUBJECT } from "./verbs.ts";

/** What a clause does, which decides the words that may be put around it. */
export type ClauseKind =
	| "self-attack"
	| "feeling"
	| "judgement"
	| "belief"
	| "worry"
	| "intention"
	| "want"
	| "must"
	| "tried"
	| "cannot"
	| "did"
	| "other"
	| "state";

export type Clause = {
	/** Said to the person, first word lower case unless a name: "you can't sleep". */
	turned: string;
	/** As the person said it: "I can't sleep". */
	original: string;
	kind: ClauseKind;
	joint: string;
	weight: number;
};

const SELF_ATTACK =
	/\b(?:I feel (?:so |really |like such |such |just |like |a |an )*(?:stupid|useless|worthless|pathetic|dumb|idiot|disgusting|unlovable)|(?:I feel like|feel like I'm) (?:a |such a |an )?(?:terrible|bad|awful|horrible|failure|loser|fraud|burden)|I(?:'m| am| was)(?: just| such| so| a| an| really| too| completely| totally| always| the| kind of)* (?:failure|loser|stupid|useless|worthless|idiot|ugly|burden|weak|lazy|broken|pathetic|disgusting|fat|mess|problem|joke|(?:bad|terrible|awful|horrible) (?:person|mother|mom|mum|dad|father|friend|partner|parent)|not (?:good|smart|strong|pretty|thin) enough|dumb|incompetent|fraud|imposter|impostor|unlovable|waste)|I hate myself|(?:it's|it is|it was) (?:all )?my (?:own )?fault|wrong with me|I(?:'m| am) (?:never|not) (?:going to be )?(?:good|smart|strong) enough|I always (?:ruin|mess|screw)|I ruin|I suck|(?:like|such) a (?:total |complete )?(?:loser|failure|idiot|joke|mess|freak|liar|coward|fake|monster|disappointment|waste|hypocrite)|blame myself)\b/i;
/** What somebody calls themselves at their worst: never said back. */
const BAD_NAME =
	/\bI(?:'m| am| was) (?:just |such |really |only |nothing but )*(?:an? |the )?(?:\w+ )?(?:monster|freak|psycho|animal|villain|devil|liar|slut|whore|bitch|bastard|pig|parasite|leech|scum|trash|garbage|coward|disgrace|abomination|evil|cunt|dick|moron|retard|lunatic|nutcase|toxic|curse)\b/i;
/** Slips of hurried fingers, and what makes no sentence when it is turned: left alone. */
const NOT_TO_ECHO =
	/\b(?:anymor|anymre|nemore|wana|wnna|wanan|gona|cant|dont|wnat|hav|bein|livin|b|r|u|n|evrything|nothin|sumthin|lyk|dat|dis|wat|wen|hapy|luv|jst|kys|kms)\b|^I (?:told|tell) (?:my|the|a) \w+$/i;
const FEELING =
	/^(?:I(?:'m| am| was|'ve been)|I (?:just |still |really |also )?(?:feel|felt))(?: (?:feeling|so|really|very|just|a bit|a little|quite|pretty|kind of|sort of|too|still|not|more|less|also|always|extremely|super|totally|completely|been|constantly))* (?:\w+)(?: (?:out|up|down|off))?(?:,? (?:and|or|but) (?:(?:also|still|so|really|a bit|a little|kind of) )*\w+)?(?: (?:today|tonight|lately|now|again|recently|these days|all the time|right now|about (?:it|this|that|everything)|inside|anymore))?$/i;
const JUDGEMENT =
	/^(?:nobody|no one|everyone|everybody|everything|nothing)\b|\b(?:hates? me|don't care about me|doesn't care about me|doesn't love me|don't love me|never (?:be|get|find|have|be able)|ruin(?:s|ed)? (?:everything|my life)|pointless|hopeless|too late)\b/i;
/** "Nobody even looked up" tells what happened, and isn't a verdict to be doubted. */
const HAPPENED =
	/^(?:nobody|no one|everyone|everybody|nothing) (?:even |just |really |ever )?(?:\w{3,}ed|said|came|went|saw|did|told|knew|took|got|left|spoke|stood|sat)\b|^(?:nobody|no one) (?:even |ever )?says\b/i;
const BELIEF =
	/^I (?:just |really |honestly |sometimes |often |always |also |keep )?(?:think|thinking|feel like|felt like|feel as if|feel as though|feel that|believe|guess|suspect|know|realised|realized|keep thinking)(?: that)? (?=(?:I|I'm|I've|I'd|I'll|my|he|she|they|it|we|he's|she's|it's|they're|we're|there|there's|nobody|everyone|everybody|no one|everything|nothing)\b)/i;
const WORRY =
	/^I(?:'m| am)? (?:just |really |so |also |always |constantly )?(?:worry|afraid|scared|worried|terrified|anxious|convinced)(?: that)? (?=(?:I|I'm|I've|I'd|I'll|my|he|she|they|we|he's|she's|they're|we're|nobody|everyone|everybody|no one|everything|nothing)\b)/i;

const KINDS: readonly (readonly [ClauseKind, RegExp])[] = [
	[
		"intention",
		/^(?:I'll|I will|I(?:'m| am) (?:going to|planning to)|I plan to|I(?:'ve| have)? decided to)(?! (?:be|have|never|not|always|lose|fail|miss|die|probably|end)\b)\b|^I (?:could|might) (?:try|ask|call|start)\b/i,
	],
	[
		"want",
		/^(?:I|we) (?:just |really |still |also |only )?(?:(?:don't )?want|wish|hope|would love|would like|need|long|used to)\b|^I'd (?:love|like|rather)\b/i,
	],
	[
		"must",
		/^(?:I|we) (?:just |really |still |always )?(?:have to|should|must|ought to|need to|am supposed to)\b|^I'm supposed to\b/i,
	],
	[
		"tried",
		/^(?:I|we)(?:'ve| have)? (?:just |really |already |even |always )?(?:been trying|tried|try)\b|^I(?:'m| am) (?:really |still |just )?trying\b/i,
	],
	["state", /^I (?:just |really |honestly )?(?:don't|do not) know\b/i],
	[
		"cannot",
		/^(?:I|we) (?:just |really |still |simply |also |literally |even )?(?:can't|couldn't|don't|never|struggle|keep|haven't|hardly|barely|can hardly|can barely|am unable)\b|^(?:I'm|we're) (?:not able|struggling|unable|stuck|failing)\b|^I've stopped\b/i,
	],
	[
		"other",
		/^(?:he|she|they|my|our|the|someone|somebody|nobody|no one|everyone|everybody|people|he's|she's|they're|they've|[A-Z][a-z]+)\b(?!'|\s*\bwe\b)/,
	],
	[
		"did",
		/^(?:I|we) (?:actually |finally |just |even |already |also )?(?:\w+ed|went|got|had|did|made|lost|left|told|broke|found|ran|took|gave|said|came|slept|woke|quit|won|met|saw|spoke|wrote|sent|cried|fell|spent|bought|paid|kept|let|thought|knew|began|read|stood|sat|drove|fought|forgot|managed)\b|^(?:I've|we've) (?!been)\w+/i,
	],
];

const WEIGHTS: Record<ClauseKind, number> = {
	"self-attack": 6,
	judgement: 5,
	belief: 4,
	worry: 5,
	cannot: 5,
	other: 4,
	must: 3,
	want: 4,
	tried: 4,
	did: 3,
	state: 3,
	intention: 3,
	feeling: 2,
};

const HEAVY =
	/\b(?:lost|died|left|broke|hate|cry|crying|cried|alone|scared|afraid|fired|never|stopped|anymore|can't|tired|exhausted|guilty|ashamed|angry|hurt|miss|fail|failing|failed|fight|debt|divorce|cancer|hospital|finally|actually|dead|drinking|sleep|stuck)\b/i;

function kindOf(text: string): ClauseKind {
	if (SELF_ATTACK.test(text)) {
		return "self-attack";
	}
	if (JUDGEMENT.test(text) && !HAPPENED.test(text)) {
		return "judgement";
	}
	if (FEELING.test(text) && text.split(" ").length <= 10) {
		return "feeling";
	}
	return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "state";
}

function weigh(kind: ClauseKind, text: string, joint: string): number {
	const count = text.split(" ").length;
	return (
		WEIGHTS[kind] +
		(HEAVY.test(text) ? 2 : 0) +
		(count >= 4 && count <= 12 ? 1 : 0) +
		(joint === "but" || joint === "because" ? 1 : 0) -
		(/^(?:it|there)\b/i.test(text) ? 2 : 0) -
		(/\b(?:it|this|that)(?: anymore| any more| at all)?$/i.test(text) ? 2 : 0)
	);
}

function beginLower(text: string): string {
	return lowered(turnPronouns(text)) === turnPronouns(text) || /^[A-Z][a-z]+$/.test(text.split(" ")[0] ?? "")
		? turnPronouns(text)
		: lowered(turnPronouns(text));
}

/** One piece as a clause that may be said back, or null when it is safer not to quote it. */
export function clauseFrom(piece: Pick<Piece, "text" | "joint">): Clause | null {
	const dropped = DROPPED_SUBJECT.test(piece.text) && !/^(?:feeling|been)/i.test(piece.text);
	const text = dropped ? `I ${lowered(piece.text)}` : piece.text;
	if (NOT_TO_ECHO.test(text)) {
		return null;
	}
	if (SELF_ATTACK.test(text) || BAD_NAME.test(text)) {
		// Never said back, so it needs no grammar: only what it is matters.
		return {
			turned: "",
			original: text,
			kind: "self-attack",
			joint: piece.joint,
			weight: WEIGHTS["self-attack"],
		};
	}
	const inner = text.replace(WORRY, "").replace(BELIEF, "");
	if (inner !== text) {
		if (!isReflectable(inner)) {
			return null;
		}
		const inside = kindOf(inner);
		const attack = inside === "self-attack";
		if (inside === "intention" && !WORRY.test(text)) {
			return clauseFrom({ text: inner, joint: piece.joint });
		}
		const kind = attack ? "self-attack" : WORRY.test(text) ? "worry" : "belief";
		return {
			turned: beginLower(inner),
			original: text,
			kind,
			joint: piece.joint,
			weight: weigh(kind, text, piece.joint),
		};
	}
	if (!isReflectable(text)) {
		return null;
	}
	const kind = kindOf(text);
	return {
		turned: beginLower(text),
		original: text,
		kind,
		joint: piece.joint,
		weight: weigh(kind, text, piece.joint),
	};
}

/** All clauses of a message that may be said back, in the order they were said. */
export function clausesOf(text: string): Clause[] {
	return sentencesOf(text)
		.filter((sentence) => !sentence.question)
		.flatMap(piecesOf)
		.map(clauseFrom)
		.filter((clause) => clause !== null);
}

const TWO_SIDED: ReadonlySet<ClauseKind> = new Set([
	"feeling",
	"want",
	"must",
	"cannot",
	"did",
	"other",
	"state",
	"tried",
]);

/** "I love him but I'm so tired": both halves, when both can be said back. */
export function contrastOf(clauses: readonly Clause[]): { left: Clause; right: Clause } | null {
	for (const [index, right] of clauses.entries()) {
		const left = clauses[index - 1];
		if (left === undefined || !/^(?:but|although|even though|yet)$/.test(right.joint)) {
			continue;
		}
		if (TWO_SIDED.has(left.kind) && TWO_SIDED.has(right.kind)) {
			return { left, right };
		}
	}
	return null;
}
