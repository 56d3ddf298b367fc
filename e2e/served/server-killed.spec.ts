import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stormOfKills } from "../../tools/drills/storm.ts";
import { OwnServer } from "../../tools/lib/own-server.ts";
import { portOf } from "../../tools/lib/ports.ts";
import { chatOf, openChat, say, storedMessages, untilAnswered, untilWriting } from "../helpers/chat.ts";
import { expect, test } from "../helpers/people.ts";

const server = new OwnServer(portOf("server-killed"));

test.use({ baseURL: server.origin });
test.setTimeout(180_000);

const SETTINGS = { BUILTIN_COACH_PACE_MS: "150" };

test.afterEach(() => server.kill());

// spec: A.31
test("a server killed in the middle of a reply and started again has lost and doubled nothing", async ({
	page,
	newcomer,
}) => {
	const state = await mkdtemp(join(tmpdir(), "attune-killed-"));
	await server.start(state, SETTINGS);
	const signedUp = await page.request.post("/api/auth/signup", { data: newcomer });
	const { id } = (await signedUp.json()) as { id: string };
	await page.request.patch(`/api/users/${id}`, { data: { onboardingCompleted: true } });
	await openChat(page);
	await say(page, "My father is ill and I am holding everyone together");
	await untilWriting(page);
	await server.kill();
	await server.start(state, SETTINGS);

	// The open page comes back by itself.
	await untilAnswered(page);
	const stored = await storedMessages(page, id);
	expect(stored.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
	expect(stored[1]?.content).toBe("My father is ill and I am holding everyone together");
	expect(["complete", "failed"]).toContain(stored[2]?.status);
	await expect(chatOf(page).log.locator(".user-bubble", { hasText: "My father is ill" })).toHaveCount(1);

	await page.reload();
	await expect(chatOf(page).log.locator(".user-bubble", { hasText: "My father is ill" })).toHaveCount(1);
	await say(page, "Thank you");
	await untilAnswered(page);
	expect(await storedMessages(page, id)).toHaveLength(5);
});

// `npm run kill-storm` kills it fifty times with twenty people.
test("killed twice while four people talk, it has every acknowledged message once, in the objects and in D1", async () => {
	const lines: string[] = [];
	const people = 4;
	const { acknowledged, brokenOff, faults } = await stormOfKills({
		kills: 2,
		people,
		port: portOf("two-kills"),
		tell: (line) => lines.push(line),
	});
	expect(faults, lines.join("\n")).toEqual([]);
	expect(acknowledged).toBeGreaterThanOrEqual(people);
	expect(brokenOff).toBeGreaterThan(0);
});
