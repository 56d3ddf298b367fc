import { expect, test } from "vitest";
import { report, type StatusNow } from "./report.ts";

const NOW = new Date("2026-02-10T12:00:00Z");
const WELL: StatusNow = {
	health: {
		ok: true,
		parts: { d1: true, kv: true, r2: true, objects: true },
		mail: { state: "up", notesPaused: false },
	},
	queues: [{ queue: "attune-preview-mail", waiting: 0, oldest: null }],
	dueNotes: { count: 0, since: null },
	counts: [],
	now: NOW,
};
const counted = (name: string, count: number) => ({ day: "2026-02-10", name, count });

test("says health, queues, the oldest that waits, what was sent and which models failed", () => {
	const { lines, alerts } = report({
		...WELL,
		queues: [{ queue: "attune-preview-mail", waiting: 3, oldest: new Date("2026-02-10T11:55:00Z") }],
		counts: [counted("mail:account", 4), counted("mail:note", 90), counted("model:claude", 2)],
	});
	expect(alerts).toEqual([]);
	expect(lines).toEqual([
		"health      every part answers",
		"email       the provider accepts it",
		"queue       attune-preview-mail: 3, oldest 5 min",
		"due         0 notifications",
		"outbox      the oldest work that waits, or waited today: 5 min",
		"sent today  4 about accounts, 90 notifications",
		"failures    0 responses of status 500, 0 turns without a reply",
		"models      claude failed 2 times",
	]);
});

test.each([
	["health: doesn't answer", { health: null }],
	[
		"health: down: d1",
		{ health: { ...WELL.health!, ok: false, parts: { ...WELL.health!.parts, d1: false } } },
	],
	[
		"email: the provider refuses it",
		{ health: { ...WELL.health!, mail: { state: "late", notesPaused: true } } },
	],
	["errors: 20 responses of status 500 today", { counts: [counted("http:500", 20)] }],
	["turn failures: 10 today", { counts: [counted("turn:failed", 10)] }],
	["outbox age: 15 min", { counts: [counted("outbox:waited", 900)] }],
	["outbox age: 60 min", { dueNotes: { count: 2, since: new Date("2026-02-10T11:00:00Z") } }],
	["outbox age: 20 min", { queues: [{ queue: "q", waiting: 1, oldest: new Date("2026-02-10T11:40:00Z") }] }],
] as [string, Partial<StatusNow>][])("alerts with: %s", (alert, changes) => {
	expect(report({ ...WELL, ...changes }).alerts).toEqual([alert]);
});
