import * as events from "../content/events.ts";
import * as heard from "../content/said.ts";
import { type Parts, say, sayOneOf } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";
import { planOffer } from "./answer.ts";
import { isNear } from "./levels.ts";

/**
 * Returns whether the person told someone, or someone is there. In abuse, the person who came may be the one they
 * fear.
 */
export function hasReached(s: Situation): boolean {
	const isFeared = s.family === "abuse" || s.family === "violence";
	return (
		!isAbout(s, heard.NO) &&
		(isAbout(s, heard.TOLD_SOMEBODY) || (!isFeared && isAbout(s, heard.SOMEBODY_NEAR, heard.COMPANY)))
	);
}

export function reached(s: Situation): Parts {
	const isTheirs = s.family === "life" || s.family === "self-harm";
	return [
		sayOneOf(s, ["company", isAbout(s, heard.COMPANY) ? events.COMPANY : []], ["reached", events.REACHED]),
		isTheirs && !isNear(s) ? planOffer(s) : null,
		say(s, "reached.ask", events.REACHED_ASKS),
	];
}
