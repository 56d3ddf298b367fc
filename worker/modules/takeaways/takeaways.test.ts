import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import { type Takeaway, type TakeawayPage, takeawayPageSchema } from "#shared/schemas/exercises.ts";
import { type TakeawayRow, takeaways } from "../../db/tables/takeaways.table.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";
import { dueMorning } from "./due-morning.ts";

async function keep(userId: string, fields: Partial<TakeawayRow> = {}): Promise<string> {
	const id = deps.newId("tkw");
	await deps.db.insert(takeaways).values({
		id,
		userId,
		kind: "note",
		title: "A note",
		body: "What: tea",
		...fields,
	});
	return id;
}

describe("the takeaways of a person", () => {
	it("are listed newest first, twenty at a time", async () => {
		const { user, client } = await signedIn();
		for (let day = 1; day <= 22; day += 1) {
			await keep(user.id, { title: `Day ${day}`, createdAt: new Date(Date.UTC(2026, 0, day)) });
		}
		const read = async (path: string) => takeawayPageSchema.parse(await (await client.get(path)).json());
		const first = await read("/api/takeaways");
		expect(first.hasMore).toBe(true);
		expect(first.takeaways.map(({ title }) => title).slice(0, 2)).toEqual(["Day 22", "Day 21"]);
		const last = await read(`/api/takeaways?before=${first.takeaways.at(-1)?.createdAt}`);
		expect(last.takeaways.map(({ title }) => title)).toEqual(["Day 2", "Day 1"]);
		expect(last.hasMore).toBe(false);
	});

	// spec: P.25
	it("can be put into other words and deleted, and every tab hears of it", async () => {
		const { user, client } = await signedIn();
		const id = await keep(user.id);
		const socket = await SocketClient.open<PersonFrame>(client, "/api/live");
		const told = (frame: PersonFrame) => frame.type === "profile" && frame.changed.includes("takeaways");
		const edited = await client.patch(`/api/takeaways/${id}`, { title: "Mine", body: "What: coffee" });
		expect(await edited.json<Takeaway>()).toMatchObject({ id, title: "Mine", body: "What: coffee" });
		await socket.until(told);
		expect((await client.delete(`/api/takeaways/${id}`)).status).toBe(200);
		expect((await client.delete(`/api/takeaways/${id}`)).status).toBe(404);
		expect((await (await client.get("/api/takeaways")).json<TakeawayPage>()).takeaways).toEqual([]);
	});

	// spec: P.27
	it("are asked about on the morning that the person chose, on their own clock, or not at all", async () => {
		const timeZone = "Pacific/Auckland";
		const { user, client } = await signedIn({ timeZone });
		const id = await keep(user.id, { dueAt: new Date(), askedAt: new Date(), outcome: "Partly" });
		const { takeaways: asked } = await (await client.get("/api/takeaways")).json<TakeawayPage>();
		expect(asked).toMatchObject([{ id, dueAt: null }]);
		const socket = await SocketClient.open<PersonFrame>(client, "/api/live");
		const remind = async (inDays: number | null) =>
			(await client.put(`/api/takeaways/${id}/reminder`, { inDays })).json<Takeaway>();
		const { dueAt, outcome } = await remind(3);
		expect(dueAt).toBe(dueMorning(timeZone, Date.now(), 3).toISOString());
		expect(
			new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(new Date(dueAt ?? "")),
		).toBe("05:00");
		expect(outcome).toBe("Partly");
		await socket.until((frame) => frame.type === "profile" && frame.changed.includes("takeaways"));
		const row = async () => (await deps.db.select().from(takeaways).where(eq(takeaways.id, id)))[0];
		expect((await row())?.askedAt).toBeNull();
		expect((await remind(null)).dueAt).toBeNull();
	});

	it.each([0, 367, 1.5, "1", undefined])("refuse a reminder in %s days", async (inDays) => {
		const { user, client } = await signedIn();
		const answer = await client.put(`/api/takeaways/${await keep(user.id)}/reminder`, { inDays });
		expect(answer.status).toBe(400);
	});

	// spec: P.25
	it("are nobody else's to read, change or delete", async () => {
		const [{ user }, other] = [await signedIn(), await signedIn()];
		const id = await keep(user.id);
		const path = `/api/takeaways/${id}`;
		expect((await (await other.client.get("/api/takeaways")).json<TakeawayPage>()).takeaways).toEqual([]);
		expect((await other.client.patch(path, { title: "Theirs", body: "No" })).status).toBe(404);
		expect((await other.client.put(`${path}/reminder`, { inDays: 1 })).status).toBe(404);
		expect((await other.client.delete(path)).status).toBe(404);
		expect(await deps.db.select().from(takeaways).where(eq(takeaways.id, id))).toMatchObject([
			{ title: "A note", dueAt: null },
		]);
	});

	it.each([
		[{ title: "", body: "Words" }, "Enter a name"],
		[{ title: "A name", body: " " }, "Write something first"],
		[{ title: "A name", body: "x".repeat(8_001) }, "Use at most 8,000 characters"],
	])("refuse %o", async (edit, message) => {
		const { user, client } = await signedIn();
		const answer = await client.patch(`/api/takeaways/${await keep(user.id)}`, edit);
		expect(answer.status).toBe(400);
		expect((await readError(answer)).message).toBe(message);
	});
});
