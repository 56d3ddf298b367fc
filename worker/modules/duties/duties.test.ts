import { env } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FEW, helpCountsSchema, type PublicHelpCounts } from "#shared/schemas/public/duties.ts";
import { openChat, sendMessage, setDeps, untilIdle } from "../../test/chat/conversation.ts";
import { say } from "../../test/chat/danger.ts";
import { chatReadBy, DOUBTFUL, IN_A_ROW, ScriptedReader } from "../../test/chat/test-reader.ts";
import { openExercises } from "../../test/people/exercises.ts";
import { deps, stranger } from "../../test/people/factories.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { shownBy } from "./count-help.ts";
import { publicHelpCounts } from "./duties.service.ts";

const IS = { country: "IS" };
const DANGER = "I want to kill myself";
const MONTH = () => new Date().toISOString().slice(0, 7);

/** The counts of a country, by level. Each test has a country of its own: files share a database. */
async function countsOf(country: string): Promise<Record<string, [shown: number, used: number]>> {
	const { results } = await env.DB.prepare("SELECT * FROM help_counts WHERE country = ?")
		.bind(country)
		.all<{ month: string; level: string; shown: number; used: number }>();
	expect(results.every(({ month }) => month === MONTH())).toBe(true);
	return Object.fromEntries(results.map(({ level, shown, used }) => [level, [shown, used]]));
}

const until = (country: string, counts: object) =>
	vi.waitFor(async () => expect(await countsOf(country)).toEqual(counts));

beforeEach(() => env.DB.prepare("DELETE FROM help_counts").run());

describe("help that was shown", () => {
	// spec: P.86
	it("counts once a panel, by month, country and level, and not again while it stands", async () => {
		const chat = await openChat({ country: "IS" });
		await say(chat, DANGER);
		await until("IS", { thoughts: [1, 0] });
		await say(chat, DANGER);
		await say(chat, "Good morning");
		await untilIdle(chat.conversationId);
		expect(await countsOf("IS")).toEqual({ thoughts: [1, 0] });
		await say(chat, "I have the rope here and I am going to kill myself tonight");
		await until("IS", { thoughts: [1, 0], imminent: [1, 0] });
	});

	it("counts the lines for somebody under 18 as none, once for each reply", async () => {
		const chat = await openChat({ country: "LU", minorSince: new Date() });
		await say(chat, "Can you help me plan my week?");
		await until("LU", { none: [1, 0] });
		await chat.client.post(`/api/safety/${chat.user.id}/feedback`, { kind: "line_used" });
		await until("LU", { none: [1, 1] });
		await say(chat, "I want to kill myself");
		await until("LU", { none: [1, 1], thoughts: [1, 0] });
	});

	// spec: P.86
	it("counts once when the same message is sent again", async () => {
		const chat = await openChat({ country: "MT" });
		const clientMessageId = crypto.randomUUID();
		await say(chat, DANGER, { clientMessageId });
		await say(chat, DANGER, { clientMessageId });
		await untilIdle(chat.conversationId);
		await until("MT", { thoughts: [1, 0] });
	});

	// spec: P.86
	it("counts a quiet line as none, and what the second look makes of it instead of it", async () => {
		const raised = await chatReadBy(new ScriptedReader("wish"), IS);
		raised.coach.say("An answer to a row.");
		await say(raised, IN_A_ROW);
		await until("IS", { none: [0, 0], wish: [1, 0] });
		const kept = await chatReadBy(null, IS);
		await say(kept, IN_A_ROW);
		await until("IS", { none: [1, 0], wish: [1, 0] });
		const lowered = await chatReadBy(new ScriptedReader("none"), IS);
		lowered.coach.say("An answer to a row.");
		await say(lowered, IN_A_ROW);
		await until("IS", { none: [1, 0], wish: [1, 0] });
		const found = await chatReadBy(new ScriptedReader("thoughts"), IS);
		found.coach.say("An answer to an ordinary day.");
		await say(found, DOUBTFUL);
		await until("IS", { none: [1, 0], wish: [1, 0], thoughts: [1, 0] });
	});

	it("counts a panel that a second look raises once, at the level at which it first stood", () => {
		const panel = (level: "wish" | "intent") => ({ tier: "panel", level }) as const;
		const row = { tier: "row", level: "none" } as const;
		expect(shownBy(panel("wish"), panel("intent"))).toEqual([]);
		expect(shownBy(row, panel("wish"))).toEqual([
			{ level: "none", by: -1 },
			{ level: "wish", by: 1 },
		]);
		expect(shownBy(row, undefined)).toEqual([{ level: "none", by: -1 }]);
		expect(shownBy(row, row)).toEqual([]);
		expect(shownBy(undefined, undefined)).toEqual([]);
	});

	it("counts for a typed mood", async () => {
		const chat = await openChat({ country: "LU" });
		await chat.client.patch(`/api/users/${chat.user.id}`, { desiredMood: "I want to kill myself" });
		await until("LU", { thoughts: [1, 0] });
	});

	it("counts where an exercise stops for help", async () => {
		const { goThrough } = await openExercises({ country: "MC" });
		await goThrough("Help");
		await until("MC", { abuse: [1, 0] });
	});

	it("counts the line above a question of the coach about dying, once", async () => {
		const chat = await openChat({ country: "SM" });
		chat.coach.say("Are you thinking of ending your life?").end();
		await sendMessage(chat, "I feel odd today");
		await until("SM", { none: [1, 0] });
	});

	// spec: P.87
	it("never delays or loses a reply when D1 can't count: the miss is logged, with nothing of the person", async () => {
		const chat = await openChat({ country: "CY" });
		const lines: unknown[] = [];
		await setDeps(chat.conversationId, {
			model: chat.coach,
			countShown: () => Promise.reject(new Error("D1 is down")),
			log: (line) => lines.push(line),
		});
		const reply = await say(chat, DANGER);
		expect(reply).toMatchObject({ status: "complete", metadata: { safety: { level: "thoughts" } } });
		await vi.waitFor(() => expect(lines).toContainEqual({ level: "warn", help: "not counted" }));
		expect(await countsOf("CY")).toEqual({});
	});
});

describe("help that was used", () => {
	it("counts when it is opened or a line is called, and no other feedback does", async () => {
		const chat = await openChat({ country: "LV" });
		const tell = (kind: string) => chat.client.post(`/api/safety/${chat.user.id}/feedback`, { kind });
		await tell("panel_opened");
		await until("LV", { none: [0, 1] });
		await say(chat, DANGER);
		await until("LV", { none: [0, 1], thoughts: [1, 0] });
		await vi.waitFor(async () =>
			expect(await (await tell("not_meant")).json()).toMatchObject({ level: "thoughts" }),
		);
		await tell("safe_now");
		await tell("line_used");
		await until("LV", { none: [0, 1], thoughts: [1, 1] });
	});
});

// spec: P.87
it("counts stay when the account goes, and hold nothing of it", async () => {
	const chat = await openChat({ country: "EE" });
	await say(chat, DANGER);
	await until("EE", { thoughts: [1, 0] });
	await deleteAccount(deps, chat.user);
	expect(await countsOf("EE")).toEqual({ thoughts: [1, 0] });
	const { results } = await env.DB.prepare("PRAGMA table_info(help_counts)").all<{ name: string }>();
	expect(results.map(({ name }) => name)).toEqual(["month", "country", "level", "shown", "used"]);
});

describe("the counts for anyone", () => {
	const put = (month: string, country: string, shown: number, used: number) =>
		env.DB.prepare("INSERT INTO help_counts VALUES (?, ?, 'thoughts', ?, ?)")
			.bind(month, country, shown, used)
			.run();
	/** Far enough from other tests that nothing is answered as it was. */
	const at = (day: string) => publicHelpCounts({ db: deps.db, now: () => new Date(day) });

	// spec: P.88
	it("are of whole months, all countries together, with small ones not told apart", async () => {
		await put("2030-01", "GB", 900, 90);
		await put("2030-03", "GB", 3, 1);
		await put("2030-03", "US", 2, 3);
		await put("2030-06", "GB", 70, 7);
		const { months } = await at("2030-06-20");
		expect(months).toEqual([
			{ month: "2030-05", shown: 0, used: 0 },
			{ month: "2030-04", shown: 0, used: 0 },
			{ month: "2030-03", shown: 5, used: FEW },
			{ month: "2030-02", shown: 0, used: 0 },
			{ month: "2030-01", shown: 900, used: 90 },
		]);
		const later = await at("2031-03-01");
		expect(later.months).toHaveLength(12);
		expect(later.months.at(-1)).toEqual({ month: "2030-03", shown: 5, used: FEW });
	});

	it("are read once an hour", async () => {
		await put("2040-01", "GB", 10, 1);
		const first = await at("2040-02-01T10:00:00Z");
		await put("2040-01", "US", 10, 1);
		expect(await at("2040-02-01T10:59:00Z")).toEqual(first);
		expect((await at("2040-02-01T11:00:00Z")).months[0]).toMatchObject({ shown: 20 });
	});

	// spec: P.88
	it("need no account, and every cache may keep them for an hour", async () => {
		const answer = await stranger().get("/api/duties/help-counts");
		expect(answer.status).toBe(200);
		expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
		expect(helpCountsSchema.safeParse(await answer.json<PublicHelpCounts>()).success).toBe(true);
	});
});
