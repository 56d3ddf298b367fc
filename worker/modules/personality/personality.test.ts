import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { MINI_IPIP } from "#shared/personality/mini-ipip.ts";
import type { Achievement } from "#shared/schemas/achievements.ts";
import { personalityScoresSchema } from "#shared/schemas/personality.ts";
import type { User } from "#shared/schemas/users.ts";
import { questionnaireResponses } from "../../db/tables/questionnaire-responses.table.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";

/** The most outgoing, and in the middle otherwise. */
const OUTGOING: number[] = MINI_IPIP.map(({ trait, isReversed }) => {
	const most = isReversed ? 1 : 5;
	return trait === "extraversion" ? most : 3;
});

describe("the twenty questions", () => {
	it("give five percentages, kept with the person and with what was answered", async () => {
		const { user, client } = await signedIn();
		expect(user.big5Extraversion).toBeNull();
		const answer = await client.post(`/api/personality/${user.id}`, { answers: OUTGOING });
		const scores = personalityScoresSchema.parse(await answer.json());
		expect(scores).toEqual({
			big5Openness: 50,
			big5Conscientiousness: 50,
			big5Extraversion: 100,
			big5Agreeableness: 50,
			big5Neuroticism: 50,
		});
		expect(await (await client.get("/api/auth/me")).json<User>()).toMatchObject(scores);
		const kept = await deps.db
			.select()
			.from(questionnaireResponses)
			.where(eq(questionnaireResponses.userId, user.id));
		expect(kept.map(({ responses }) => responses)).toEqual([{ inventory: "mini-ipip", answers: OUTGOING }]);
	});

	it("can be answered again, which takes the place of the same day's", async () => {
		const { user, client } = await signedIn();
		await client.post(`/api/personality/${user.id}`, { answers: OUTGOING });
		const again = await client.post(`/api/personality/${user.id}`, { answers: OUTGOING.map(() => 5) });
		expect(await again.json()).toMatchObject({ big5Extraversion: 50, big5Openness: 25 });
		const kept = await deps.db
			.select()
			.from(questionnaireResponses)
			.where(eq(questionnaireResponses.userId, user.id));
		expect(kept).toHaveLength(1);
	});

	it("unlock their achievement, once", async () => {
		const { user, client } = await signedIn();
		const unlocked = async () => {
			const all = await (await client.get(`/api/achievements/${user.id}`)).json<Achievement[]>();
			return all.filter(({ type, unlockedAt }) => type === "personality" && unlockedAt !== null);
		};
		await client.post(`/api/personality/${user.id}`, { answers: OUTGOING });
		await vi.waitFor(async () => expect(await unlocked()).toHaveLength(1));
		await client.post(`/api/personality/${user.id}`, { answers: OUTGOING });
		expect(await unlocked()).toHaveLength(1);
	});

	it.each([
		["too few", OUTGOING.slice(1)],
		["too many", [...OUTGOING, 3]],
		["one that is no answer", OUTGOING.with(4, 6)],
		["half an answer", OUTGOING.with(4, 2.5)],
	])("refuse %s, and keep what was there", async (_, answers) => {
		const { user, client } = await signedIn({ big5Openness: 60 });
		const answer = await client.post(`/api/personality/${user.id}`, { answers });
		expect(answer.status).toBe(400);
		const error = await readError(answer);
		expect(error.details?.[0]?.message).toMatch(/^Answer (?:all 20|each)/);
		expect((await (await client.get("/api/auth/me")).json<User>()).big5Openness).toBe(60);
	});
});
