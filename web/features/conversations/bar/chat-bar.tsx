import {
	type ChangeEvent,
	type FormEvent,
	type KeyboardEvent,
	type ReactNode,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { MESSAGE_MAX } from "#shared/chat/messages.ts";
import { pauseOf } from "#shared/pause.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { User } from "#shared/schemas/users.ts";
import { isComposing } from "#web/lib/is-composing.ts";
import { unlockSound } from "#web/lib/speech/reading-aloud.ts";
import { PAUSED_ID } from "#web/lib/storage/paused-id.ts";
import { takeTypedEarly } from "#web/lib/storage/typed-early.ts";
import { OfflineNotice } from "../components/offline-notice.tsx";
import type { AnsweredStep } from "../exercises/use-typed-answers.ts";
import { useEscapeStops } from "../hooks/use-escape-stops.ts";
import { useVoice } from "../hooks/use-voice.ts";
import { editLast } from "../state/edit-last.ts";
import type { SendOutcome } from "../state/send-words.ts";
import { ChatLine } from "./chat-line.tsx";
import { SendButton } from "./send-button.tsx";
import { useBarHeight } from "./use-bar-height.ts";
import { useDraft } from "./use-draft.ts";
import { useGrowingTextarea } from "./use-growing-textarea.ts";
import { useMessageBox } from "./use-message-box.ts";
import { useSendWhenReady } from "./use-send-when-ready.ts";
import { useWriting } from "./use-writing.ts";
import { VoiceButton } from "./voice-button.tsx";

const NO_CONVERSATION = "No valid conversation - please refresh the page";
const WAITING = "We'll send this once your conversation has loaded.";
const WAITING_FOR_REPLY = "We'll send this when your coach has replied.";
const STILL_WRITING = "Your coach is still replying. Send this in a moment.";
const SEND_AGAIN = "We couldn't send that. Please send it again.";
const TOO_LONG = `Use at most ${MESSAGE_MAX.toLocaleString("en")} characters`;

/** It keeps its place, so that nothing behind a dialog moves. */
const HIDDEN = { visibility: "hidden" } as const;

export type ChatBarProps = {
	user: User;
	conversationId: string | undefined;
	/** The conversation is still on its way; one may write, and what is sent goes when it is there. */
	isLoading: boolean;
	/** A reply is being made: one may write, and what is sent goes at its end. */
	isBusy: boolean;
	/** The server does not have the words yet: until then they may come back to the box. */
	isSending: boolean;
	/** A dialog is open: the bar keeps what is in it, out of sight. */
	isHidden: boolean;
	onSend: (text: string, isSpoken: boolean) => Promise<SendOutcome>;
	/** Absent until there is something to stop. */
	onStop: (() => void) | undefined;
	/** Which step of an exercise the words answer; null without an open one. */
	step: AnsweredStep;
	/** What was spoken shows danger. */
	onHelp: (panel: SafetyPanel) => void;
	/** Read out, not shown: where the last answer led. */
	said: string;
	/** What stands above the box. */
	above?: ReactNode;
	/** How the coach answers, inside the bar. */
	modes?: ReactNode;
};

/** Where one writes. Always at the foot of the chat. */
export function ChatBar(props: ChatBarProps) {
	const { user, conversationId, isLoading, isBusy, isSending, isHidden } = props;
	const { onSend, onStop, step, onHelp, said, above, modes } = props;
	const { draft, write: setDraft, append, name: draftName } = useDraft(user.id, conversationId);
	const [note, setNote] = useState<{ text: string; step: AnsweredStep } | null>(null);
	const textarea = useRef<HTMLTextAreaElement>(null);
	const bar = useRef<HTMLFormElement>(null);
	useGrowingTextarea(textarea, draft);
	useBarHeight(bar);
	useMessageBox(textarea, draft === "", setDraft);
	const writing = useWriting();
	const text = draft.trim();
	const isTooLong = text.length > MESSAGE_MAX;
	const voice = useVoice({ draft, draftName, append, onWords: focusAtEnd, onNote: say });
	const isListening = voice.status === "starting" || voice.status === "recording";
	const isTranscribing = voice.status === "transcribing";
	const isOff = isSending || isListening || isTranscribing;
	const canSend = text !== "" && !isOff && !isTooLong;
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
		setNote(null);
		if (isLoading || isBusy) {
			order();
		} else if (conversationId) {
			textarea.current?.focus();
			void send(text, "");
		} else {
			say(NO_CONVERSATION);
		}
	}

	function say(text: string | null) {
		setNote(text === null ? null : { text, step });
	}

	async function send(words: string, rest: string) {
		if (voice.isSpoken) {
			// Inside the press that sends, as phones ask it to be.
			unlockSound();
		}
		setDraft(rest);
		const outcome = await onSend(words, voice.isSpoken);
		const problem = problemOf(outcome);
		if (problem !== null) {
			setDraft(rest ? `${rest}\n${words}` : words);
			setNote({ text: problem, step });
		}
	}

	function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
		takeBack();
		setDraft(event.target.value);
	}

	function focusAtEnd() {
		// After the box has its new words.
		requestAnimationFrame(() => {
			textarea.current?.focus();
			textarea.current?.setSelectionRange(MESSAGE_MAX, MESSAGE_MAX);
		});
	}

	function handleStop() {
		onStop?.();
		// Whoever stops a reply wants to think again: what they wrote stays in the box.
		takeBack();
		// The button goes with the reply, and the focus would go with it.
		textarea.current?.focus();
	}

	function takeOverTyped() {
		const { text: typed, hasFocus, isSent } = takeTypedEarly();
		if (typed !== "") {
			append(typed, draftName);
		}
		if (isSent && typed.trim().length <= MESSAGE_MAX) {
			// These words only: nobody asked to send a draft that was kept.
			order(typed);
		}
		if (hasFocus) {
			// At once, so that no letter falls beside it; and at the end, once the words are in it.
			textarea.current?.focus();
			focusAtEnd();
		}
	}
	const first = useRef(takeOverTyped);
	useLayoutEffect(() => first.current(), []);

	useEscapeStops(isBusy && onStop && !isHidden ? handleStop : null);

	function handleKeyDown(event: KeyboardEvent) {
		if (event.key === "Enter" && !event.shiftKey && !isComposing(event)) {
			event.preventDefault();
			submit();
		} else if (event.key === "Escape" && isBusy && !isComposing(event)) {
			handleStop();
		} else if (event.key === "ArrowUp" && draft === "" && !isBusy && step === null && editLast()) {
			event.preventDefault();
		}
	}

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		submit();
	}

	// What was said of an answer goes when its step is over.
	const shownNote = isTooLong ? TOO_LONG : note?.step === step ? note.text : null;
	const invitation = invitationTo(step);
	return (
		<form
			ref={bar}
			onSubmit={handleSubmit}
			aria-label="Write to your coach"
			className="chat-bar"
			data-writing={writing.isOn ? "" : undefined}
			onBlur={writing.handleBlur}
			style={isHidden ? HIDDEN : undefined}
		>
			<OfflineNotice />
			{step !== null && (
				<p role="status" className="sr-only">
					{said}
				</p>
			)}
			<ChatLine conversationId={conversationId} isSending={isSending} />
			{above}
			{shownNote && (
				<p
					role="alert"
					className="mb-2 rounded-2xl bg-alarm-wash px-4 py-2.5 font-medium text-alarm text-sm shadow-plate"
				>
					{shownNote}
				</p>
			)}
			{isOrdered && (
				<p role="status" className="loose-words mb-2 w-fit px-4 py-1 text-soft text-sm">
					{isLoading ? WAITING : WAITING_FOR_REPLY}
				</p>
			)}
			<div className="chat-plate flex flex-wrap items-end gap-1.5 rounded-[1.75rem] p-1.5 max-sm:gap-0">
				{voice.Input && (
					<voice.Input
						user={user}
						isHidden={isHidden}
						onStatus={voice.follow}
						onWords={voice.take}
						onHelp={onHelp}
						onEnd={voice.end}
					/>
				)}
				{!isListening && modes}
				<textarea
					ref={textarea}
					rows={1}
					dir="auto"
					aria-label={step === null ? "Message" : invitation}
					aria-describedby={pauseOf(user) ? PAUSED_ID : undefined}
					data-first-field
					hidden={isListening && voice.Input !== undefined}
					placeholder={isTranscribing ? "Transcribing..." : isBusy ? "Thinking..." : invitation}
					enterKeyHint="send"
					// Not `disabled`: that would take the focus, and a phone's keyboard, away after every message.
					readOnly={isOff}
					aria-disabled={isOff}
					value={draft}
					onFocus={writing.begin}
					onChange={handleChange}
					onKeyDown={handleKeyDown}
					className="message-box"
				/>
				{!isListening && !isTranscribing && (
					<VoiceButton isDisabled={isBusy || isOff || voice.status !== null} onPress={voice.begin} />
				)}
				{!isListening && (
					<SendButton canSend={canSend && !isOrdered} isBusy={isBusy} onStop={onStop && handleStop} />
				)}
			</div>
		</form>
	);
}

/** Why the words are back in the box; null when they aren't. */
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

function invitationTo(step: AnsweredStep): string {
	if (step === null) {
		return "Share what's on your mind...";
	}
	return step === "rating" ? "Type 0 to 10, or anything else" : `Answer step ${step}, or ask anything`;
}
