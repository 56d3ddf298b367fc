import * as later from "../content/later.ts";
import { EDGE_FIRST, ROW, ROW_AGAIN, ROW_WATCHED } from "../content/row.ts";
import * as heard from "../content/said.ts";
import { ask, type Parts, say } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";
import { askDyingAgain, mayAskDyingAgain } from "./ask-dying-again.ts";
import { isNear, stay } from "./levels.ts";

/** Replies to words that may mean danger. We ask, ask again while it stays open, and then ask who could be there. */
export function row(s: Situation): Parts | null {
	if (s.kind === "fear" && s.family !== "abuse" && isNear(s)) {
		return stay(s);
	}
	const isWatched = s.kind === "fear" && isAbout(s, heard.WATCHED);
	const { heard: lines, ask: question } = isWatched ? ROW_WATCHED : ROW[s.kind ?? "life"];
	if (!s.askedLately.has(question.asks)) {
		const edge = isAbout(s, heard.AT_AN_EDGE) && s.kind === "life";
		const pool = isWatched ? "row.watched" : `row.${s.kind}`;
		const first = edge ? say(s, "row.edge", EDGE_FIRST) : say(s, pool, lines);
		return [
			first ?? say(s, "stay", later.STAY),
			edge ? say(s, "unseen", later.REACH_UNSEEN) : null,
			ask(s, question.asks, question),
		];
	}
	return rowAgain(s);
}

function rowAgain(s: Situation): Parts | null {
	const said = say(s, "row.again", ROW_AGAIN);
	const again = mayAskDyingAgain(s) ? askDyingAgain(s) : null;
	return said && [said, say(s, "unseen", later.REACH_UNSEEN), again ?? say(s, "who", later.WHO)];
}
