import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import { questionnaireResponses } from "../../../db/tables/questionnaire-responses.table.ts";
import { users } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import { ModelError } from "../../../models/model-error.ts";
import { openChat, sendMessage } from "../../../test/chat/conversation.ts";
import { providerData, warmUpProviders } from "../../../test/chat/provider-chat.ts";
import { SocketClient } from "../../../test/chat/socket-client.ts";
import { assessmentOf } from "../../../test/people/assessments.ts";
import { deps, makeUser, signedIn } from "../../../test/people/factories.ts";
import { saveAssessment } from "../../assessments/assessments.service.ts";
import { keepQuestionnaire } from "../../assessments/questionnaire.ts";
import { analyse } from "../../conversations/analysis/analysis.service.ts";
import { readDashboard } from "../../progress/progress.service.ts";
import { motivational, personalizedCoaching } from "./guidance.service.ts";

const OWN_CARD = "A quiet start. What would help?";
const OWN_LINE = "Slow is a speed too.";

/** The simulator, and how often it was asked. */
function withModel(more: Partial<Deps> = {}) {
	const real = providerData();
	const asked: string[] = [];
	const structuredModel: StructuredModel = {
		...real,
		ask: (question, signal) => {
			asked.push(question.name);
			return real.ask(question, signal);
		},
	};
	return { asked, deps: { ...deps, structuredModel, ...more } satisfies Deps };
}

beforeAll(warmUpProviders);

describe("guidance, where a model is connected", () => {
	it("is our own text at once, and the model's when it is there, asked for once", async () => {
		const { deps, asked } = withModel();
		const user = await makeUser({ firstName: "Mara" });
		const [first, second] = await Promise.all([
			personalizedCoaching(deps, user),
			personalizedCoaching(deps, user),
		]);
		expect(first.message).not.toBe(OWN_CARD);
		expect(first.message).toContain("Mara");
		expect(second.message).toBe(first.message);
		await vi.waitFor(async () => {
			const card = await personalizedCoaching(deps, user);
			expect(card).toMatchObject({
				message: OWN_CARD,
				suggestions: ["Sit down for a minute.", "Write one line."],
				recommendedFocus: "physiological",
			});
		});
		expect(asked).toEqual(["card"]);
	});

	it("tells the tabs when the model's text is there", async () => {
		const { deps } = withModel();
		const { user, client } = await signedIn();
		const socket = await SocketClient.open<PersonFrame>(client, "/api/live");
		await motivational(deps, user);
		await socket.until((frame) => frame.type === "profile" && frame.changed.includes("coaching"));
		expect((await motivational(deps, user)).message).toBe(OWN_LINE);
	});

	it("is made anew when what it is made of changes", async () => {
		const { deps: parts, asked } = withModel();
		const user = await makeUser();
		await motivational(parts, user);
		await vi.waitFor(async () => expect((await motivational(parts, user)).message).toBe(OWN_LINE));
		const [other] = await deps.db
			.update(users)
			.set({ primaryGoal: "purpose" })
			.where(eq(users.id, user.id))
			.returning();
		expect((await motivational(parts, other ?? user)).message).not.toBe(OWN_LINE);
		await vi.waitFor(() => expect(asked).toEqual(["line", "line"]));
	});

	it("is one line for the card of the dashboard and for the day", async () => {
		const { deps, asked } = withModel();
		const user = await makeUser();
		await readDashboard(deps, user);
		await vi.waitFor(async () => expect((await readDashboard(deps, user)).line).toBe(OWN_LINE));
		expect((await motivational(deps, user)).message).toBe(OWN_LINE);
		expect(asked).toEqual(["line"]);
	});

	it("stays our own when the model fails or never answers: no page waits for it", async () => {
		const failing: StructuredModel = {
			providers: ["claude"],
			ask: () => Promise.reject(new ModelError("claude", "broken")),
		};
		const silent: StructuredModel = {
			providers: ["claude"],
			ask: async () => {
				await scheduler.wait(2_000);
				throw new ModelError("claude", "silent");
			},
		};
		for (const structuredModel of [failing, silent]) {
			const user = await makeUser({ firstName: "Mara" });
			for (const _ of [1, 2]) {
				expect((await personalizedCoaching({ ...deps, structuredModel }, user)).message).toContain("Mara");
			}
		}
	});

	it("stays our own for who wants the built-in coach: nobody is asked", async () => {
		const { deps, asked } = withModel();
		const user = await makeUser({ coachChoice: "builtin" });
		await personalizedCoaching(deps, user);
		await motivational(deps, user);
		expect(asked).toEqual([]);
	});

	it("sums up a conversation, unless words in it show danger", async () => {
		const { deps, asked } = withModel();
		const calm = await openChat();
		calm.coach.say("I hear you.").end();
		await sendMessage(calm, "I work nights and I'm tired.");
		const ours = await analyse(deps, calm.user, calm.conversationId);
		expect(ours.progressSummary).not.toContain("found where they begin");
		await vi.waitFor(async () => {
			const { progressSummary } = await analyse(deps, calm.user, calm.conversationId);
			expect(progressSummary).toContain("found where they begin");
		});
		const heavy = await openChat();
		heavy.coach.say("I'm glad you told me.").end();
		await sendMessage(heavy, "I want to die.");
		await analyse(deps, heavy.user, heavy.conversationId);
		expect(asked).toEqual(["analysis"]);
	});

	it("refines what is kept of an assessment, and leaves ours when it fails", async () => {
		const failing: StructuredModel = {
			providers: ["claude"],
			ask: () => Promise.reject(new ModelError("claude", "broken")),
		};
		const kept = async (parts: Deps) => {
			const user = await makeUser();
			const input = assessmentOf(user.id, { physiologicalScore: 2 });
			await keepQuestionnaire(parts, user, input, await saveAssessment(parts, user, input));
			const rows = await deps.db
				.select()
				.from(questionnaireResponses)
				.where(eq(questionnaireResponses.userId, user.id));
			return rows[0]?.aiAnalysis;
		};
		expect(await kept(withModel().deps)).toBe("Rest asks to come first; the people around you carry a lot.");
		expect(await kept({ ...deps, structuredModel: failing })).toContain("Here's an insight about you");
	});
});
