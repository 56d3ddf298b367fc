import { setTimeout as wait } from "node:timers/promises";
import { say, type Talker } from "../tools/lib/people.ts";
import type { FakeModel } from "./lib/fake-model.ts";
import { median } from "./lib/stats.ts";

const TURNS = 30;

/** What follows a reply (copies, a summary) is over by then, in ms: nobody writes again at the same moment. */
const PAUSE_MS = 500;

/**
 * From the moment at which a message is sent to its reply's first word at the browser's socket, without the time that the model
 * took for it: what Attune itself costs; and of that the part after the model's own first word. Medians in ms; the floor is a Worker that only passes the model's words on.
 */
export async function firstWord(model: FakeModel, bareOrigin: string, talker: Talker) {
	const floor = await afterWarmUp(async () => {
		const sent = performance.now();
		const answer = await fetch(`${bareOrigin}/v1/messages`, { method: "POST", body: '{"stream":true}' });
		for await (const chunk of answer.body ?? []) {
			if (Buffer.from(chunk).includes("text_delta")) {
				const came = performance.now();
				return came - sent - thinking(model);
			}
		}
		throw new Error("The model said nothing.");
	});
	const socket = await openTalk(talker);
	const after: number[] = [];
	const ours = await afterWarmUp(async () => {
		const { sent, came } = await oneWord(talker, socket);
		after.push(came - (model.asked.at(-1)?.firstWordAt ?? Number.NaN));
		return came - sent - thinking(model);
	});
	socket.close();
	return { floor, ours, after: median(after) };
}

/** Says something, and returns when it was sent and when the reply's first word came, in ms of `performance.now()`. */
export async function oneWord(talker: Talker, socket: TalkSocket): Promise<{ sent: number; came: number }> {
	const sent = performance.now();
	const first = socket.nextDelta();
	const whole = say(talker, "I keep thinking about the letter from my sister");
	const came = await first;
	await whole;
	return { sent, came };
}

/** What the model itself took until its first word, the last time. */
export function thinking({ asked }: FakeModel): number {
	const last = asked.at(-1);
	if (!last) {
		throw new Error("The model was not asked.");
	}
	return last.firstWordAt - last.at;
}

/** The median of many, after a few that nobody looks at. */
export async function afterWarmUp(once: () => Promise<number>, turns = TURNS): Promise<number> {
	const took: number[] = [];
	for (let turn = -5; turn < turns; turn += 1) {
		const time = await once();
		await wait(PAUSE_MS);
		if (turn >= 0) {
			took.push(time);
		}
	}
	return median(took);
}

type TalkSocket = { nextDelta: () => Promise<number>; close: () => void };

/** The live socket of a talk, as a page has it. */
export async function openTalk({ origin, cookie, conversationId }: Talker): Promise<TalkSocket> {
	const address = `${origin.replace("http", "ws")}/api/chat/conversations/${conversationId}/live`;
	// Node's own takes headers, which a browser adds by itself.
	const socket = new WebSocket(address, { headers: { cookie, origin } } as unknown as string[]);
	let heard: ((at: number) => void) | null = null;
	socket.addEventListener("message", ({ data }) => {
		const at = performance.now();
		if (String(data).startsWith('{"type":"delta"')) {
			heard?.(at);
			heard = null;
		}
	});
	await new Promise((resolve, reject) => {
		socket.addEventListener("open", resolve, { once: true });
		socket.addEventListener("error", () => reject(new Error(`No socket at ${address}.`)), { once: true });
	});
	return {
		nextDelta: () =>
			new Promise<number>((resolve) => {
				heard = resolve;
			}),
		close: () => socket.close(),
	};
}
