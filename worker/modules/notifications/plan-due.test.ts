import { describe, expect, it } from "vitest";
import { type TakeawayRow, takeaways } from "../../db/tables/takeaways.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { deps } from "../../test/people/factories.ts";
import { depsAt, due, mailbox, noteOf } from "../../test/people/notes.ts";
import { deliverNote } from "./deliver.ts";

const LINE = "Something you planned is due. Tell your coach how it went.";
const MORNING = "2026-02-10T09:00:00Z";

/** The note of the 10th, and the email it went out with, for somebody with a plan due on the 10th. */
async function sent(
	fields: Partial<TakeawayRow> = {},
	before: (userId: string) => Promise<unknown> = async () => 0,
) {
	const { user, id } = await due();
	await deps.db.insert(takeaways).values({
		id: deps.newId("tkw"),
		userId: user.id,
		kind: "plan",
		title: "Divorce papers",
		body: "Ring the solicitor",
		exerciseId: "one-small-step",
		dueAt: new Date("2026-02-10T05:00:00Z"),
		...fields,
	});
	await before(user.id);
	const { mails, mailer } = mailbox();
	await deliverNote(depsAt(MORNING, { mailer }), id);
	return { note: await noteOf(user.id, id), mail: mails[0] };
}

describe("a plan that is due", () => {
	// spec: P.57
	it("adds one line to the next note, which names nothing of it", async () => {
		const { note, mail } = await sent();
		expect(note?.message.endsWith(LINE)).toBe(true);
		expect(mail?.text).toContain(LINE);
		expect(JSON.stringify([note, mail])).not.toMatch(/divorce|solicitor|one-small-step/i);
	});

	it.each<[string, Partial<TakeawayRow>]>([
		["before it is due", { dueAt: new Date("2026-02-10T23:00:00Z") }],
		["once the guide has asked", { askedAt: new Date("2026-02-10T06:00:00Z") }],
	])("adds nothing %s", async (_, fields) => {
		const { note } = await sent(fields);
		expect(note?.state).toBe("sent");
		expect(note?.message).not.toContain(LINE);
	});

	// spec: P.57
	it("adds nothing to a second note", async () => {
		const { note } = await sent({ dueAt: new Date("2026-02-08T05:00:00Z") }, (userId) =>
			getPersonStub(deps.env, userId).noteSent({
				id: "ntf_before",
				at: Date.parse("2026-02-09T09:00:00Z"),
				day: "2026-02-09",
				hour: 9,
				kind: "encouragement",
			}),
		);
		expect(note?.state).toBe("sent");
		expect(note?.message).not.toContain(LINE);
	});

	// spec: P.57
	it("sends nothing in a risk state", async () => {
		const { note, mail } = await sent({}, (userId) =>
			getPersonStub(deps.env, userId).noteRisk("thoughts", 1),
		);
		expect(note?.message ?? "").not.toContain(LINE);
		expect(mail).toBeUndefined();
	});
});
