import { tellsOfSuicide } from "#shared/safety/after/bereaved.ts";
import * as answers from "../content/answers.ts";
import { ABUSE_FOUND_OUT, BARRIERS, FOUND_OUT } from "../content/barriers.ts";
import * as events from "../content/events.ts";
import { GOODBYE_HELP } from "../content/goodbye.ts";
import * as later from "../content/later.ts";
import { ASKS_DYING, LEVELS, MEANS_ASKED, MEANS_CARE } from "../content/levels.ts";
import { ASKS_AWAY } from "../content/openings.ts";
import * as past from "../content/past.ts";
import { REQUESTS } from "../content/requests.ts";
import { EDGE_ON } from "../content/row.ts";
import * as heard from "../content/said.ts";
import { WAYS, WAYS_AGAIN, WAYS_ASKS } from "../content/ways.ts";
import { FAMILY_OF } from "../content/words.ts";
import { denies, deniesPlainly } from "../denial.ts";
import { ask, type Parts, say, sayOneOf } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";
import { answerOf } from "./answer.ts";
import { askDyingAgain, mayAskDyingAgain } from "./ask-dying-again.ts";
import { goodbye, goodbyeOpen, leavesOpen, saysBye } from "./goodbye.ts";
import { GUILT } from "./grief.ts";
import { helper, isAboutThem } from "./helper.ts";
import { again, firstAnswer, hasComeNearer, isNear, nearer, stay, TELLS } from "./levels.ts";
import { bereaved, over } from "./past.ts";
import { hasReached, reached } from "./reached.ts";
import { row } from "./row.ts";
import type { Rule } from "./rule.ts";
import { inTheirWords, languageIn } from "./their-language.ts";
import {
	bodyFirst,
	called,
	emergencyOf,
	hasCalled,
	isBodyAtRisk,
	isOnItsWay,
	isUrgentBefore,
	urgent,
	urgentBefore,
	urgentGoesOn,
} from "./urgent.ts";

/** A longer message isn't just a joke. */
const JOKE_WORDS = 8;

const isClose = ({ level, before }: Situation) => level !== null || before !== null;
const isOwn = (situation: Situation) => isClose(situation) && situation.family !== "other";
const wasClose = ({ before }: Situation) => before !== null;
const wasOwn = (situation: Situation) => wasClose(situation) && situation.family !== "other";
const isLightly = ({ level, before }: Situation) =>
	before === null && (level === "thoughts" || level === "wish");
const asksToday = ({ level }: Situation) => level === "method";

/**
 * Emergencies first, then replies to questions and answers, then to what the message shows, then to what continues.
 */
export const RULES: readonly Rule[] = [
	{ id: "urgent", when: (s) => emergencyOf(s) !== null, reply: urgent },
	{
		id: "unwanted",
		when: (s) => ["violence", null].includes(s.family) && isAbout(s, heard.UNWANTED),
		reply: unwanted,
	},
	{ id: "bye-open", when: leavesOpen, reply: goodbyeOpen },
	{ id: "tongue", when: (s) => isClose(s) && languageIn(s) !== null, reply: inTheirWords },
	{
		id: "means",
		when: (s) => asksToday(s) && isAbout(s, heard.ASKS_MEANS),
		reply: (s) => [
			say(s, "means.asked", MEANS_ASKED),
			say(s, "means.care", MEANS_CARE),
			s.before === null ? say(s, "reach.method", LEVELS.method.reach) : null,
			s.askedLately.has("acting") ? say(s, "who", later.WHO) : (firstAnswer(s, "method").at(-1) ?? null),
		],
	},
	{
		id: "long-ago",
		when: (s) =>
			(s.level === "behaviour" || (isLightly(s) && isAbout(s, heard.ATTEMPTED))) &&
			isAbout(s, past.LONG_AGO) &&
			!isAbout(s, past.NOW),
		reply: (s) => [
			say(s, "past", past.PAST_HEARD),
			say(s, "reach.wish", LEVELS.wish.reach),
			ask(s, "ask.dying.life", ASKS_DYING),
		],
	},
	{
		id: "urgent-goes-on",
		when: (s) => urgentBefore(s) !== null && !hasCalled(s),
		reply: urgentGoesOn,
	},
	{
		id: "kept",
		when: (s) => isOwn(s) && s.used.has("past.0") && isAbout(s, past.STILL_KEPT),
		reply: (s) => [say(s, "kept", past.KEPT), say(s, "kept.ask", past.KEPT_ASKS)],
	},
	{ id: "nearer", when: hasComeNearer, reply: nearer },
	{
		id: "they-are-here",
		when: (s) =>
			s.family === "abuse" &&
			isClose(s) &&
			(isAbout(s, heard.THEY_ARE_NEAR) || (s.before !== null && isAbout(s, heard.THEY_ARE_HERE))),
		reply: (s) => [say(s, "feared", events.FEARED_IS_HERE)],
	},
	{
		id: "not-calling",
		when: (s) => isUrgentBefore(s) && s.level === null && isAbout(s, heard.NOT_CALLING),
		reply: (s) => [
			say(s, "not-calling", events.NOT_CALLING),
			ask(s, "who", { asks: "who", lines: events.NOT_CALLING_ASKS }),
		],
	},
	{
		id: "at-theirs",
		when: (s) => s.family === "violence" && s.before !== null && isAbout(s, heard.AT_THEIRS),
		reply: (s) => [say(s, "leave", events.LEAVE_THERE), say(s, "leave.ask", events.LEAVE_THERE_ASKS)],
	},
	{
		id: "joked",
		when: (s) =>
			wasOwn(s) &&
			s.family === "life" &&
			s.level === null &&
			s.words <= JOKE_WORDS &&
			isAbout(s, heard.JOKED) &&
			!denies(s.text),
		reply: (s) => {
			const asks = askDyingAgain(s);
			return asks && [say(s, "joked", events.JOKED_FIRST), asks];
		},
	},
	{
		id: "back-again",
		when: (s) => wasOwn(s) && s.level === null && isAbout(s, heard.BACK_AGAIN),
		reply: (s) => [
			say(s, "back", events.BACK_AGAIN),
			s.asked === "dying" ? askDyingAgain(s) : say(s, "back.ask", events.BACK_AGAIN_ASKS),
		],
	},
	{ id: "request", when: wasOwn, reply: (s) => fromList(s, REQUESTS) },
	{ id: "ways", when: wasOwn, reply: ways },
	{
		id: "found-out",
		when: (s) => wasClose(s) && s.family === "abuse" && isAbout(s, ABUSE_FOUND_OUT),
		reply: (s) => fromList(s, [FOUND_OUT]),
	},
	{ id: "barrier", when: wasOwn, reply: (s) => fromList(s, BARRIERS) },
	{
		id: "baby-put-down",
		when: (s) => s.family === "violence" && isAbout(s, heard.BABY_PUT_DOWN),
		reply: (s) => [
			say(s, "baby-down", events.BABY_PUT_DOWN),
			say(s, "baby-down.ask", events.BABY_PUT_DOWN_ASKS),
		],
	},
	{
		id: "means-will",
		when: (s) => wasOwn(s) && isAbout(s, heard.MEANS_WILL),
		reply: (s) => [say(s, "means.will", events.MEANS_WILL), say(s, "means.will.ask", events.MEANS_WILL_ASKS)],
	},
	{
		id: "means-away",
		when: (s) => wasOwn(s) && isAbout(s, heard.MEANS_AWAY) && !isAbout(s, heard.NO),
		reply: (s) => [say(s, "means.away", events.MEANS_AWAY), say(s, "who", later.WHO)],
	},
	{
		id: "called",
		when: (s) => (isUrgentBefore(s) || urgentBefore(s) !== null || isOnItsWay(s)) && hasCalled(s),
		reply: called,
	},
	{
		id: "safer-place",
		when: (s) =>
			isUrgentBefore(s) &&
			s.level === null &&
			isAbout(s, heard.SAFER_PLACE) &&
			!isAbout(s, heard.NO, heard.COMPANY),
		reply: (s) => [
			say(s, "safer-place", events.SAFER_PLACE),
			ask(s, "safer-place.ask", { asks: "open", lines: events.SAFER_PLACE_ASKS }),
		],
	},
	{
		id: "body",
		when: (s) =>
			isBodyAtRisk(s) && isAbout(s, heard.BODY) && !isAbout(s, heard.NOT_UNWELL) && s.level === null,
		reply: (s) => [bodyFirst(s), say(s, "body.ask", events.BODY_ASKS)],
	},
	{
		id: "body-alone",
		when: (s) =>
			s.level === null &&
			[...events.BODY_TOO_LITTLE, ...events.BODY_NOW].some((line) => s.replies.at(-1)?.includes(line)) &&
			(heard.SHORT_NO.test(s.text) || isAbout(s, heard.ALONE)),
		reply: (s) => [say(s, "body.alone", events.BODY_ALONE)],
	},
	{ id: "answer", when: ({ asked }) => asked !== null, reply: answerOf },
	{
		id: "first",
		when: (s) => s.level !== null && isNew(s),
		reply: (s) => (s.level ? firstAnswer(s, s.level) : null),
	},
	{ id: "helper", when: (s) => s.family === "other" && isAboutThem(s), reply: helper },
	{
		id: "will-reach",
		when: (s) => wasOwn(s) && isAbout(s, heard.WILL_REACH),
		reply: (s) => [say(s, "will-reach", events.WILL_REACH), say(s, "will-reach.ask", events.WILL_REACH_ASKS)],
	},
	{ id: "reached", when: (s) => isOwn(s) && hasReached(s), reply: reached },
	{ id: "bye", when: (s) => isClose(s) && saysBye(s), reply: goodbye },
	{
		id: "thanks",
		when: (s) => isClose(s) && s.level === null && isAbout(s, heard.THANKS),
		reply: (s) => [say(s, "thanked", events.THANKED), say(s, "bye.help", GOODBYE_HELP)],
	},
	{ id: "again", when: ({ level }) => level !== null, reply: again },
	{ id: "up-front", when: (s) => !isClose(s) && deniesPlainly(s.text), reply: upFront },
	{ id: "bereaved", when: (s) => !isClose(s) && tellsOfSuicide(s.text), reply: bereaved },
	GUILT,
	{
		id: "over",
		when: (s) => !isClose(s) && s.tier === "row" && isAbout(s, past.LONG_AGO) && !isAbout(s, past.NOW),
		reply: over,
	},
	{
		id: "edge-on",
		when: (s) =>
			s.tier === "none" && !isClose(s) && [...s.usedLately].some((id) => id.startsWith("row.edge")),
		reply: (s) => {
			const said = say(s, "edge-on", EDGE_ON);
			return said && [said, (s.asked === "dying" ? askDyingAgain(s) : null) ?? ask(s, "ask.away", ASKS_AWAY)];
		},
	},
	{ id: "row", when: ({ tier }) => tier === "row", reply: row },
];

/** While danger is near and the guide has no answer of its own, the coach stays with the person. */
export const STAYS: Rule = { id: "stay", when: (s) => s.before !== null && isNear(s), reply: stay };

/** For when the person passed over the question about ending one's life. */
export const ONCE_MORE: Rule = {
	id: "once-more",
	when: mayAskDyingAgain,
	reply: (s) => [
		sayOneOf(
			s,
			["quiet", isAbout(s, heard.QUIET) ? later.QUIET : []],
			["told", s.words >= TELLS ? later.TOLD : []],
			["stay", later.STAY],
		),
		askDyingAgain(s),
	],
};

/** Whether danger of this kind wasn't near yet. While life is at risk, other danger counts as part of it. */
function isNew({ before, level }: Situation): boolean {
	if (before === null || level === null) {
		return before === null;
	}
	const known = FAMILY_OF[before.level];
	return known !== "life" && level !== "other" && FAMILY_OF[level] !== known;
}

function unwanted(s: Situation): Parts | null {
	const isBaby = isAbout(s, heard.OF_A_CHILD);
	const said = isBaby ? say(s, "unwanted.baby", events.UNWANTED_BABY) : say(s, "unwanted", events.UNWANTED);
	return said && [said, ask(s, "unwanted.ask", { asks: "open", lines: events.UNWANTED_ASKS })];
}

/** For people who ask for the number, or for another way to reach help: where it is, at once. */
function ways(s: Situation): Parts | null {
	const way = WAYS.find(({ pattern }) => pattern.test(s.text));
	if (!way) {
		return null;
	}
	const said = sayOneOf(s, [`way.${way.name}`, way.says], ["way.again", WAYS_AGAIN]);
	return said && [said, say(s, "way.ask", way.asks ?? WAYS_ASKS)];
}

function fromList(s: Situation, list: typeof BARRIERS): Parts | null {
	const each = list.find(
		({ pattern, family }) => (family === undefined || family === s.family) && pattern.test(s.text),
	);
	const said = each && say(s, `barrier.${each.name}`, each.says);
	// The open question about ending one's life is asked again here, like in replies where nothing else fits.
	const again = s.asked === "dying" ? askDyingAgain(s) : null;
	return said ? [said, again ?? say(s, `barrier.${each.name}.ask`, each.questions)] : null;
}

function upFront(s: Situation): Parts {
	return [say(s, "up-front", answers.SAID_UP_FRONT), say(s, "up-front.ask", answers.SAID_UP_FRONT_ASKS)];
}
