import { COMPANIES } from "#shared/ai-providers.ts";
import { graver, type RiskLevel } from "#shared/safety/risk.ts";
import { assess } from "#shared/safety/verdict.ts";
import type { ChatTurn, ReplyRequest, TextModel } from "#worker/models/text-model.ts";
import { factsOf, type Persona } from "./persona.ts";

/** A line of a conversation. */
export type SpokenLine = { role: "user" | "assistant"; content: string };

/** A whole talk, as `npm run talk` writes it and `npm run judge` reads it. */
export type Transcript = { persona: string; provider: string; brief: string; lines: SpokenLine[] };

/** Earlier messages that may change a message's meaning, as in the product. */
const BEFORE = 6;

/**
 * Sends a persona's lines to a coach in turn, and records the replies. Calls `tell` with each line as it comes.
 * Rejects with the coach's error when it fails.
 */
export async function playTalk(
	persona: Persona,
	coach: TextModel,
	tell: (line: SpokenLine) => void,
): Promise<SpokenLine[]> {
	const turns: ChatTurn[] = [];
	let risk: RiskLevel = "none";
	for (const line of persona.lines) {
		const said = turns.filter(({ role }) => role === "user").map(({ content }) => content);
		const { isForeign: _, ...verdict } = assess(line, said.slice(-BEFORE), turns.at(-1)?.content ?? null);
		risk = graver(risk, verdict.level);
		turns.push({ role: "user", content: line, ...(verdict.tier === "none" ? {} : { verdict }) });
		tell({ role: "user", content: line });
		const reply = await answerTo({ persona, turns, risk }, coach);
		turns.push(reply);
		tell({ role: "assistant", content: reply.content });
	}
	return turns.map(({ role, content }) => ({ role, content }));
}

type Asked = { persona: Persona; turns: readonly ChatTurn[]; risk: RiskLevel };

async function answerTo({ persona, turns, risk }: Asked, coach: TextModel): Promise<ChatTurn> {
	const request: ReplyRequest = {
		person: factsOf(persona),
		mode: persona.mode,
		style: persona.style,
		risk,
		coach: "auto",
		consentedTo: COMPANIES,
		summary: "",
		agreed: [],
		turns: [...turns],
		written: "",
	};
	const stream = coach.reply(request, new AbortController().signal);
	let content = "";
	for (;;) {
		const next = await stream.next();
		if (next.done) {
			const { guide: note, choices } = next.value.metadata ?? {};
			return { role: "assistant", content, ...(note ? { note } : {}), ...(choices ? { choices } : {}) };
		}
		content += next.value.text;
	}
}
