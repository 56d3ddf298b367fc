import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Insight, insightSchema } from "#shared/schemas/coaching.ts";
import { aiInsights } from "../../../db/tables/insights.table.ts";
import { deps, signedIn } from "../../../test/people/factories.ts";
import { readError } from "../../../test/requests/read-error.ts";

async function makeInsight(userId: string, fields: Partial<typeof aiInsights.$inferInsert> = {}) {
	const id = deps.newId("ins");
	const texts = {
		type: "pattern",
		title: "Evenings",
		content: "You talk of evenings most.",
		category: "rest",
	};
	await deps.db.insert(aiInsights).values({ id, userId, ...texts, ...fields });
	return id;
}

async function withInsight() {
	const { user, client } = await signedIn();
	const id = await makeInsight(user.id);
	return { user, client, id, path: `/api/ai/insights/${id}` };
}

function storedInsight(id: string) {
	return deps.db.select().from(aiInsights).where(eq(aiInsights.id, id));
}

describe("insights", () => {
	// spec: 7.76
	it("are listed newest first, the person's own only", async () => {
		const { user, client } = await signedIn();
		await makeInsight((await signedIn()).user.id);
		const old = await makeInsight(user.id, { createdAt: new Date("2026-01-01T10:00:00Z") });
		const recent = await makeInsight(user.id, { createdAt: new Date("2026-02-01T10:00:00Z") });
		const list = await (await client.get("/api/ai/insights")).json<Insight[]>();
		expect(list.map((insight) => insight.id)).toEqual([recent, old]);
		expect(insightSchema.parse(list[1])).toMatchObject({
			userId: user.id,
			isRead: false,
			createdAt: "2026-01-01T10:00:00.000Z",
		});
	});

	// spec: 3.31, 9.3
	it("say how sure they are as a number with two decimals", async () => {
		const { user, client } = await signedIn();
		await makeInsight(user.id, { confidence: 0.1 + 0.2, createdAt: new Date(3_000) });
		await makeInsight(user.id, { confidence: 0.876, createdAt: new Date(2_000) });
		await makeInsight(user.id, { createdAt: new Date(1_000) });
		const list = await (await client.get("/api/ai/insights")).json<Insight[]>();
		expect(list.map((insight) => insight.confidence)).toEqual([0.3, 0.88, 0.8]);
	});

	it("are fifty a page, and those before one on the next, whatever second they are of", async () => {
		const { user, client } = await signedIn();
		for (let index = 0; index < 52; index += 1) {
			// All of one second: then the id decides, which two of the same millisecond have in no order of their own.
			const id = `ins_${user.id}_${String(index).padStart(2, "0")}`;
			await makeInsight(user.id, { id, title: `${index}`, createdAt: new Date(1_000) });
		}
		const list = await (await client.get("/api/ai/insights")).json<Insight[]>();
		expect(list).toHaveLength(50);
		expect(list[0]?.title).toBe("51");
		const earlier = await client.get(`/api/ai/insights?before=${list.at(-1)?.id}`);
		expect((await earlier.json<Insight[]>()).map(({ title }) => title)).toEqual(["1", "0"]);
		const other = await signedIn();
		expect((await other.client.get(`/api/ai/insights?before=${list[0]?.id}`)).status).toBe(404);
	});

	it("can be marked as read and put into the person's own words", async () => {
		const { client, path } = await withInsight();
		const read = await client.patch(path, { isRead: true });
		expect(read.status).toBe(200);
		expect(await read.json()).toMatchObject({ isRead: true, content: "You talk of evenings most." });
		const reworded = await client.patch(path, { content: "  Evenings are mine.  " });
		expect(insightSchema.parse(await reworded.json())).toMatchObject({
			isRead: true,
			content: "Evenings are mine.",
		});
	});

	it("stay as they are when nothing is changed", async () => {
		const { client, path, id } = await withInsight();
		expect(await (await client.patch(path, {})).json()).toMatchObject({ id, isRead: false });
	});

	it.each([
		["no words", { content: "   " }, "content", "Write what you'd like it to say, or delete the insight"],
		["too many words", { content: "x".repeat(2001) }, "content", "Use at most 2,000 characters"],
		["a word for a yes", { isRead: "yes" }, "isRead", "true or false"],
	])("refuse %s and say what to do", async (_, body, path, message) => {
		const insight = await withInsight();
		const answer = await insight.client.patch(insight.path, body);
		expect(answer.status).toBe(400);
		const error = await readError(answer);
		expect(error.details?.[0]?.path).toBe(path);
		expect(error.message).toContain(message);
		expect((await storedInsight(insight.id))[0]).toMatchObject({ content: "You talk of evenings most." });
	});

	it("can be deleted, once", async () => {
		const { client, path, id } = await withInsight();
		expect(await (await client.request("DELETE", path)).json()).toEqual({ ok: true });
		expect(await storedInsight(id)).toEqual([]);
		expect((await client.request("DELETE", path)).status).toBe(404);
	});

	it("of another person are neither changed nor deleted", async () => {
		const { path, id } = await withInsight();
		const { client } = await signedIn();
		expect((await client.patch(path, { isRead: true })).status).toBe(404);
		expect((await client.patch(path, {})).status).toBe(404);
		expect((await client.request("DELETE", path)).status).toBe(404);
		expect(await storedInsight(id)).toMatchObject([{ isRead: false }]);
	});
});
