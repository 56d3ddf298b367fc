import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { request } from "@playwright/test";
import { chatOf, openChat, say, storedMessages, untilAnswered, untilWriting } from "./chat.ts";
import { expect, test } from "./people.ts";

const PORT = 8802;
const ORIGIN = `http://localhost:${PORT}`;

test.use({ baseURL: ORIGIN });
test.setTimeout(180_000);

let server: ChildProcess | undefined;

/** Starts a server of its own on a state folder, in a process group of its own, and waits until it answers. */
async function startServer(state: string): Promise<void> {
	server = spawn("node", ["scripts/serve.ts"], {
		env: { ...process.env, PORT: String(PORT), ATTUNE_STATE: state, BUILTIN_COACH_PACE_MS: "150" },
		stdio: "ignore",
		detached: true,
	});
	const client = await request.newContext();
	await expect.poll(() => answers(client), { timeout: 60_000 }).toBe(true);
	await client.dispose();
}

async function answers(client: Awaited<ReturnType<typeof request.newContext>>): Promise<boolean> {
	return client.get(ORIGIN).then(
		(answer) => answer.ok(),
		() => false,
	);
}

/** Ends the server and everything it started, at once and without a word. */
async function killServer(): Promise<void> {
	const ended = new Promise((resolve) => server?.once("exit", resolve));
	if (server?.pid) {
		process.kill(-server.pid, "SIGKILL");
	}
	await ended;
}

test.afterEach(killServer);

test("a server killed in the middle of a reply and started again has lost and doubled nothing", async ({
	page,
	newcomer,
}) => {
	const state = await mkdtemp(join(tmpdir(), "attune-killed-"));
	await startServer(state);
	const signedUp = await page.request.post("/api/auth/signup", { data: newcomer });
	const { id } = (await signedUp.json()) as { id: string };
	await page.request.patch(`/api/users/${id}`, { data: { onboardingCompleted: true } });
	await openChat(page);
	await say(page, "My father is ill and I am holding everyone together");
	await untilWriting(page);
	await killServer();
	await startServer(state);

	// The open page comes back by itself.
	await untilAnswered(page);
	const stored = await storedMessages(page, id);
	expect(stored.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
	expect(stored[1]?.content).toBe("My father is ill and I am holding everyone together");
	expect(["complete", "failed"]).toContain(stored[2]?.status);
	await expect(chatOf(page).log.getByText("My father is ill")).toHaveCount(1);

	await page.reload();
	await expect(chatOf(page).log.getByText("My father is ill")).toHaveCount(1);
	await say(page, "Thank you");
	await untilAnswered(page);
	expect(await storedMessages(page, id)).toHaveLength(5);
});
