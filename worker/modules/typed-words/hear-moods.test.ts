import { env } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { SavedAssessment } from "#shared/schemas/assessments.ts";
import type { InteractionProfile, PersonalizedCoaching } from "#shared/schemas/coaching.ts";
import type { User } from "#shared/schemas/users.ts";
import { questionnaireResponses } from "../../db/tables/questionnaire-responses.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { assessmentOf } from "../../test/people/assessments.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import { CARE_STEPS } from "../coaching/guidance/content/care.ts";

const DARK = "I just want to be dead";

describe("a mood that was typed and shows danger", () => {
	// spec: S.3
	it("brings help with the answer, begins the state, and is kept nowhere as a mood", async () => {
		const { user, client } = await signedIn({ country: "NL" });
		const answer = await client.post("/api/assessments", assessmentOf(user.id, { desiredMood: DARK }));
		expect(answer.status).toBe(201);
		const saved = await answer.json<SavedAssessment>();
		expect(saved.safety).toMatchObject({ level: "wish", emergency: "112" });
		expect((await getPersonStub(env, user.id).riskState())?.level).toBe("wish");
		const me = await (await client.get("/api/auth/me")).json<User>();
		expect(me).toMatchObject({ desiredMood: null, moodHistory: [] });
		const rows = await deps.db.select().from(questionnaireResponses);
		expect(JSON.stringify(rows)).not.toContain("dead");
	});

	// spec: S.43
	it("leaves the card, the line and the insight of that day without cheer and without a word of why", async () => {
		const { user, client } = await signedIn({ firstName: "Ana" });
		await client.post("/api/assessments", assessmentOf(user.id, { desiredMood: DARK, love: 5 }));
		const card = await (
			await client.get(`/api/ai/personalized-coaching/${user.id}`)
		).json<PersonalizedCoaching>();
		expect(card.message).toContain("Get help now");
		expect(card.suggestions).toEqual(CARE_STEPS);
		const profile = await (
			await client.get(`/api/ai/interaction-profile/${user.id}`)
		).json<InteractionProfile>();
		expect(profile).toMatchObject({ style: "need-friend", mode: "deep" });
		const said = () => client.get(`/api/chat/conversation/${user.id}`).then((chat) => chat.text());
		await vi.waitFor(async () => expect(await said()).toContain("Here's an insight about you"));
		expect(await said()).not.toContain("You have people");
	});

	it("does so on the profile as well, and leaves the mood that is none of it", async () => {
		const { user, client } = await signedIn();
		const moods = { desiredMood: "peaceful", currentMood: DARK };
		const changed = await (await client.patch(`/api/users/${user.id}`, moods)).json<SavedAssessment & User>();
		expect(changed.safety?.level).toBe("wish");
		expect(changed).toMatchObject({ desiredMood: "peaceful", currentMood: null });
	});

	it("an ordinary one brings nothing", async () => {
		const { user, client } = await signedIn();
		const answer = await client.post(
			"/api/assessments",
			assessmentOf(user.id, { desiredMood: "less dead tired" }),
		);
		expect(await answer.json<SavedAssessment>()).not.toHaveProperty("safety");
		expect(await getPersonStub(env, user.id).riskState()).toBeNull();
	});
});
