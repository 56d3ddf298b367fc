import { answered, asksOfDanger } from "#shared/safety/answered.ts";
import { screened } from "#shared/safety/doubt.ts";
import { helpFor } from "#shared/safety/help-for.ts";
import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import { rowFor } from "#shared/safety/row.ts";
import type { Tried, TryIt } from "#shared/schemas/try-it.ts";
import { DEFAULT_STYLE } from "#shared/styles.ts";
import { mayNeedHelp } from "../../danger/index.ts";
import type { Deps } from "../../deps.ts";
import { composeReply, type WholeReply } from "../../models/builtin-coach.ts";
import type { ChatTurn } from "../../models/text-model.ts";
import { UNKNOWN_PERSON } from "../../models/unknown-person.ts";
import { localHour } from "../notifications/timing/zoned-time.ts";

/** Here the quick exit stands in the help, and there is no chat. */
const EXIT_IN_CHAT = "in the chat's menu";

/** What a message shows of danger, by its words, those before it and what the coach had just asked. */
function levelOf(said: string, before: readonly string[], reply: string | null): RiskLevel {
	return graver(screened(said, before).level, answered(said, reply));
}

/** Whether there is danger in the words by themselves: then nobody is told to wait. */
export function showsDanger({ message, before = [] }: TryIt): boolean {
	return [...before, message].some((said) => screened(said).level !== "none");
}

/**
 * An answer of the built-in coach to somebody of whom nothing is known but what the page still shows. The same safety first
 * as in a talk; no model is asked, and nothing is kept, not even that somebody asked. The answers before are not sent along:
 * they are found again, since the same words always get the same.
 */
export function answerOnce(
	{ country, now }: Pick<Deps, "country" | "now">,
	{ message, before = [], timeZone }: TryIt,
): Tried {
	const person = { ...UNKNOWN_PERSON, localHour: localHour(timeZone ?? "UTC", now()) };
	const turns: ChatTurn[] = [];
	let level: RiskLevel = "none";
	let risk: RiskLevel = "none";
	let reply: WholeReply = { text: "", metadata: {} };
	for (const [index, said] of [...before, message].entries()) {
		level = levelOf(said, before.slice(0, index), index === 0 ? null : reply.text);
		risk = graver(risk, level);
		turns.push({ role: "user", content: said });
		reply = composeReply({
			isStranger: true,
			person,
			mode: "deep",
			style: DEFAULT_STYLE,
			risk,
			coach: "builtin",
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
	const { text, metadata } = reply;
	const isAsked = asksOfDanger(text);
	// A panel that an earlier message brought is still on the page.
	const needsRow = risk === "none" && (isAsked || mayNeedHelp(message, screened(message, before)));
	const isGrave = risk !== "none" || needsRow || isAsked || text.includes("Get help now");
	return {
		message: text.replaceAll(EXIT_IN_CHAT, "above"),
		help: helpFor(message, level, country) ?? (needsRow ? rowFor(country) : null),
		isGrave,
		choices: isGrave ? [] : (metadata.choices ?? []).map(({ label }) => label),
	};
}
