import { type ConversationState, isBusyIn, type PendingMessage } from "./conversation-state.ts";
import type { SendOptions, SendOutcome } from "./send-words.ts";

/** The live socket normally comes back sooner than this, in ms, after the network; where none can, this is waited. */
const SOCKET_WITHIN = 1000;

type Deps = {
	getState: () => ConversationState;
	send: (words: string, options: SendOptions, clientMessageId: string) => Promise<SendOutcome>;
};

/** Sends words that did not get through once more, in the order in which they were written. */
export function createSendAgain({ getState, send }: Deps) {
	/** What found no connection, with how it was to be answered. It goes once more by itself when there is one. */
	const waiting = new Map<string, SendOptions>();
	let isConnected = false;
	let isRunning = false;

	function unsent(): PendingMessage[] {
		return getState().pending.filter(({ status }) => status === "failed");
	}

	/** One after another, each when the one before is answered; ends at the first that does not get through. */
	async function sendAll(
		words: PendingMessage[],
		optionsFor: (clientMessageId: string) => SendOptions,
	): Promise<SendOutcome> {
		for (const { clientMessageId } of words) {
			// It may have been given up meanwhile.
			const left = unsent().find((each) => each.clientMessageId === clientMessageId);
			const options = { ...optionsFor(clientMessageId), ...(left?.voice ? { voice: true } : {}) };
			const outcome = left && (await send(left.content, options, clientMessageId));
			if (outcome && outcome !== "sent") {
				return outcome;
			}
		}
		return "sent";
	}

	/** Words that are older and not sent go first, so that the coach hears all of it as it was said. */
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

	/** There is a connection again. */
	function noteConnected(): void {
		isConnected = waiting.size > 0;
		void look();
	}

	/** Gives the function that ends it. */
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
		/** Call when the state has changed: what waits for its turn may go now. */
		look,
		noteConnected,
		waitForNetwork,
		/** Words found no connection. What went by itself already waits for a hand. */
		noteUnreached(clientMessageId: string, options: SendOptions): void {
			if (!isRunning) {
				waiting.set(clientMessageId, options);
			}
		},
	};
}
