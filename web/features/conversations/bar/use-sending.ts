import { useState } from "react";
import { MESSAGE_MAX } from "#shared/chat/messages.ts";
import { unlockSound } from "#web/lib/speech/reading-aloud.ts";
import type { AnsweredStep } from "../exercises/use-typed-answers.ts";
import type { SendOutcome } from "../state/send-words.ts";
import { useSendWhenReady } from "./use-send-when-ready.ts";

const NO_CONVERSATION = "No valid conversation - please refresh the page";
const STILL_WRITING = "Your coach is still replying. Send this in a moment.";
const SEND_AGAIN = "We couldn't send that. Please send it again.";

/** A line above the box about its text or a recording. It disappears when its step is over. */
export function useNote(step: AnsweredStep) {
	const [note, setNote] = useState<{ text: string; step: AnsweredStep } | null>(null);
	return {
		note: note?.step === step ? note.text : null,
		say: (text: string | null) => setNote(text === null ? null : { text, step }),
	};
}

type Sending = {
	draft: string;
	draftName: string;
	setDraft: (text: string) => void;
	conversationId: string | undefined;
	isLoading: boolean;
	isBusy: boolean;
	/** Nothing can be sent now, as while a recording is transcribed. */
	isOff: boolean;
	isSpoken: boolean;
	say: (text: string | null) => void;
	onSend: (text: string, isSpoken: boolean) => Promise<SendOutcome>;
	/** Called in the event handler, before sending. */
	onLeave: () => void;
};

/** Sends the words in the box, at once or as soon as there is a conversation and no reply is being written. */
export function useSending(props: Sending) {
	const { draft, draftName, setDraft, conversationId, isLoading, isBusy, isOff, isSpoken } = props;
	const { say, onSend, onLeave } = props;
	const text = draft.trim();
	const problem =
		text.length > MESSAGE_MAX ? `Use at most ${MESSAGE_MAX.toLocaleString("en")} characters` : null;
	const canSend = text !== "" && !isOff && problem === null;
	const settledReadiness = conversationId ? "ready" : "never";
	const { isOrdered, order, takeBack } = useSendWhenReady({
		draftName,
		draft,
		readiness: isLoading || isBusy ? "later" : settledReadiness,
		onReady: send,
		onNever: () => say(NO_CONVERSATION),
	});

	function submit() {
		if (!canSend) {
			return;
		}
		say(null);
		if (isLoading || isBusy) {
			order();
		} else if (conversationId) {
			onLeave();
			void send(text, "");
		} else {
			say(NO_CONVERSATION);
		}
	}

	async function send(words: string, rest: string) {
		if (isSpoken) {
			// Phones allow sound only from a user gesture.
			unlockSound();
		}
		// Before the box is emptied, whose render would delay the request.
		const outcome = onSend(words, isSpoken);
		setDraft(rest);
		const problem = problemOf(await outcome);
		if (problem !== null) {
			setDraft(rest ? `${rest}\n${words}` : words);
			say(problem);
		}
	}

	return { canSend, problem, isOrdered, order, takeBack, submit };
}

/** Why the text is back in the box; null when it isn't. */
function problemOf(outcome: SendOutcome): string | null {
	switch (outcome) {
		case "busy":
			return STILL_WRITING;
		case "id-used":
			return SEND_AGAIN;
		case "sent":
		case "failed":
			return null;
		default:
			return outcome.refused;
	}
}
