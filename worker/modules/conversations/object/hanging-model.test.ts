import { expect, it, vi } from "vitest";
import type { ReplyStream, TextModel } from "../../../models/text-model.ts";
import { openChat, sendMessage, setDeps, transcript } from "../../../test/chat/conversation.ts";

/** A provider whose connection stands still, and that hears of nothing. */
function hanging(): TextModel & { asked: number } {
	const model = { provider: "claude" as const, asked: 0, reply };
	async function* reply(): ReplyStream {
		model.asked += 1;
		yield { provider: "claude", text: "Tell me" };
		await new Promise(() => undefined);
		return { provider: "claude", isCut: false, usage: null };
	}
	return model;
}

it("a reply whose model hangs and does not listen can be stopped; its words stay", async () => {
	const { user, client, conversationId } = await openChat();
	const model = hanging();
	await setDeps(conversationId, { model, checkpointEveryMs: 0 });
	const sent = sendMessage({ client, user, conversationId }, "The tram broke down twice");
	await vi.waitFor(async () => {
		expect(model.asked).toBe(1);
		expect((await transcript(client, conversationId)).at(-1)?.content).toBe("Tell me");
	});
	expect((await client.post(`/api/chat/conversations/${conversationId}/stop`, {})).status).toBe(200);
	await sent;
	expect((await transcript(client, conversationId)).at(-1)).toMatchObject({
		status: "stopped",
		content: "Tell me",
	});
});
