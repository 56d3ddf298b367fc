import { type ConversationState, isBusyIn, type PendingMessage } from "./conversation-state.ts";
import type { SendOptions, SendOutcome } from "./send-words.ts";

/**
 * After the network returns, the live socket is usually back within this time, in ms. Without one, wait this long.
 */
const SOCKET_WITHIN = 1000;

type Deps = {
	getState: () => ConversationState;
	send: (words: string, options: SendOptions, clientMessageId: string) => Promise<SendOutcome>;
};

/** Resends messages that didn't get through, in the order they were written. */
export function createSendAgain({ getState, send }: Deps) {
	/** Messages without a connection, with their options. Sent once more when one returns. */
	const waiting = new Map<string, SendOptions>();
	let isConnected = false;
	let isRunning = false;

	function unsent(): PendingMessage[] {
		return getState().pending.filter(({ status }) => status === "failed");
	}

	/** Sends one after another, each after the previous reply. Stops at the first that fails. */
	async function sendAll(
		words: PendingMessage[],
		optionsFor: (clientMessageId: string) => SendOptions,
	): Promise<SendOutcome> {
		for (const { clientMessageId } of words) {
			const left = unsent().find((each) => each.clientMessageId === clientMessageId);
			const options = { ...optionsFor(clientMessageId), ...(left?.voice ? { voice: true } : {}) };
			const outcome = left && (await send(left.content, options, clientMessageId));
			if (outcome && outcome !== "sent") {
				return outcome;
			}
		}
		return "sent";
	}

	/** Older unsent messages go first, so that the coach reads all of it in order. */
	function upTo(clientMessageId: string, options: SendOptions): Promise<SendOutcome> {
		const words = unsent();
		const place = words.findIndex((each) => each.clientMessageId === clientMessageId);
		return sendAll(words.slice(0, place + 1), () => options);
	}

	async function look(): Promise<void> {
		if (!isConnected || isRunning || isBusyIn(getState())) {
			return;
		}
		isConnected = false;
		const due = new Map(waiting);
		waiting.clear();
		isRunning = true;
		await sendAll(
			unsent().filter((each) => due.has(each.clientMessageId)),
			(clientMessageId) => due.get(clientMessageId) ?? {},
		);
		isRunning = false;
	}

	function noteConnected(): void {
		isConnected = waiting.size > 0;
		void look();
	}

	/** Returns its cleanup function. */
	function waitForNetwork(): () => void {
		let timer: ReturnType<typeof setTimeout> | undefined;
		function handleOnline() {
			clearTimeout(timer);
			timer = setTimeout(noteConnected, SOCKET_WITHIN);
		}
		window.addEventListener("online", handleOnline);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("online", handleOnline);
		};
	}

	return {
		upTo,
		/** Call when the state has changed, to send what waits. */
		look,
		noteConnected,
		waitForNetwork,
		/** Notes a message without a connection. One that was resent automatically now waits for a press. */
		noteUnreached(clientMessageId: string, options: SendOptions): void {
			if (!isRunning) {
				waiting.set(clientMessageId, options);
			}
		},
	};
}
