import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ChatReply, CurrentConversation } from "#shared/schemas/conversations.ts";
import { type TakeawayRow, takeaways } from "../../db/tables/takeaways.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { listExercises } from "../../guide/index.ts";
import { createTalk } from "../../guide/policy/test-talk.ts";
import { createBuiltinCoach } from "../../models/wiring/builtin-coach.ts";
import { openChat, ringUntil, sendMessage, setDeps } from "../../test/chat/conversation.ts";
import { deps } from "../../test/people/factories.ts";
import { askFollowUp, dueFollowUp } from "../conversations/runs/follow-up.ts";

const FOLLOWED = listExercises().find(({ followUp }) => followUp);
const UNFOLLOWED = listExercises().find(({ followUp, takeaway }) => takeaway && !followUp);

/** A person with something kept that is due in so many ms. Without an exercise it's a page of own writing. */
async function due(inMs: number, exerciseId: string | null = FOLLOWED?.id ?? null) {
	const chat = await openChat();
	const id = deps.newId("tkw");
	await deps.db.insert(takeaways).values({
		id,
		userId: chat.user.id,
		kind: "plan",
		title: "My plan",
		body: "What: tea",
		exerciseId,
		dueAt: new Date(Date.now() + inMs),
	});
	const load = async () => {
		const answer = await chat.client.get(`/api/chat/conversation/${chat.user.id}`);
		return (await answer.json<CurrentConversation>()).messages;
	};
	const asked = async () => (await load()).filter(({ metadata }) => metadata.followUpOf);
	const set = (fields: Partial<TakeawayRow>) =>
		deps.db.update(takeaways).set(fields).where(eq(takeaways.id, id));
	const row = async () => (await deps.db.select().from(takeaways).where(eq(takeaways.id, id)))[0];
	return { ...chat, id, load, asked, set, row };
}

describe("the follow-up on something that was kept", () => {
	// spec: P.26
	it("is asked once it is due, when the chat is opened, and only once", async () => {
		const { id, load, row } = await due(-1_000);
		const asked = (await load()).at(-1);
		expect(asked?.content).toBe(`“My plan”: ${FOLLOWED?.followUp?.ask}`);
		expect(asked?.metadata).toMatchObject({
			followUpOf: id,
			guide: { act: "follow-up", asked: `follow-up:${id}:${FOLLOWED?.id}` },
			choices: FOLLOWED?.followUp?.options.slice(0, 4).map(({ label }) => ({ label })),
		});
		expect((await row())?.askedAt).toBeInstanceOf(Date);
		expect((await load()).filter(({ metadata }) => metadata.followUpOf)).toHaveLength(1);
	});

	// spec: P.30
	it("is understood by the guide, whose reply says what was answered", async () => {
		const { id, load } = await due(-1_000);
		const asked = (await load()).at(-1);
		const option = FOLLOWED?.followUp?.options[0];
		const talk = createTalk();
		talk.page.push({ role: "assistant", content: asked?.content ?? "", note: asked?.metadata.guide });
		const { text, note } = talk.say(`${option?.label.toLowerCase()}.`);
		expect(text).toBe(option?.reply);
		expect(note.outcome).toEqual({ takeawayId: id, label: option?.label });
	});

	it("asked from two tabs at once stands once in the chat", async () => {
		const { load } = await due(-1_000);
		await Promise.all([load(), load(), load()]);
		expect((await load()).filter(({ metadata }) => metadata.followUpOf)).toHaveLength(1);
	});

	// spec: P.28
	it.each([
		["an exercise without a question of its own", UNFOLLOWED?.id ?? ""],
		["a page of own writing", null],
	])("asks plainly about %s", async (_, exerciseId) => {
		const { id, asked, row } = await due(-1_000, exerciseId);
		const [message] = await asked();
		expect(message?.content).toBe("“My plan”: how is it going?");
		expect(message?.metadata).toMatchObject({ followUpOf: id, guide: { act: "follow-up", asked: null } });
		expect(message?.metadata.choices).toBeUndefined();
		expect((await row())?.askedAt).toBeInstanceOf(Date);
	});

	// spec: P.28
	it("is asked again for a second reminder", async () => {
		const { asked, set, client, id } = await due(-1_000);
		expect(await asked()).toHaveLength(1);
		expect((await client.put(`/api/takeaways/${id}/reminder`, { inDays: 1 })).status).toBe(200);
		expect(await asked()).toHaveLength(1);
		await set({ dueAt: new Date(Date.now() - 500) });
		expect(await asked()).toHaveLength(2);
		expect(await asked()).toHaveLength(2);
	});

	// spec: P.28
	it("leaves a reminder to come that is set while it asks", async () => {
		const { id, user, conversationId, client, row } = await due(-1_000);
		const found = await dueFollowUp(deps, user.id);
		await client.put(`/api/takeaways/${id}/reminder`, { inDays: 2 });
		expect(found && (await askFollowUp(deps, found, conversationId))).toBe(true);
		expect((await row())?.askedAt).toBeNull();
	});

	// spec: P.28
	it("stands once after a crash before it is noted, also under another title", async () => {
		const { asked, set } = await due(-1_000);
		expect(await asked()).toHaveLength(1);
		await set({ askedAt: null, title: "Another name" });
		expect(await asked()).toHaveLength(1);
	});

	it("isn't asked before it is due", async () => {
		const { load, row } = await due(60_000);
		expect((await load()).at(-1)?.metadata.followUpOf).toBeUndefined();
		expect((await row())?.askedAt).toBeNull();
	});

	// spec: P.26
	it("waits while a risk state lasts", async () => {
		const { load, row, user } = await due(-1_000);
		await getPersonStub(env, user.id).noteRisk("thoughts", 1);
		expect((await load()).at(-1)?.metadata.followUpOf).toBeUndefined();
		expect((await row())?.askedAt).toBeNull();
	});

	// spec: P.50
	it("keeps the choice that is pressed, and the guide answers it", async () => {
		const { id, load, row, client, user, conversationId } = await due(-1_000);
		await setDeps(conversationId, { model: createBuiltinCoach({ pieceDelayMs: () => 0 }) });
		await load();
		const [option] = FOLLOWED?.followUp?.options ?? [];
		const answer = await sendMessage({ client, user, conversationId }, option?.label ?? "");
		const reply = await answer.json<ChatReply>();
		expect(reply.message).toBe(option?.reply);
		expect(reply.metadata.guide?.outcome).toEqual({ takeawayId: id, label: option?.label });
		await ringUntil(conversationId, async () => (await row())?.outcome === option?.label);
	});

	it("keeps what the guide says was answered, of the person's own takeaways only", async () => {
		const [mine, theirs] = [await due(-1_000), await due(-1_000)];
		const answer = async (takeawayId: string, label: string) => {
			const guide = {
				act: "outcome",
				templates: [],
				asked: null,
				offered: [],
				outcome: { takeawayId, label },
			};
			mine.coach.say("Noted.").end({ guide });
			await sendMessage(mine, label);
		};
		await answer(theirs.id, "Not mine");
		await answer(mine.id, "Worked");
		await ringUntil(mine.conversationId, async () => (await mine.row())?.outcome === "Worked");
		expect((await theirs.row())?.outcome).toBeNull();
	});
});
