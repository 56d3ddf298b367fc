import { describe, expect, it } from "vitest";
import { achievements } from "../../db/tables/achievements.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { DataQuestion, StructuredModel } from "../../models/data/structured-model.ts";
import { ModelError } from "../../models/model-error.ts";
import { makeAssessment } from "../../test/people/assessments.ts";
import { deps } from "../../test/people/factories.ts";
import { depsAt, due, ignored, mailbox, noteOf, notesOf } from "../../test/people/notes.ts";
import { deliverNote } from "./deliver.ts";

describe("what a note says", () => {
	it("is a celebration when something was reached since the last note", async () => {
		const { user, id } = await due();
		await deps.db.insert(achievements).values({
			id: deps.newId("ach"),
			userId: user.id,
			type: "check-ins",
			title: "Seven check-ins",
			description: "You've checked in on seven days.",
			icon: "sprout",
			level: 2,
			unlockedAt: new Date("2026-02-09T21:00:00Z"),
		});
		const { mails, mailer } = mailbox();
		await deliverNote(depsAt("2026-02-10T09:00:00Z", { mailer }), id);
		expect(await noteOf(user.id, id)).toMatchObject({ type: "celebration", title: "Seven check-ins" });
		expect(mails[0]?.html).toContain("See what you reached");
	});

	it("is an insight for somebody who is here on three days of a week: needs, a reflection and a step", async () => {
		const { user, id } = await due({ assessmentCompleted: true, primaryGoal: "productivity" });
		await makeAssessment(user.id, { date: "2026-02-08", love: 2 });
		for (const day of ["2026-02-06", "2026-02-07", "2026-02-08"]) {
			await getPersonStub(deps.env, user.id).noteVisit({
				at: Date.parse(`${day}T19:00:00Z`),
				day,
				hour: 19,
				fromLink: false,
			});
		}
		const { mails, mailer } = mailbox();
		await deliverNote(depsAt("2026-02-10T09:00:00Z", { mailer }), id);
		const note = await noteOf(user.id, id);
		expect(note).toMatchObject({ type: "insight", title: "Your week in a few lines" });
		expect(note?.message).toMatch(
			/^Your latest check-in puts love and belonging first\. Your mood then: neutral\. .+ One step: .+\./,
		);
		expect(mails[0]?.text).toContain("Love and belonging: 40%");
	});

	it("says once, with the eighth that nobody answered, that it is the last for now", async () => {
		const { user, id } = await due({
			notificationPreferences: { reminderFrequency: "daily", enableMotivational: false },
		});
		await makeAssessment(user.id, { date: "2026-02-08" });
		await ignored(user.id, 7, "2026-01-01T09:00:00Z");
		await deliverNote(depsAt("2026-02-10T09:00:00Z", mailbox()), id);
		expect(await noteOf(user.id, id)).toMatchObject({
			title: "I'll leave you in peace",
			type: "encouragement",
		});
		expect((await notesOf(user.id)).filter(({ state }) => state === "planned")).toEqual([]);
	});

	it("is a connected model's where one is configured, under our own title; what it wrote badly is ours", async () => {
		const asked: string[] = [];
		const structuredModel = (text: string) =>
			({
				providers: ["claude"],
				async ask({ shape, about }: DataQuestion<unknown>) {
					asked.push(about);
					return { data: shape.parse({ message: text }), provider: "claude", usage: null };
				},
			}) as unknown as StructuredModel;
		const { user, id } = await due();
		const { mails, mailer } = mailbox();
		const written = "A walk before lunch may be worth more than the hour it seems to cost.";
		await deliverNote(
			depsAt("2026-02-10T09:00:00Z", { mailer, structuredModel: structuredModel(written) }),
			id,
		);
		expect(await noteOf(user.id, id)).toMatchObject({ personalizedMessage: written });
		expect(mails[0]?.text).toContain(written);
		expect(mails[0]?.subject).toBe((await noteOf(user.id, id))?.title);
		expect(asked[0]).toContain('"tone": "steady"');
		const other = await due({ coachChoice: "builtin" });
		await deliverNote(
			depsAt("2026-02-10T09:00:00Z", { mailer, structuredModel: structuredModel("x") }),
			other.id,
		);
		expect(await noteOf(other.user.id, other.id)).toMatchObject({ personalizedMessage: null });
		expect(asked).toHaveLength(1);
	});

	it("tells a model nothing that is old news, nor the mood when notes are not to follow it", async () => {
		const told = async (checkedOn: string, toneAdaptive: boolean) => {
			let about = "";
			const structuredModel = {
				providers: ["claude"],
				async ask(question: DataQuestion<unknown>) {
					about = question.about;
					throw new ModelError("claude", "silent");
				},
			} as unknown as StructuredModel;
			const { user, id } = await due({
				notificationPreferences: { reminderFrequency: "daily", toneAdaptive },
			});
			await makeAssessment(user.id, { date: "2025-07-01", love: 4, overallMood: 1 });
			await makeAssessment(user.id, { date: checkedOn, love: 2, overallMood: 1 });
			await deliverNote(depsAt("2026-02-10T09:00:00Z", { ...mailbox(), structuredModel }), id);
			return JSON.parse(about.split("\n").slice(1, -1).join("\n")) as Record<string, unknown>;
		};
		expect(await told("2026-02-08", true)).toMatchObject({ mood: 1, ratings: { love: 2 } });
		expect(await told("2026-02-08", false)).toMatchObject({ mood: null, ratings: { love: 2 } });
		const nothing = { mood: null, ratings: null, focus: null, movedSinceLastCheckIn: null };
		expect(await told("2025-08-01", true)).toMatchObject(nothing);
	});

	it("does not go out to somebody whose danger began while a model was asked, and failed", async () => {
		const { user, id } = await due();
		const structuredModel = {
			providers: ["claude"],
			async ask() {
				await getPersonStub(deps.env, user.id).noteRisk("wish", 1);
				throw new ModelError("claude", "silent");
			},
		} as unknown as StructuredModel;
		const { mails, mailer } = mailbox();
		await deliverNote(depsAt("2026-02-10T09:00:00Z", { mailer, structuredModel }), id);
		expect(mails).toEqual([]);
		expect(await noteOf(user.id, id)).toBeUndefined();
	});

	it("is no congratulation on having switched notes on", async () => {
		const { user, id } = await due();
		await deps.db.insert(achievements).values({
			id: deps.newId("ach"),
			userId: user.id,
			type: "notifications",
			title: "Staying in touch",
			description: "You turned on notifications.",
			icon: "bell",
			unlockedAt: new Date("2026-02-09T21:00:00Z"),
		});
		await deliverNote(depsAt("2026-02-10T09:00:00Z", mailbox()), id);
		expect(await noteOf(user.id, id)).toMatchObject({ type: "encouragement" });
	});

	// spec: S.71
	it("holds no word that the person wrote", async () => {
		const secret = "the affair with my boss";
		const { user, id } = await due({ desiredMood: secret, currentMood: secret });
		const { mails, mailer } = mailbox();
		await deliverNote(depsAt("2026-02-10T09:00:00Z", { mailer }), id);
		expect(JSON.stringify([mails, await noteOf(user.id, id)])).not.toContain("affair");
	});
});
