import { screened } from "#shared/safety/doubt.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import { screen } from "#shared/safety/screen.ts";
import type { ChatTurn } from "../models/text-model.ts";
import { mayNeedHelp } from "./may-need-help.ts";
import { asksDirectly, denies, deniesPlainly, meansOtherwise } from "./understand/denial.ts";

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
const OF_LIFE: ReadonlySet<RiskLevel> = new Set(["wish", "thoughts"]);

const HARM_DENIED: readonly RegExp[] = [
	/\b(?:no ?one|nobody)(?:'s| is| has| was| ever)* (?:\w+ )?(?:hurt|hit|harm|abus|threaten|touch|guard)\w*/i,
	/\b(?:i'?m|i am|it'?s|it is|this is|that'?s|wasn'?t|not|there'?s|there is) (?:not|no|isn'?t|never) (?:\w+ )?(?:me|abuse[ds]?|being abused|afraid|scared|in danger|violen\w+|mirror|like that|what i meant)\b/i,
	/\bnot me\b/i,
	/\b(?:perfectly|completely|quite|totally|entirely) safe\b/i,
];

/** What was said was read wrongly, whatever it was about. */
const MISREAD =
	/\byou(?:'ve| have)? (?:seem to (?:think|believe)|misread|misunderst\w+|got (?:it|that|me|this) wrong|(?:are |'re )?read(?:ing)? (?:it|that|me|this) wrong)|\bfalse alarm\b|\bfigure of speech\b|(?:^|[.!?,] *)i(?:'m| am) (?:safe|fine|not at risk|not in (?:any )?danger|quite all right)\b/i;

/** A no with more before it: "Oh my god no!", "Good heavens, no." */
const EXCLAIMED =
	/^(?:(?:oh|god|my|good|heavens|goodness|gosh|jesus|christ|what|wow|lord|hell)[,!?. ]+)+(?=no\b)/i;
const HEDGED =
	/\b(?:not (?:safe|fine)|sometimes|not yet|for now|don'?t feel safe|unless|but i (?:might|could|can'?t))\b/i;

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
			isDenial(turn.content, turns[i - 1]?.content ?? "", shown)
		) {
			since = 0;
		}
	}
	return shown.every((level) => level === "row" || DENIABLE.has(level)) ? since : null;
}

/** What a message of the person showed, or may have: of the newest by its words, of earlier ones by how they were answered. */
function shownBy(turns: readonly ChatTurn[], at: number): RiskLevel | "row" | null {
	const { content, isCare } = turns[at] as ChatTurn;
	if (isCare || at === turns.length - 1) {
		const level = screen(content);
		if (level !== "none") {
			return level;
		}
		// Danger that only the talk around it showed stays open.
		const isDenied = deniesPlainly(content) || meansOtherwise(content);
		return isCare ? "intent" : !isDenied && mayNeedHelp(content, screened(content)) ? "row" : null;
	}
	const isAnsweredAsDanger = turns[at + 1]?.note?.act === "danger";
	return isAnsweredAsDanger && mayNeedHelp(content, screened(content)) ? "row" : null;
}

function isDenial(content: string, asked: string, shown: readonly (RiskLevel | "row")[]): boolean {
	if (HEDGED.test(content)) {
		return false;
	}
	const words = content.replace(EXCLAIMED, "");
	const isOfLife = shown.some((level) => level === "row" || OF_LIFE.has(level));
	const isSaid = meansOtherwise(words) || MISREAD.test(words);
	return isOfLife
		? isSaid || deniesPlainly(words) || (asksDirectly(asked) && denies(words)) || /^no[.,!]/i.test(words)
		: isSaid || HARM_DENIED.some((denial) => denial.test(words));
}
