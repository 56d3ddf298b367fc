import { describe, expect, test } from "vitest";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { groupByDay } from "./conversation-groups.ts";

const NOW = new Date("2026-11-21T23:30:00.000Z");

const talkedAt = (lastMessageAt: string | null, createdAt = "2026-01-01T00:00:00.000Z") =>
	({ id: lastMessageAt ?? createdAt, lastMessageAt, createdAt }) as ListedConversation;

const named = (conversations: ListedConversation[], timeZone: string) =>
	groupByDay(conversations, timeZone, NOW).map((group) => [group.name, group.conversations.length]);

describe("conversations by day", () => {
	test("are today's, yesterday's, and by weeks before that; empty groups are left out", () => {
		const talks = ["2026-11-21T08", "2026-11-20T23", "2026-11-15T12", "2026-10-30T12", "2026-03-01T12"];
		expect(
			named(
				talks.map((hour) => talkedAt(`${hour}:00:00.000Z`)),
				"UTC",
			),
		).toEqual([
			["Today", 1],
			["Yesterday", 1],
			["Last 7 days", 1],
			["Last 30 days", 1],
			["Earlier", 1],
		]);
		expect(named([], "UTC")).toEqual([]);
	});

	test("are by the person's own calendar", () => {
		const talk = [talkedAt("2026-11-21T10:30:00.000Z")];
		expect(named(talk, "UTC")).toEqual([["Today", 1]]);
		// In Auckland it is the 22nd by now, and was the 21st then.
		expect(named(talk, "Pacific/Auckland")).toEqual([["Yesterday", 1]]);
		expect(named(talk, "America/Los_Angeles")).toEqual([["Today", 1]]);
	});

	test("in which nothing was said yet are of the day they were made", () => {
		expect(named([talkedAt(null, "2026-11-20T12:00:00.000Z")], "UTC")).toEqual([["Yesterday", 1]]);
	});
});
