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

/** Here the quick exit stands in the help, and there is no chat. */
const EXIT_IN_CHAT = "under “Get help now”";

/** A stranger has none. */
const OWN_PLAN = " Your safety plan is under “Get help now”.";

/** Whether there is danger in the words by themselves: then nobody is told to wait. */
export function showsDanger({ message, before = [] }: TryIt): boolean {
	return [...before, message].some((said) => assess(said).level !== "none");
}

/**
 * An answer of the built-in coach to somebody of whom nothing is known but what the page still shows. The same safety first
 * as in a talk; no model is asked, and nothing is kept, not even that somebody asked. The answers before are not sent along:
 * they are found again, since the same words always get the same. After so many messages there is an answer only where danger
 * is near: throws `rate_limited` for any other.
 */
export function answerOnce(
	{ country, now }: Pick<Deps, "country" | "now">,
	{ message, before = [], timeZone }: TryIt,
): Tried {
	const person = { ...UNKNOWN_PERSON, localHour: localHour(timeZone ?? "UTC", now()) };
	const { verdict, risk, reply } = talkAgain(person, [...before, message]);
	const { text, metadata } = reply;
	const isAsked = asksOfDanger(text);
	// A panel that an earlier message brought is still on the page.
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
			helpFor(message, verdict.level, country) ??
			(needsRow ? rowFor(country, { kind: verdict.kind, words: message }) : null),
		isGrave,
		choices: isGrave ? [] : (metadata.choices ?? []).map(({ label }) => label),
	};
}

/** The gravest risk of all that was said, and the verdict on the last message with the reply to it. */
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
