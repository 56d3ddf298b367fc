import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { queryLocal } from "../lib/local-database.ts";
import { OwnServer } from "../lib/own-server.ts";
import { arrive, type Talker } from "../lib/people.ts";

type Storm = {
	/** How often the server is killed, at random moments. */
	kills: number;
	people: number;
	port: number;
	tell: (line: string) => void;
};

export type StormResult = {
	/** Messages of people that the server said it had. */
	acknowledged: number;
	/** Requests that broke off with the server. */
	brokenOff: number;
	/** Violations, a line each. */
	faults: string[];
};

type StormTalker = Talker & {
	name: string;
	/** Sent messages that the server confirmed, in order. */
	acknowledged: string[];
};

type StoredMessage = { id: string; role: string; content: string; status: string };

/** The server's lifetime between two kills, in ms: from before the first reply to long after it. */
const LIFE_MS = { min: 200, max: 3_500 };

/** The longest a message may take once the kills have ended, in ms. */
const PATIENCE_MS = 60_000;

/**
 * Kills the server over and over while people talk, then looks whether every message that was acknowledged is there
 * exactly once with at most one reply, in its conversation's object and in D1. What a person's browser does, each of
 * them does: a message whose request broke off is sent again under its own id.
 */
export async function stormOfKills({ kills, people, port, tell }: Storm): Promise<StormResult> {
	const state = await mkdtemp(join(tmpdir(), "attune-storm-"));
	const server = new OwnServer(port);
	const start = () => server.start(state, { BUILTIN_COACH_PACE_MS: "20" });
	let brokenOff = 0;
	try {
		await start();
		const talkers: StormTalker[] = [];
		for (let index = 0; index < people; index += 1) {
			talkers.push({ ...(await arrive(server.origin)), name: `talker${index}`, acknowledged: [] });
		}
		tell(`${people} people are talking.`);
		const storm = { isOver: false };
		const talks = talkers.map((talker) =>
			talk(server.origin, talker, storm, () => {
				brokenOff += 1;
			}),
		);
		for (let kill = 1; kill <= kills; kill += 1) {
			await wait(LIFE_MS.min + Math.random() * (LIFE_MS.max - LIFE_MS.min));
			await server.kill();
			await start();
			tell(`killed ${kill} of ${kills}, ${sum(talkers)} messages acknowledged`);
		}
		storm.isOver = true;
		await Promise.all(talks);
		const faults = (await Promise.all(talkers.map((talker) => faultsOf(server.origin, talker)))).flat();
		return { acknowledged: sum(talkers), brokenOff, faults };
	} finally {
		await server.kill();
		await rm(state, { recursive: true, force: true });
	}
}

function sum(talkers: StormTalker[]): number {
	return talkers.reduce((total, { acknowledged }) => total + acknowledged.length, 0);
}

/** Sends messages in turn until the storm is over, each until the server confirms it. */
async function talk(
	origin: string,
	talker: StormTalker,
	storm: { isOver: boolean },
	noteBreak: () => void,
): Promise<void> {
	const { name, cookie, userId, conversationId, acknowledged } = talker;
	for (let index = 0; !storm.isOver; index += 1) {
		const message = `Message ${index} of ${name}`;
		const body = JSON.stringify({ userId, conversationId, message, clientMessageId: `${name}-${index}` });
		for (;;) {
			const answer = await fetch(`${origin}/api/ai/chat`, {
				method: "POST",
				headers: { "content-type": "application/json", cookie },
				body,
				signal: AbortSignal.timeout(PATIENCE_MS),
			}).catch(() => null);
			// Reads the whole response: half of one doesn't confirm anything.
			const isWhole = answer !== null && (await answer.text().catch(() => null)) !== null;
			if (isWhole && (answer.ok || answer.status === 503)) {
				// 503: the reply failed; the message was stored.
				acknowledged.push(message);
				break;
			}
			if (isWhole && ![409, 429, 500].includes(answer.status)) {
				throw new Error(`A message was refused with ${answer.status}.`);
			}
			noteBreak();
			await wait(100);
		}
		await wait(Math.random() * 500);
	}
}

async function faultsOf(origin: string, talker: StormTalker): Promise<string[]> {
	const { acknowledged, name } = talker;
	const messages = await untilAtRest(origin, talker);
	const faults: string[] = [];
	const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
	if (JSON.stringify(said) !== JSON.stringify(acknowledged)) {
		const missing = acknowledged.filter((each) => !said.includes(each));
		const doubled = said.filter((each, index) => said.indexOf(each) !== index);
		faults.push(`${name}: ${missing.length} lost, ${doubled.length} doubled, or out of order`);
	}
	for (const [index, { role, content }] of messages.entries()) {
		if (role === "user" && messages[index + 1]?.role !== "assistant") {
			faults.push(`${name}: "${content}" has no reply, not even one that failed`);
		}
		if (role === "assistant" && messages[index + 1]?.role === "assistant") {
			faults.push(`${name}: two replies in a row`);
		}
	}
	const copies = await untilCopied(origin, talker, messages.length);
	if (copies !== messages.length) {
		faults.push(`${name}: ${messages.length} messages in the object, ${copies} in D1`);
	}
	return faults;
}

/** The whole transcript, once no reply is in progress. */
async function untilAtRest(origin: string, talker: StormTalker): Promise<StoredMessage[]> {
	const until = Date.now() + PATIENCE_MS;
	for (;;) {
		const messages = await transcriptOf(origin, talker);
		if (!messages.some(({ status }) => status === "streaming") || Date.now() > until) {
			return messages;
		}
		await wait(500);
	}
}

async function transcriptOf(
	origin: string,
	{ conversationId, cookie }: StormTalker,
): Promise<StoredMessage[]> {
	const all: StoredMessage[] = [];
	for (let hasMore = true; hasMore; ) {
		const before = all[0] ? `&before=${all[0].id}` : "";
		const path = `/api/chat/conversations/${conversationId}/messages?limit=100${before}`;
		const page = (await (await fetch(origin + path, { headers: { cookie } })).json()) as {
			messages: StoredMessage[];
			hasMore: boolean;
		};
		all.unshift(...page.messages);
		hasMore = page.hasMore;
	}
	return all;
}

/**
 * The number of copies in D1, once the outbox has had time to drain. Ids are unique, so a duplicate changes the
 * count.
 */
async function untilCopied(
	origin: string,
	{ conversationId }: StormTalker,
	expected: number,
): Promise<number> {
	const query = "SELECT count(*) FROM chat_messages WHERE conversation_id = ?";
	const until = Date.now() + PATIENCE_MS;
	for (;;) {
		const [row] = await queryLocal(origin, query, [conversationId]);
		const count = Number(row?.[0] ?? 0);
		if (count === expected || Date.now() > until) {
			return count;
		}
		await wait(500);
	}
}
