import { describe, expect, it } from "vitest";
import { takeaways } from "../../db/tables/takeaways.table.ts";
import { openChat, sendMessage } from "../../test/chat/conversation.ts";
import { deps } from "../../test/people/factories.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST = new Date("2026-11-09T22:30:00Z");

/** A person who keeps six plans, each a day older than the one before. */
async function keepSix(memoryEnabled: boolean) {
	const chat = await openChat({ memoryEnabled, timeZone: "Europe/Madrid" });
	await deps.db.insert(takeaways).values(
		["Six", "Five", "Four", "Three", "Two", "One"].map((title, days) => ({
			id: deps.newId("tkw"),
			userId: chat.user.id,
			kind: "plan" as const,
			title,
			body: "x".repeat(2_000),
			createdAt: new Date(NEWEST.getTime() - days * DAY_MS),
			dueAt: NEWEST,
			outcome: "Done",
			ratings: { sure: 6 },
		})),
	);
	chat.coach.say("Yes.").end();
	await sendMessage(chat, "hello");
	return chat.coach.requests[0]?.person.takeaways;
}

describe("what a coach knows of the things a person keeps", () => {
	// spec: P.49
	it("is the newest five, shortened, on the person's own days", async () => {
		const known = await keepSix(true);
		expect(known?.map(({ title }) => title)).toEqual(["Six", "Five", "Four", "Three", "Two"]);
		expect(known?.[0]).toEqual({
			kind: "plan",
			title: "Six",
			body: "x".repeat(600),
			createdOn: "2026-11-09",
			dueOn: "2026-11-09",
			outcome: "Done",
			ratings: { sure: 6 },
		});
	});

	// spec: P.49
	it("is nothing while memory is off", async () => {
		expect(await keepSix(false)).toEqual([]);
	});
});
