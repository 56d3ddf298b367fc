import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { TRY_STARTERS } from "#shared/chat/try-starters.ts";
import type { Tried } from "#shared/schemas/public/try-it.ts";
import { stranger } from "../../test/people/factories.ts";
import { everyKey } from "../../test/platform/every-key.ts";
import { readError } from "../../test/requests/read-error.ts";
import { answerOnce } from "./answer-once.ts";

const AT = { country: () => "GB", now: () => new Date("2026-11-22T20:00:00Z") };

/** Somebody at an address of their own, which no other test's limit counts. */
function visitor() {
	const client = stranger();
	return (body: unknown) => client.post("/api/try", body);
}

/** How many rows and keys there are, in all. */
async function kept(): Promise<number[]> {
	const tables = ["users", "session", "chat_conversations", "chat_messages", "email_tokens", "notifications"];
	const counts = await env.DB.batch<{ count: number }>(
		tables.map((table) => env.DB.prepare(`SELECT count(*) AS count FROM "${table}"`)),
	);
	const keys = (await everyKey()).length;
	return [...counts.map(({ results }) => results[0]?.count ?? -1), keys];
}

describe("one thing that a stranger says", () => {
	it("gets one real answer, without an account, and leaves nothing behind", async () => {
		const say = visitor();
		const before = await kept();
		const answer = await say({ message: "I had a fight with my sister and I can't stop thinking about it." });
		expect(answer.status).toBe(200);
		expect(answer.headers.get("set-cookie")).toBeNull();
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const { message, help } = await answer.json<Tried>();
		expect(message.length).toBeGreaterThan(40);
		expect(message).toContain("?");
		expect(help).toBeNull();
		expect(await kept()).toEqual(before);
	});

	it("that shows danger is met with help first, of the country that they are in", () => {
		const { message, help } = answerOnce(AT, { message: "I want to end my life tonight" });
		expect(help).toMatchObject({ level: "imminent", emergency: "999", emergencyFirst: true });
		expect(help?.resources.map(({ name }) => name).join()).toContain("Samaritans");
		expect(message).not.toMatch(/sign up|account|your safety plan/i);
	});

	it.each([
		["I just swallowed all my tablets", /Don't wait/],
		["someone is breaking in downstairs", /room that locks/],
		["my toddler drank bleach", /Don't wait/],
	])("puts the emergency number and the first step before any question: %j", (said, step) => {
		const { message, help } = answerOnce(AT, { message: said });
		expect(help).toMatchObject({ emergency: "999", emergencyFirst: true });
		expect(`${help?.title} ${help?.lead}`).toMatch(step);
		expect(message.split("?")[0]).toMatch(/emergency number/);
	});

	it("about somebody else in danger brings help as well, and an ordinary sentence none", () => {
		expect(answerOnce(AT, { message: "My brother says he wants to kill himself" }).help?.level).toBe("other");
		expect(answerOnce(AT, { message: "This deadline is killing me" }).help).toBeNull();
	});

	it("is heard with what was said before it: a yes to a question about dying brings help", () => {
		const before = ["I can't do this anymore"];
		const first = answerOnce(AT, { message: before[0] ?? "" });
		expect(first).toMatchObject({ help: { tier: "row", emergency: "999" }, isGrave: true });
		expect(first.message).toMatch(/ending your life|wish you weren't alive|not wanting to live|dying/);
		const next = answerOnce(AT, { message: "yes", before });
		expect(next.help).toMatchObject({ level: "thoughts", emergency: "999" });
		expect(next.isGrave).toBe(true);
		expect(answerOnce(AT, { message: "yes" }).help).toBeNull();
	});

	it.each(["I feel dead inside", "what's the point of me", "I keep my dad's gun next to the bed"])(
		"never asks about dying or safety without help above it: %j",
		(message) => {
			const { message: reply, help, isGrave } = answerOnce(AT, { message });
			expect(reply).toMatch(/ending your life|dying|not wanting to live|weren't alive/);
			expect(help).toMatchObject({ level: "none", tier: "row", emergency: "999" });
			expect(isGrave).toBe(true);
		},
	);

	it("is grave in danger and in the answers after it, and not on an ordinary day", () => {
		expect(answerOnce(AT, { message: "ok", before: ["I want to end my life tonight"] }).isGrave).toBe(true);
		for (const message of ["help", "SOS", "please help me"]) {
			expect(answerOnce(AT, { message }).isGrave).toBe(true);
		}
		expect(answerOnce(AT, { message: "I had a fight with my sister" }).isGrave).toBe(false);
	});

	it("tells of a quick exit where it stands on this page", () => {
		const said = ["my husband threatens me", "I am afraid of my wife", "my partner controls who I see"];
		const replies = said.map((message) => answerOnce(AT, { message }).message);
		expect(replies.join(" ")).toMatch(/quick exit above/);
		expect(replies.join(" ")).not.toMatch(/chat's menu/);
	});

	it("is answered by the clock of where they are", () => {
		const at = (timeZone: string) => answerOnce(AT, { message: "good evening", timeZone }).message;
		expect(at("Europe/London").length).toBeGreaterThan(0);
		expect(() => at("Pacific/Auckland")).not.toThrow();
	});

	it.each([
		[{ message: "  " }, "message"],
		[{ message: "a".repeat(1_001) }, "message"],
		[{ message: "hello", timeZone: "Mars/North" }, "timeZone"],
		[{ message: "hello", before: Array(5).fill("hi") }, "before"],
	])("is refused as %j, with how to do it", async (body, path) => {
		const answer = await visitor()(body);
		expect(answer.status).toBe(400);
		expect((await readError(answer)).details?.[0]?.path).toBe(path);
	});

	// spec: P.34
	it.each(TRY_STARTERS)("begins with a starter that gets a question and no help: %s", (_, message) => {
		const { message: reply, help, isGrave } = answerOnce(AT, { message });
		expect(reply).toContain("?");
		expect({ help, isGrave }).toEqual({ help: null, isGrave: false });
	});

	// spec: P.35
	it("is answered four times, and after that only where danger is near", async () => {
		const before = ["I dread Mondays", "My boss", "He asks why I'm behind", "Every week"];
		const refused = await visitor()({ message: "So what now?", before });
		expect(refused.status).toBe(429);
		expect((await readError(refused)).message).toBe(
			"You've sent 4 messages here. To go on, keep this conversation.",
		);
		expect(answerOnce(AT, { message: "So what now?", before: before.slice(1) }).help).toBeNull();
		expect(answerOnce(AT, { message: "I want to end my life tonight", before }).help).not.toBeNull();
		const dark = ["I want to end my life", ...before.slice(1)];
		expect(answerOnce(AT, { message: "So what now?", before: dark }).isGrave).toBe(true);
	});

	it("is limited in a minute, with the time to wait", async () => {
		const say = visitor();
		// A minute may end in the middle of them.
		const answers: Response[] = [];
		for (let time = 0; time < 13; time += 1) {
			answers.push(await say({ message: "hello" }));
		}
		expect(answers[0]?.status).toBe(200);
		const refused = answers.find(({ status }) => status === 429);
		expect(refused?.headers.get("retry-after")).toBe("60");
		// Nobody in danger is told to wait.
		expect((await say({ message: "I want to end my life tonight" })).status).toBe(200);
		expect((await say({ message: "yes", before: ["I want to end my life tonight"] })).status).toBe(200);
	});

	it("is not taken from another site's page", async () => {
		const answer = await stranger().request("POST", "/api/try", {
			body: JSON.stringify({ message: "hello" }),
			headers: { "content-type": "application/json", origin: "https://elsewhere.example" },
		});
		expect(answer.status).toBe(403);
	});
});
