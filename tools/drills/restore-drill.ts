import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { queryLocal } from "../lib/local-database.ts";
import { main } from "../lib/main.ts";
import { OwnServer } from "../lib/own-server.ts";
import { portOf } from "../lib/ports.ts";
import { recordRun } from "../lib/record-run.ts";

const PASSWORD = "a sentence to come in";
const PATIENCE_MS = 60_000;

const NIGHT = `/cdn-cgi/local/scheduled?cron=${encodeURIComponent("17 3 * * *")}`;

type Person = { email: string; userId: string; cookie: string; conversationId: string };

/**
 * `npm run restore-drill`: simulates a Time Travel restore of D1 by putting its local files back to an earlier
 * moment, while the objects, KV and R2 stay. Then checks what people find. Throws when it isn't what
 * `docs/operations.md` says.
 */
await main(async () => {
	const state = await mkdtemp(join(tmpdir(), "attune-drill-"));
	const database = join(state, "v3", "d1");
	const server = new OwnServer(portOf("restore-drill"));
	const start = () => server.start(state, { BUILTIN_COACH_PACE_MS: "0" });
	try {
		await start();
		const [ana, cid] = [await arrive(server.origin, "ana"), await arrive(server.origin, "cid")];
		await sayAll(server.origin, ana, ["First words.", "Second words.", "Third words."]);
		await sayAll(server.origin, cid, ["Mine."]);
		const lost = await enter(server.origin, "ana");
		await untilCopied(server.origin, ana, 7);
		await server.kill();
		await cp(database, join(state, "moment"), { recursive: true });
		tell("The moment: Ana has sent three messages, Cid one.");

		await start();
		await sayAll(server.origin, ana, ["Fourth words.", "Fifth words."]);
		const later = await open(server.origin, ana, "new");
		await sayAll(server.origin, later, ["In another conversation."]);
		await untilCopied(server.origin, ana, 11);
		await arrive(server.origin, "ben");
		await call(server.origin, "POST", "/api/auth/signout-everywhere", { body: {}, cookie: ana.cookie });
		const leaving = { body: { password: PASSWORD }, cookie: cid.cookie };
		await call(server.origin, "DELETE", `/api/users/${cid.userId}`, leaving);
		tell(
			"After it: Ana sent three more, one in a new conversation. Ben signed up. Cid deleted his account. Ana lost her phone and signed out everywhere.",
		);

		await server.kill();
		await rm(database, { recursive: true });
		await cp(join(state, "moment"), database, { recursive: true });
		await start();
		tell("Restored D1.");

		must(
			(await signIn(server.origin, "cid")) === 200,
			"Cid's account isn't back, so the drill tested nothing.",
		);
		must(
			(await me(server.origin, lost.cookie)) === 200,
			"The ended session isn't back, so the drill tested nothing.",
		);
		must(
			(await enter(server.origin, "ana", lost.device)).device === lost.device,
			"The forgotten browser isn't known again, so the drill tested nothing.",
		);
		for (const statement of await statementsInDocs()) {
			await queryLocal(server.origin, statement);
		}
		await fetch(server.origin + NIGHT);
		tell("Emptied sessions and links, and ran the nightly job, as docs/operations.md says.");

		must((await me(server.origin, lost.cookie)) === 401, "The ended session works again.");
		await until(async () => (await signIn(server.origin, "cid")) === 401, "Cid can still sign in.");
		must(
			(await enter(server.origin, "ana", lost.device)).device !== lost.device,
			"The forgotten browser is known again.",
		);
		tell("The ended session stays ended, the browser stays forgotten, and Cid's account is deleted.");
		const back = { ...ana, cookie: (await enter(server.origin, "ana")).cookie };
		const said = await wordsOf(server.origin, back);
		must(said.length === 5, `Ana sees ${said.length} of her five messages.`);
		await sayAll(server.origin, back, ["Sixth words."]);
		await untilCopied(server.origin, back, 9);
		tell("Ana signs in, sees all five messages, and sends another. D1 lacks four copies.");
		must(
			(await wordsOf(server.origin, { ...later, cookie: back.cookie })).length === 1,
			"The later conversation has lost its message.",
		);
		const list = await call(server.origin, "GET", `/api/chat/conversations/${ana.userId}`, {
			cookie: back.cookie,
		});
		must(!(await list.text()).includes(later.conversationId), "The list shows the later conversation.");
		tell("Her later conversation has its message, and no list shows it.");
		must((await signIn(server.origin, "ben")) === 401, "Ben can sign in.");
		await arrive(server.origin, "ben");
		tell("Ben has no account, and can sign up again.");
		await recordRun(
			"restore-drill",
			"the conversation begun before that moment has 5 of 5 messages, 4 of them without a copy in D1. A conversation begun after it has its messages, but no list shows it. A person who signed up after it can sign up again. Once sessions are emptied and the nightly job has run, the account deleted after it is deleted again, the signed-out session stays signed out, and the forgotten browser stays forgotten",
		);
	} finally {
		await server.kill();
		await rm(state, { recursive: true, force: true });
	}
});

function tell(line: string): void {
	process.stdout.write(`  ${line}\n`);
}

function must(isSo: boolean, otherwise: string): void {
	if (!isSo) {
		throw new Error(otherwise);
	}
}

function call(
	origin: string,
	method: string,
	path: string,
	{ body, cookie = "" }: { body?: object; cookie?: string },
): Promise<Response> {
	return fetch(origin + path, {
		method,
		headers: { "Content-Type": "application/json", cookie },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
}

async function arrive(origin: string, name: string): Promise<Person> {
	const email = `${name}@example.org`;
	const answer = await call(origin, "POST", "/api/auth/signup", {
		body: { username: name, email, password: PASSWORD, adultConfirmed: true, healthConsent: true },
	});
	must(answer.status === 201, `${name} couldn't sign up: ${answer.status}.`);
	const { id: userId } = (await answer.json()) as { id: string };
	const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
	return open(origin, { email, userId, cookie, conversationId: "" }, "first");
}

async function open(origin: string, person: Person, which: "first" | "new"): Promise<Person> {
	const path = which === "first" ? "/api/chat/conversation" : "/api/chat/conversations";
	const answer = await call(origin, "POST", path, { body: { userId: person.userId }, cookie: person.cookie });
	const found = (await answer.json()) as { id?: string; conversation?: { id: string } };
	return { ...person, conversationId: found.conversation?.id ?? found.id ?? "" };
}

async function sayAll(
	origin: string,
	{ userId, conversationId, cookie }: Person,
	messages: string[],
): Promise<void> {
	for (const message of messages) {
		const body = { userId, conversationId, message, clientMessageId: crypto.randomUUID() };
		const answer = await call(origin, "POST", "/api/ai/chat", { body, cookie });
		must(answer.ok, `"${message}" was refused with ${answer.status}.`);
		await answer.text();
	}
}

async function wordsOf(origin: string, { conversationId, cookie }: Person): Promise<string[]> {
	const path = `/api/chat/conversations/${conversationId}/messages?limit=100`;
	const answer = await call(origin, "GET", path, { cookie });
	const { messages } = (await answer.json()) as { messages: { role: string; content: string }[] };
	return messages.filter(({ role }) => role === "user").map(({ content }) => content);
}

/** Signs in, from a browser that sends `device`. Returns the status, and the cookies of the session and the device. */
async function enter(origin: string, name: string, device = "") {
	const body = { email: `${name}@example.org`, password: PASSWORD };
	const answer = await call(origin, "POST", "/api/auth/signin", { body, cookie: device });
	const cookies = answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
	const named = (name: string) => cookies.find((each) => each.startsWith(`${name}=`)) ?? "";
	return { status: answer.status, cookie: named("attune_session"), device: named("attune_device") };
}

async function signIn(origin: string, name: string): Promise<number> {
	return (await enter(origin, name)).status;
}

/** What the operations page says to run after a restore. */
async function statementsInDocs(): Promise<string[]> {
	const [, statements = ""] =
		/`(DELETE FROM session;[^`]+)`/.exec(await readFile("docs/operations.md", "utf8")) ?? [];
	must(statements !== "", "docs/operations.md doesn't say what to empty.");
	return statements.split(";").filter((each) => each.trim() !== "");
}

async function me(origin: string, cookie: string): Promise<number> {
	return (await call(origin, "GET", "/api/auth/me", { cookie })).status;
}

/** Waits until D1 has `count` copies of a conversation's messages. */
function untilCopied(origin: string, { conversationId }: Person, count: number): Promise<void> {
	const query = "SELECT count(*) FROM chat_messages WHERE conversation_id = ?";
	return until(
		async () => (await queryLocal(origin, query, [conversationId]))[0]?.[0] === count,
		`D1 has not ${count} copies.`,
	);
}

async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
	const end = Date.now() + PATIENCE_MS;
	while (!(await isSo())) {
		must(Date.now() < end, otherwise);
		await wait(300);
	}
}
