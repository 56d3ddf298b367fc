import { DEFAULT_STYLE } from "#shared/chat/styles.ts";
import { TRY_TURNS } from "#shared/chat/try-it-limits.ts";
import { asksOfDanger } from "#shared/safety/after/answered.ts";
import { helpFor } from "#shared/safety/help/help-for.ts";
import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import { rowFor } from "#shared/safety/text/row.ts";
import { NO_DANGER, type Verdict } from "#shared/safety/verdict.ts";
import type { Tried, TryIt } from "#shared/schemas/public/try-it.ts";
import { assess } from "../../assess.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import type { ChatTurn, PersonFacts } from "../../models/text-model.ts";
import { UNKNOWN_PERSON } from "../../models/unknown-person.ts";
import { composeReply, type WholeReply } from "../../models/wiring/builtin-coach.ts";
import { localHour } from "../../timing/zoned-time.ts";

/** The landing page has no chat; its quick exit is in the help. */
const EXIT_IN_CHAT = "under “Get help now”";

/** A visitor has no safety plan. */
const OWN_PLAN = " Your safety plan is under “Get help now”.";

/** Returns whether the words alone show danger: then the visitor isn't asked to wait. */
export function showsDanger({ message, before = [] }: TryIt): boolean {
	return [...before, message].some((said) => assess(said).level !== "none");
}

/**
 * Returns the built-in coach's answer to a visitor, from only what the page still shows. Safety comes first, as in a
 * conversation. Asks no model and stores nothing, not even that a visitor asked. The page doesn't send earlier
 * answers: the same messages always get the same ones. After a number of messages it answers only where danger is
 * near, else throws `rate_limited`.
 */
export function answerOnce(
	{ country, now }: Pick<Deps, "country" | "now">,
	{ message, before = [], timeZone }: TryIt,
): Tried {
	const person = { ...UNKNOWN_PERSON, localHour: localHour(timeZone ?? "UTC", now()) };
	const { verdict, risk, reply } = talkAgain(person, [...before, message]);
	const { text, metadata } = reply;
	const isAsked = asksOfDanger(text);
	// A panel from an earlier message is still on the page.
	const needsRow = risk === "none" && (isAsked || verdict.tier === "row");
	const isGrave = risk !== "none" || needsRow || isAsked || text.includes("Get help now");
	if (before.length >= TRY_TURNS && !isGrave) {
		throw new AppError(
			"rate_limited",
			`You've sent ${TRY_TURNS} messages here. To go on, keep this conversation.`,
		);
	}
	return {
		message: text.replaceAll(OWN_PLAN, "").replaceAll(EXIT_IN_CHAT, "above"),
		help:
			helpFor(message, verdict.level, country()) ??
			(needsRow ? rowFor(country(), { kind: verdict.kind, words: message }) : null),
		isGrave,
		choices: isGrave ? [] : (metadata.choices ?? []).map(({ label }) => label),
	};
}

/** The gravest risk in the messages, and the last message's verdict with its reply. */
type Talked = { verdict: Verdict; risk: RiskLevel; reply: WholeReply };

function talkAgain(person: PersonFacts, messages: readonly string[]): Talked {
	const turns: ChatTurn[] = [];
	let verdict = NO_DANGER;
	let risk: RiskLevel = "none";
	let reply: WholeReply = { text: "", metadata: {} };
	for (const [index, said] of messages.entries()) {
		verdict = assess(said, messages.slice(0, index), index === 0 ? null : reply.text);
		risk = graver(risk, verdict.level);
		turns.push({ role: "user", content: said, isCare: verdict.level !== "none", verdict });
		reply = composeReply({
			isStranger: true,
			person,
			mode: "deep",
			style: DEFAULT_STYLE,
			risk,
			coach: "builtin",
			consentedTo: [],
			summary: "",
			agreed: [],
			turns: [...turns],
			written: "",
		});
		const { guide: note, choices } = reply.metadata;
		turns.push({
			role: "assistant",
			content: reply.text,
			...(note ? { note } : {}),
			...(choices ? { choices } : {}),
		});
	}
	return { verdict, risk, reply };
}
