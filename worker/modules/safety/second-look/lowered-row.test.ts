import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { createBuiltinCoach } from "../../../models/wiring/builtin-coach.ts";
import { sendMessage, setDeps, transcript } from "../../../test/chat/conversation.ts";
import { chatReadBy, IN_A_ROW, ScriptedReader, say } from "../../../test/chat/test-reader.ts";

const ASKS_DYING = /thinking of ending your life|thoughts of (?:suicide|ending)|want to die/i;

async function guideAnswers(level: "none" | null) {
	const chat = await chatReadBy(new ScriptedReader(level), { lookWaitMs: level ? 2_000 : 20 });
	await setDeps(chat.conversationId, { model: createBuiltinCoach({ pieceDelayMs: () => 0 }) });
	await sendMessage(chat, IN_A_ROW);
	const reply = (await transcript(chat.client, chat.conversationId)).at(-1);
	const [stored] = await runInDurableObject(getConversationStub(env, chat.conversationId), (_, { storage }) =>
		storage.sql
			.exec<{ verdict: string }>(
				"SELECT metadata -> '$.verdict' AS verdict FROM messages WHERE role = 'user' ORDER BY seq DESC LIMIT 1",
			)
			.toArray(),
	);
	return { reply, verdict: JSON.parse(stored?.verdict ?? "null") as unknown };
}

describe("a row that a second look finds no reason for", () => {
	// spec: S.22
	it("is taken away, and the guide gives an ordinary reply", async () => {
		const { reply, verdict } = await guideAnswers("none");
		expect(reply?.metadata.safety).toBeUndefined();
		expect(reply?.metadata.guide?.act).not.toBe("danger");
		expect(reply?.content).not.toMatch(ASKS_DYING);
		expect(verdict).toEqual({
			level: "none",
			tier: "none",
			signals: ["second-look"],
			confidence: "sure",
			kind: null,
		});
	});

	it("stands with its question while no answer has come", async () => {
		const { reply, verdict } = await guideAnswers(null);
		expect(reply?.metadata.safety).toMatchObject({ tier: "row" });
		expect(reply?.metadata.guide).toMatchObject({ act: "danger", asked: "dying" });
		expect(verdict).toMatchObject({ tier: "row" });
	});

	it("doesn't cost a second reply of a connected model, which knew nothing of the row", async () => {
		const chat = await chatReadBy(new ScriptedReader("none"));
		const model = {
			provider: "claude" as const,
			reply: (...asked: Parameters<typeof chat.coach.reply>) => {
				const reply = chat.coach.reply(...asked);
				return (async function* () {
					for (;;) {
						const { done, value } = await reply.next();
						if (done) {
							return value;
						}
						yield { ...value, provider: "claude" as const };
					}
				})();
			},
		};
		await setDeps(chat.conversationId, { model });
		const [, reply] = await say(chat, IN_A_ROW);
		expect(reply.metadata.safety).toBeUndefined();
		expect(chat.coach.requests).toHaveLength(1);
	});

	it("is not taken away from the message before", async () => {
		const reader = new ScriptedReader(new Error("down"));
		const chat = await chatReadBy(reader);
		await say(chat, IN_A_ROW);
		reader.answer = "none";
		chat.coach.say("An answer to a row.");
		await say(chat, IN_A_ROW);
		const replies = (await transcript(chat.client, chat.conversationId)).filter(
			({ role, metadata }) => role === "assistant" && metadata.kind !== "greeting",
		);
		expect(replies.map(({ metadata }) => metadata.safety?.tier)).toEqual(["row", undefined]);
	});
});
