import {
	type ConversationState,
	isBusyIn,
	isWaiting,
	type PendingMessage,
	type SendOptions,
} from "./conversation-state.ts";
import type { SendOutcome } from "./send-words.ts";

/**
 * After the network returns, the live socket is usually back within this time, in ms. Without one, wait this long.
 */
const SOCKET_WITHIN = 1000;

type Deps = {
	getState: () => ConversationState;
	send: (words: string, options: SendOptions, clientMessageId: string) => Promise<SendOutcome>;
	/** Leaves these messages to the person. */
	stopWaiting: (clientMessageIds: ReadonlySet<string>) => void;
};

/** Resends messages that didn't get through, in the order they were written. */
export function createSendAgain({ getState, send, stopWaiting }: Deps) {
	let isConnected = false;
	let isRunning = false;

	function unsent(): PendingMessage[] {
		return getState().pending.filter(({ status }) => status === "failed");
	}

	/** What found no connection lately. It is sent once more when there is one. */
	function waiting(): PendingMessage[] {
		return unsent().filter((each) => isWaiting(each));
	}

	/** One after another, each when the one before is answered; ends at the first that does not get through. */
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
		const words = waiting();
		const due = new Map(words.map(({ clientMessageId, waits }) => [clientMessageId, waits]));
		isRunning = true;
		const outcome = await sendAll(words, (clientMessageId) => due.get(clientMessageId) ?? {});
		isRunning = false;
		if (outcome !== "sent") {
			// All of them: a later one that went alone would be answered without those before it.
			stopWaiting(new Set(due.keys()));
		}
	}

	function noteConnected(): void {
		isConnected = waiting().length > 0;
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
		/** Words are being sent again now. Those that fail once more wait for the person. */
		isRunning: () => isRunning,
	};
}
