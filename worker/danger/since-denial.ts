import type { RiskLevel, Signal } from "#shared/safety/risk.ts";
import type { ChatTurn } from "../models/text-model.ts";
import { DANGER_ACT } from "./compose-danger.ts";
import { denies, deniesPlainly, meansOtherwise } from "./denial.ts";
import { ONCE_MORE_POOL } from "./rules/ask-dying-again.ts";

/**
 * What a plain denial settles. A way, a plan or a deed stays open whatever is said, and so do voices and wounds. The panel,
 * the row of help and the risk state of the day stay in any case.
 */
const DENIABLE: ReadonlySet<RiskLevel> = new Set([
	"wish",
	"thoughts",
	"other",
	"abuse",
	"violence",
	"eating",
]);
/** Where the words say it, whatever was said before them. */
const BY_ITSELF: ReadonlySet<Signal> = new Set(["words", "another-language", "emergency"]);
const OF_LIFE: ReadonlySet<RiskLevel> = new Set(["wish", "thoughts"]);

const HARM_DENIED: readonly RegExp[] = [
	/\b(?:no ?one|nobody)(?:'s| is| has| was| ever)* (?:\w+ )?(?:hurt|hit|harm|abus|threaten|touch|guard)\w*/i,
	/\b(?:i'?m|i am|it'?s|it is|this is|that'?s|wasn'?t|not|there'?s|there is) (?:not|no|isn'?t|never) (?:\w+ )?(?:me|abuse[ds]?|being abused|afraid|scared|in danger|violen\w+|mirror|like that|what i meant)\b/i,
	/\bnot me\b/i,
	/\b(?:perfectly|completely|quite|totally|entirely) safe\b/i,
];

/** The person says that they were misread, whatever it was about. */
const MISREAD =
	/\byou(?:'ve| have)? (?:seem to (?:think|believe)|misread|misunderst\w+|got (?:it|that|me|this) wrong|(?:are |'re )?read(?:ing)? (?:it|that|me|this) wrong)|\bfalse alarm\b|\bfigure of speech\b/i;
/** As an answer to "are you safe?", it says how things are now, and takes nothing back. */
const IS_FINE =
	/(?:^|[.!?,] *)i(?:'m| am) (?:safe|fine|not at risk|not in (?:any )?danger|quite all right)\b/i;

/** A no with more before it: "Oh my god no!", "Good heavens, no." */
const EXCLAIMED =
	/^(?:(?:oh|god|my|good|heavens|goodness|gosh|jesus|christ|what|wow|lord|hell)[,!?. ]+)+(?=no\b)/i;
/** A "no" to these says that no act is near, or that someone isn't safe: thoughts of dying may still be there. */
const OF_SAFETY: ReadonlySet<string> = new Set(["acting", "safe", "everyone", "unwell", "commands"]);
const HEDGED =
	/\b(?:not (?:safe|fine)|sometimes|not yet|for now|until|till|don'?t feel safe|unless|but i (?:might|could|can'?t))\b/i;

/**
 * Whether the person has said plainly that it isn't so, after words that read as danger or may have meant it: since when, as
 * the number of their messages after that denial. Null when they haven't, when newer words show danger again, or when what
 * was shown stays open. `turns` end with the message to be answered.
 */
export function sinceDenial(turns: readonly ChatTurn[]): number | null {
	const shown: (RiskLevel | "row")[] = [];
	let since: number | null = null;
	for (const [i, turn] of turns.entries()) {
		if (turn.role === "assistant") {
			continue;
		}
		since = since === null ? null : since + 1;
		const shows = shownBy(turns, i);
		if (shows !== null) {
			shown.push(shows);
			since = null;
		} else if (
			shown.length > 0 &&
			since === null &&
			isDenial(turn.content, questionBefore(turns, i), shown)
		) {
			since = 0;
		}
	}
	return shown.every((level) => level === "row" || DENIABLE.has(level)) ? since : null;
}

/** What a message of the person showed, or may have: a doubt of an earlier one counts where it was answered as one. */
function shownBy(turns: readonly ChatTurn[], at: number): RiskLevel | "row" | null {
	const { content, isCare, verdict } = turns[at] as ChatTurn;
	const isNewest = at === turns.length - 1;
	if (isCare) {
		// Danger that only the context showed stays open, whatever the person says.
		return verdict?.signals?.some((signal) => BY_ITSELF.has(signal)) ? verdict.level : "intent";
	}
	if (verdict?.tier !== "row") {
		return null;
	}
	const isDenied = deniesPlainly(content) || meansOtherwise(content);
	const isAnswered = turns[at + 1]?.note?.act === DANGER_ACT;
	return (isNewest ? !isDenied : isAnswered) ? "row" : null;
}

/** The previous reply, or the one before it when the conversation was still about danger. */
function questionBefore(turns: readonly ChatTurn[], at: number): ChatTurn | undefined {
	const [earlier, last] = [turns[at - 3], turns[at - 1]];
	return !asksOfDying(last) && last?.note?.act === DANGER_ACT && asksOfDying(earlier) ? earlier : last;
}

function isDenial(
	content: string,
	before: ChatTurn | undefined,
	shown: readonly (RiskLevel | "row")[],
): boolean {
	if (HEDGED.test(content)) {
		return false;
	}
	const words = content.replace(EXCLAIMED, "");
	const isAnswerOfSafety = OF_SAFETY.has(before?.note?.asked ?? "");
	const isOfLife = shown.some((level) => level === "row" || OF_LIFE.has(level));
	const isSaid = meansOtherwise(words) || MISREAD.test(words) || (!isAnswerOfSafety && IS_FINE.test(words));
	return isOfLife
		? isSaid ||
				deniesPlainly(words) ||
				(asksOfDying(before) && denies(words)) ||
				(!isAnswerOfSafety && /^no[.,!]/i.test(words))
		: isSaid || HARM_DENIED.some((denial) => denial.test(words));
}

/**
 * Returns whether the newest reply asked about ending one's life for the first time, and the message passes over it.
 */
export function passesOver(turns: readonly ChatTurn[]): boolean {
	const last = turns.at(-2);
	const isRepeat = last?.note?.templates.some((id) => id.startsWith(ONCE_MORE_POOL)) ?? false;
	return asksOfDying(last) && !isRepeat;
}

function asksOfDying(reply: ChatTurn | undefined): boolean {
	return reply?.note?.asked === "dying";
}
