import { expect, test } from "vitest";
import type { Conversation } from "#shared/schemas/conversations.ts";
import { writePersonal } from "#web/lib/storage/personal-storage.ts";
import { makeMessage } from "#web/test/messages.ts";
import { cacheConversation, cachedConversation, dropCachedConversation } from "./cached-conversation.ts";

const conversation: Conversation = {
	id: "cnv_1",
	userId: "usr_1",
	title: "The heron",
	kind: "chat",
	isActive: true,
	createdAt: "2026-03-01T10:00:00.000Z",
	lastMessageAt: null,
	messageCount: 2,
	preview: null,
};
const messages = (count: number, content = "a word") =>
	Array.from({ length: count }, (_, index) => makeMessage(`msg_${index}`, { content }));

test("a talk is there as it was, for the one whose it is", () => {
	cacheConversation("usr_1", { conversation, messages: messages(2) });
	expect(cachedConversation("usr_1")).toEqual({ conversation, messages: messages(2) });
	expect(cachedConversation("usr_2")).toBeNull();
	dropCachedConversation("usr_1");
	expect(cachedConversation("usr_1")).toBeNull();
});

test("keeps no unfinished reply, which would stay unfinished offline", () => {
	const said = messages(2);
	const reply = makeMessage("msg_2", { role: "assistant", status: "streaming", content: "" });
	cacheConversation("usr_1", { conversation, messages: [...said, reply] });
	expect(cachedConversation("usr_1")?.messages).toEqual(said);
});

test("of a long one the newest page is kept", () => {
	cacheConversation("usr_1", { conversation, messages: messages(120) });
	expect(cachedConversation("usr_1")?.messages.map(({ id }) => id)).toEqual(
		Array.from({ length: 50 }, (_, index) => `msg_${index + 70}`),
	);
});

test("of one with long words as many of the newest as there is room for", () => {
	cacheConversation("usr_1", { conversation, messages: messages(50, "x".repeat(32_000)) });
	const kept = cachedConversation("usr_1")?.messages ?? [];
	expect(kept.length).toBeGreaterThan(5);
	expect(kept.length).toBeLessThan(16);
	expect(kept.at(-1)?.id).toBe("msg_49");
});

test("what cannot be read is nothing", () => {
	writePersonal("usr_1", "talk", "{");
	expect(cachedConversation("usr_1")).toBeNull();
});
