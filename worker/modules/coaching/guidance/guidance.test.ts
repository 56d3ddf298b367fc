import { describe, expect, it } from "vitest";
import { STYLE_PRESETS } from "#shared/chat/styles.ts";
import {
	interactionProfileSchema,
	motivationalSchema,
	personalizedCoachingSchema,
} from "#shared/schemas/coaching.ts";
import { makeAssessment } from "../../../test/people/assessments.ts";
import { day } from "../../../test/people/days.ts";
import { signedIn } from "../../../test/people/factories.ts";
import type { TestClient } from "../../../test/people/test-client.ts";
import { readError } from "../../../test/requests/read-error.ts";

async function coachingOf(client: TestClient, userId: string, query = "") {
	const answer = await client.get(`/api/ai/personalized-coaching/${userId}${query}`);
	expect(answer.status).toBe(200);
	return personalizedCoachingSchema.parse(await answer.json());
}

async function interactionOf(client: TestClient, userId: string) {
	return interactionProfileSchema.parse(
		await (await client.get(`/api/ai/interaction-profile/${userId}`)).json(),
	);
}

describe("personalized coaching", () => {
	// spec: 7.71
	it("speaks to the person about the area that comes first, with two or three suggestions", async () => {
		const { user, client } = await signedIn({ firstName: "ana", primaryGoal: "wellness" });
		await makeAssessment(user.id, { safety: 2, love: 1 });
		const coaching = await coachingOf(client, user.id);
		expect(coaching).toMatchObject({
			recommendedFocus: "safety",
			levelScores: { physiological: 80, safety: 40, love: 20, esteem: 80, actualization: 80 },
		});
		expect(coaching.daysThisMonth).toBe(1);
		expect(coaching.message).toContain("Ana");
		expect(coaching.message.toLowerCase()).toContain("safety and stability");
		expect(Math.abs(Date.parse(coaching.generatedAt) - Date.now())).toBeLessThan(60_000);
	});

	// spec: 7.71
	it("starts from the goal before the first assessment", async () => {
		const { user, client } = await signedIn({ primaryGoal: "productivity" });
		const coaching = await coachingOf(client, user.id);
		expect(coaching).toMatchObject({
			recommendedFocus: "physiological",
			levelScores: null,
			daysThisMonth: 0,
		});
		expect(coaching.message.length).toBeGreaterThan(60);
	});

	it("notices what moved since the assessment before", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { date: day(-1), esteem: 1, love: 3 });
		await makeAssessment(user.id, { esteem: 4, love: 2, overallMood: 4 });
		expect((await coachingOf(client, user.id)).message).toContain("Esteem and respect");
	});

	it("stays the same through the day", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { love: 2 });
		const { generatedAt, ...first } = await coachingOf(client, user.id);
		expect(await coachingOf(client, user.id)).toMatchObject(first);
	});

	// spec: 7.72
	it("takes a profile as JSON, and what the server knows wins", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { love: 2 });
		const profile = encodeURIComponent(JSON.stringify({ currentLevel: "esteem", firstName: "Mallory" }));
		const coaching = await coachingOf(client, user.id, `?profile=${profile}`);
		expect(coaching.recommendedFocus).toBe("love");
		expect(coaching.message).not.toContain("Mallory");
	});

	// spec: 7.72
	it("refuses a profile that is not JSON and says what to send", async () => {
		const { user, client } = await signedIn();
		const answer = await client.get(`/api/ai/personalized-coaching/${user.id}?profile=%7Bnope`);
		expect(answer.status).toBe(400);
		expect(await readError(answer)).toMatchObject({
			code: "validation_failed",
			message: "Send the profile as JSON, encoded for a URL, or leave it out",
			details: [{ path: "profile" }],
		});
	});
});

describe("the interaction profile", () => {
	// spec: 7.75
	it.each([
		["a low mood", { overallMood: 2 }, {}, ["need-friend", "deep"]],
		["a low mood in their own words", {}, { currentMood: "worn out and Lonely" }, ["need-friend", "deep"]],
		["a wish that tells of a low mood", {}, { desiredMood: "I am so lonely" }, ["need-friend", "deep"]],
		["little love", { love: 2 }, {}, ["need-friend", "deep"]],
		["little esteem", { esteem: 1 }, {}, ["want-guidance", "deep"]],
		["little love above a shaky body", { physiological: 3, love: 1 }, {}, ["need-friend", "deep"]],
		["little safety", { safety: 2 }, {}, ["want-guidance", "practical"]],
		[
			"a good mood and work to do",
			{ overallMood: 4 },
			{ primaryGoal: "productivity" },
			["need-motivation", "practical"],
		],
		[
			"a good mood and a lively wish",
			{ overallMood: 5 },
			{ desiredMood: "energized" },
			["need-motivation", "practical"],
		],
		["somebody who reasons", {}, { mbtiType: "INTJ" }, ["balanced-support", "practical"]],
		["somebody who goes by people", {}, { mbtiType: "INFJ" }, ["balanced-support", "deep"]],
		["nothing special", {}, {}, ["balanced-support", "practical"]],
	] as const)("for %s", async (_, assessment, fields, [style, mode]) => {
		const { user, client } = await signedIn(fields);
		await makeAssessment(user.id, assessment);
		const profile = await interactionOf(client, user.id);
		const { blend, tone, motivation } = STYLE_PRESETS[style];
		expect(profile).toMatchObject({ style, mode, blend, tone, motivation });
	});

	// spec: 7.75
	it("says why in plain words", async () => {
		const { user, client } = await signedIn({ mbtiType: "ISTJ" });
		await makeAssessment(user.id, { overallMood: 1 });
		const { reasons } = await interactionOf(client, user.id);
		expect(reasons[0]).toContain("mood on the low side");
	});

	// spec: 7.75
	it("is an even mix before the first assessment, and says so", async () => {
		const { user, client } = await signedIn();
		expect(await interactionOf(client, user.id)).toMatchObject({
			style: "balanced-support",
			mode: "deep",
			reasons: ["There's no check-in yet, so you get an even mix to begin with."],
		});
	});
});

describe("the day's line", () => {
	it("is there with and without an assessment, and stays for the day", async () => {
		const { user, client } = await signedIn();
		const line = async () =>
			motivationalSchema.parse(await (await client.get("/api/ai/motivational")).json());
		const before = (await line()).message;
		expect(before).not.toBe("");
		await makeAssessment(user.id, { love: 1 });
		const after = (await line()).message;
		expect(after).not.toBe(before);
		expect((await line()).message).toBe(after);
	});
});

describe("guidance", () => {
	it.each(["personalized-coaching", "interaction-profile"])("%s is for oneself only", async (call) => {
		const other = await signedIn();
		const { client } = await signedIn();
		expect((await client.get(`/api/ai/${call}/${other.user.id}`)).status).toBe(403);
	});
});
