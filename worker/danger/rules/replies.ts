import * as answers from "../content/answers.ts";
import type { BARRIERS } from "../content/barriers.ts";
import * as events from "../content/events.ts";
import * as heard from "../content/said.ts";
import { WAYS, WAYS_AGAIN, WAYS_ASKS } from "../content/ways.ts";
import { ask, type Parts, type Said, say, sayOneOf } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";
import { askedAnew, planOffer } from "./answer.ts";
import { isNear } from "./levels.ts";
import { isUrgentBefore } from "./urgent.ts";

export function unwanted(s: Situation): Parts | null {
	const isBaby = isAbout(s, heard.OF_A_CHILD);
	const said = isBaby ? say(s, "unwanted.baby", events.UNWANTED_BABY) : say(s, "unwanted", events.UNWANTED);
	return said && [said, ask(s, "unwanted.ask", { asks: "open", lines: events.UNWANTED_ASKS })];
}

/** For people who ask for the number, or for another way to reach help: where it is, at once. */
export function ways(s: Situation): Parts | null {
	const way = WAYS.find(({ pattern }) => pattern.test(s.text));
	if (!way) {
		return null;
	}
	const said = sayOneOf(s, [`way.${way.name}`, way.says], ["way.again", WAYS_AGAIN]);
	return said && [said, say(s, "way.ask", way.asks ?? WAYS_ASKS)];
}

export function fromList(s: Situation, list: typeof BARRIERS): Parts | null {
	const each = list.find(
		({ pattern, family }) => (family === undefined || family === s.family) && pattern.test(s.text),
	);
	const said = each && say(s, `barrier.${each.name}`, each.says);
	// The open question about ending one's life is asked again here, like in replies where nothing else fits.
	const again = s.asked === "dying" ? askedAnew(s) : null;
	return said ? [said, again ?? say(s, `barrier.${each.name}.ask`, each.questions)] : null;
}

export function bodyFirst(s: Situation): Said | null {
	const isOfHeart = isAbout(s, heard.HEART);
	if (s.family === "eating" && isOfHeart) {
		return say(s, "body.too-little", events.BODY_TOO_LITTLE);
	}
	if (isUrgentBefore(s) || (s.family === "abuse" && isOfHeart)) {
		return say(s, "body.now", events.BODY_NOW);
	}
	return say(s, "body", events.BODY_FIRST);
}

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

export function upFront(s: Situation): Parts {
	return [say(s, "up-front", answers.SAID_UP_FRONT), say(s, "up-front.ask", answers.SAID_UP_FRONT_ASKS)];
}
