import type { RiskLevel } from "#shared/safety/risk.ts";
import { assess, NO_DANGER, type Verdict } from "#shared/safety/verdict.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { ChatTurn } from "../../models/text-model.ts";
import type { ConversationDeps } from "../../modules/conversations/object/conversation-deps.ts";
import { openChat, sendMessage, setDeps, transcript } from "./conversation.ts";

/** Layer 1 shows nothing for it and is not sure. */
export const DOUBTFUL = "I've been crying all week";
/** Layer 1 puts a row above its reply. */
export const IN_A_ROW = "It will all be over soon";

const VERDICTS: Record<string, Verdict> = {
	[DOUBTFUL]: { ...NO_DANGER, confidence: "fair" },
	[IN_A_ROW]: { ...NO_DANGER, tier: "row", confidence: "low", kind: "life" },
};

/** A model that reads every message as the test tells it to. While it's told nothing, it doesn't answer. */
export class ScriptedReader {
	readonly asked: ChatTurn[][] = [];
	answer: RiskLevel | Error | null;

	constructor(answer: RiskLevel | Error | null = null) {
		this.answer = answer;
	}

	readonly read: NonNullable<ConversationDeps["readAgain"]> = async (_, talk, signal) => {
		this.asked.push([...talk]);
		while (!signal.aborted) {
			if (this.answer instanceof Error) {
				throw this.answer;
			}
			if (this.answer !== null) {
				return this.answer;
			}
			// Polled, because a promise made in an object cannot be settled from the test outside it.
			await scheduler.wait(1);
		}
		throw signal.reason;
	};
}

/** An open chat whose messages this reader looks at. What Layer 1 doubts doesn't depend on its patterns. */
export async function chatReadBy(
	reader: ScriptedReader | null,
	{ lookWaitMs = 2_000, ...fields }: Partial<UserRow> & { lookWaitMs?: number } = {},
) {
	const chat = await openChat({ country: "GB", ...fields });
	await setDeps(chat.conversationId, {
		readAgain: reader?.read ?? null,
		lookWaitMs,
		assess: (text, ...rest) => VERDICTS[text] ?? assess(text, ...rest),
	});
	return chat;
}

/** Says something, hears the coach's script, and returns the message and its reply. */
export async function say(
	chat: Awaited<ReturnType<typeof openChat>>,
	words: string,
): Promise<[said: Message, reply: Message]> {
	chat.coach.say("I'm here.").end();
	const sent = await sendMessage(chat, words);
	if (sent.status !== 200) {
		throw new Error(`The message was not answered: ${sent.status}`);
	}
	const [said, reply] = (await transcript(chat.client, chat.conversationId)).slice(-2);
	return [said as Message, reply as Message];
}
