import { expect, test } from "vitest";
import type { Health } from "#shared/schemas/public/health.ts";
import { type DatabaseNow, report, type StatusNow } from "./report.ts";

const NOW = new Date("2026-02-10T12:00:00Z");
const HEALTH: Health = {
	ok: true,
	parts: { d1: true, kv: true, r2: true, objects: true },
	mail: { state: "up", notesPaused: false },
};
const DATABASE: DatabaseNow = { dueNotes: { count: 0, since: null }, counts: [] };
const WELL: StatusNow = {
	health: HEALTH,
	queues: [{ queue: "attune-preview-mail", waiting: 0, oldest: null }],
	database: DATABASE,
	now: NOW,
};
const counted = (...counts: [name: string, count: number][]) => ({
	database: { ...DATABASE, counts: counts.map(([name, count]) => ({ name, count })) },
});

test("says health, queues, the oldest that waits, what was sent and which models failed", () => {
	const { lines, alerts } = report({
		...WELL,
		queues: [{ queue: "attune-preview-mail", waiting: 3, oldest: new Date("2026-02-10T11:55:00Z") }],
		...counted(["mail:account", 4], ["mail:note", 90], ["model:claude", 2]),
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
	["health: it doesn't answer", { health: "it doesn't answer" }],
	["health: down: d1", { health: { ...HEALTH, ok: false, parts: { ...HEALTH.parts, d1: false } } }],
	["email: the provider refuses it", { health: { ...HEALTH, mail: { state: "late", notesPaused: true } } }],
	["database: D1 can't be asked", { database: null }],
	[
		"queues: Cloudflare doesn't say how long q are",
		{ queues: [{ queue: "q", waiting: null, oldest: null }] },
	],
	["errors: 20 responses of status 500 today", counted(["http:500", 20])],
	["turn failures: 10 today", counted(["turn:failed", 10])],
	["outbox age: 15 min", counted(["outbox:waited", 900])],
	[
		"outbox age: 60 min",
		{ database: { ...DATABASE, dueNotes: { count: 2, since: new Date("2026-02-10T11:00:00Z") } } },
	],
	["outbox age: 20 min", { queues: [{ queue: "q", waiting: 1, oldest: new Date("2026-02-10T11:40:00Z") }] }],
] as [string, Partial<StatusNow>][])("alerts with: %s", (alert, changes) => {
	expect(report({ ...WELL, ...changes }).alerts).toEqual([alert]);
});
