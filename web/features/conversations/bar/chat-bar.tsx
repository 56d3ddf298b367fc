import {
	type ChangeEvent,
	type ComponentProps,
	type FormEvent,
	type KeyboardEvent,
	type ReactNode,
	useRef,
} from "react";
import { MESSAGE_MAX } from "#shared/chat/messages.ts";
import { pauseOf } from "#shared/pause.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { User } from "#shared/schemas/users.ts";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { isComposing, isSendKey } from "#web/lib/send-key.ts";
import { PAUSED_ID } from "#web/lib/storage/paused-id.ts";
import type { AnsweredStep } from "../exercises/use-typed-answers.ts";
import { useEscapeStops } from "../hooks/use-escape-stops.ts";
import { useVoice } from "../hooks/use-voice.ts";
import { editLast } from "../state/edit-last.ts";
import type { SendOutcome } from "../state/send-words.ts";
import { BarLines } from "./bar-lines.tsx";
import { SendButton } from "./send-button.tsx";
import { useBarHeight } from "./use-bar-height.ts";
import { useDraft } from "./use-draft.ts";
import { useGrowingTextarea } from "./use-growing-textarea.ts";
import { useMessageBox } from "./use-message-box.ts";
import { useNote, useSending } from "./use-sending.ts";
import { useTypedEarly } from "./use-typed-early.ts";
import { useWriting } from "./use-writing.ts";
import { VoiceButton } from "./voice-button.tsx";

/** Hidden, not unmounted, so layout doesn't shift. */
const HIDDEN = { visibility: "hidden" } as const;

export type ChatBarProps = {
	user: User;
	conversationId: string | undefined;
	/** The conversation is loading. People can write; messages go once it's loaded. */
	isLoading: boolean;
	/** A reply is being written. People can write; messages go at its end. */
	isBusy: boolean;
	/** The server doesn't have the words yet: until then they may come back to the box. */
	isSending: boolean;
	/** A dialog is open: the bar keeps its text, hidden. */
	isHidden: boolean;
	onSend: (text: string, isSpoken: boolean) => Promise<SendOutcome>;
	/** Absent until there is something to stop. */
	onStop: (() => void) | undefined;
	/** Which step of an exercise the words answer; null without an open one. */
	step: AnsweredStep;
	/** The spoken text shows danger. */
	onHelp: (panel: SafetyPanel) => void;
	/** Read out, not shown: where the last answer led. */
	said: string;
	/** Shown above the message box. */
	above?: ReactNode;
	/** How the coach answers, inside the bar. */
	modes?: ReactNode;
};

/** The message box and its buttons, always at the foot of the chat. */
export function ChatBar(props: ChatBarProps) {
	const { user, conversationId, isLoading, isBusy, isSending, isHidden } = props;
	const { onSend, onStop, step, onHelp, said, above, modes } = props;
	const { draft, write: setDraft, append, name: draftName } = useDraft(user.id, conversationId);
	const { note, say } = useNote(step);
	const textarea = useRef<HTMLTextAreaElement>(null);
	const bar = useRef<HTMLFormElement>(null);
	useGrowingTextarea(textarea, draft);
	useBarHeight(bar);
	useMessageBox(textarea, draft === "", setDraft);
	const writing = useWriting();
	useRootClass("is-writing", writing.isOn);
	const voice = useVoice({ draft, draftName, append, onWords: focusAtEnd, onNote: say });
	const { isListening, isTranscribing } = voice;
	const isOff = isSending || voice.isLoading || isListening || isTranscribing;
	const canEditLast = draft === "" && !isBusy && step === null;
	const { canSend, problem, isOrdered, order, takeBack, submit } = useSending({
		draft,
		draftName,
		setDraft,
		conversationId,
		isLoading,
		isBusy,
		isOff,
		isSpoken: voice.isSpoken,
		say,
		onSend,
		onLeave: () => textarea.current?.focus(),
	});

	function handleChange(event: ChangeEvent<HTMLTextAreaElement>) {
		takeBack();
		setDraft(event.target.value);
	}

	function focusAtEnd() {
		requestAnimationFrame(() => {
			textarea.current?.focus();
			textarea.current?.setSelectionRange(MESSAGE_MAX, MESSAGE_MAX);
		});
	}

	function handleStop() {
		onStop?.();
		// A person who stops a reply wants to think again, so queued text returns to the box.
		takeBack();
		// The button unmounts with the reply, and would drop the focus.
		textarea.current?.focus();
	}

	useTypedEarly({
		append: (typed) => append(typed, draftName),
		order,
		focus() {
			// Twice: now, so that no keystroke is lost, and at the end once the text is in.
			textarea.current?.focus();
			focusAtEnd();
		},
	});

	useEscapeStops(isBusy && onStop && !isHidden ? handleStop : null);

	const handleKeyDown = keyHandler({ submit, stop: isBusy ? handleStop : null, canEditLast });

	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		submit();
	}

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
			<BarLines
				conversationId={conversationId}
				isSending={isSending}
				said={said}
				step={step}
				above={above}
				problem={problem ?? note}
				isOrdered={isOrdered}
				isLoading={isLoading}
			/>
			<div className="chat-plate flex flex-wrap items-end gap-1.5 rounded-[1.75rem] p-1.5 max-sm:gap-0">
				<Recording voice={voice} user={user} isHidden={isHidden} onHelp={onHelp} />
				{!isListening && modes}
				<MessageBox
					ref={textarea}
					user={user}
					step={step}
					isBusy={isBusy}
					isOff={isOff}
					isTranscribing={isTranscribing}
					hidden={isListening}
					value={draft}
					onFocus={writing.begin}
					onChange={handleChange}
					onKeyDown={handleKeyDown}
				/>
				{!isListening && (
					<BarButtons
						onVoice={isTranscribing ? null : voice.begin}
						isVoiceOff={isBusy || isOff || voice.status !== null}
						isVoiceLoading={voice.isLoading}
						canSend={canSend && !isOrdered}
						isBusy={isBusy}
						onStop={onStop && handleStop}
					/>
				)}
			</div>
		</form>
	);
}

type RecordingProps = Pick<ChatBarProps, "user" | "isHidden" | "onHelp"> & {
	voice: ReturnType<typeof useVoice>;
};

function Recording({ voice, ...props }: RecordingProps) {
	return voice.Input ? (
		<voice.Input {...props} onStatus={voice.follow} onWords={voice.take} onEnd={voice.end} />
	) : null;
}

type MessageBoxProps = ComponentProps<"textarea"> & {
	user: User;
	step: AnsweredStep;
	isBusy: boolean;
	/**
	 * Read-only now. Not `disabled`, which would drop the focus, and close a phone's keyboard, after every message.
	 */
	isOff: boolean;
	isTranscribing: boolean;
};

function MessageBox({ user, step, isBusy, isOff, isTranscribing, ...box }: MessageBoxProps) {
	const invitation = invitationTo(step);
	const waiting = isTranscribing ? "Transcribing..." : "Thinking...";
	return (
		<textarea
			{...box}
			rows={1}
			dir="auto"
			aria-label={step === null ? "Message" : invitation}
			aria-describedby={pauseOf(user) ? PAUSED_ID : undefined}
			data-first-field
			placeholder={isTranscribing || isBusy ? waiting : invitation}
			enterKeyHint="send"
			readOnly={isOff}
			aria-disabled={isOff}
			className="message-box"
		/>
	);
}

type BarButtonsProps = ComponentProps<typeof SendButton> & {
	onVoice: (() => void) | null;
	isVoiceOff: boolean;
	isVoiceLoading: boolean;
};

function BarButtons({ onVoice, isVoiceOff, isVoiceLoading, ...send }: BarButtonsProps) {
	return (
		<>
			{onVoice && <VoiceButton isDisabled={isVoiceOff} isLoading={isVoiceLoading} onPress={onVoice} />}
			<SendButton {...send} />
		</>
	);
}

type Keys = { submit: () => void; stop: (() => void) | null; canEditLast: boolean };

function keyHandler({ submit, stop, canEditLast }: Keys) {
	return (event: KeyboardEvent) => {
		const press = pressOf(event);
		if (press === "send") {
			event.preventDefault();
			submit();
		} else if (press === "stop") {
			stop?.();
		} else if (press === "edit" && canEditLast && editLast()) {
			event.preventDefault();
		}
	};
}

/** The action of a key; null while an input method composes a word. */
function pressOf({ nativeEvent: event }: KeyboardEvent): "send" | "stop" | "edit" | null {
	if (isSendKey(event)) {
		return "send";
	}
	return isComposing(event) ? null : (({ Escape: "stop", ArrowUp: "edit" } as const)[event.key] ?? null);
}

function invitationTo(step: AnsweredStep): string {
	if (step === null) {
		return "Share what's on your mind...";
	}
	return step === "rating" ? "Type 0 to 10, or anything else" : `Answer step ${step}, or ask anything`;
}
