import { cx } from "class-variance-authority";
import { ArrowDown } from "lucide-react";
import { type ReactNode, type RefObject, use, useEffect, useLayoutEffect } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { takeChoice } from "#web/lib/later-choice.ts";
import { stopReading } from "#web/lib/speech/reading-aloud.ts";
import { choicesOf } from "../exercises/choices-of.ts";
import { ExercisePartsContext, messageOfRun } from "../exercises/exercise-parts.ts";
import { GreetingContext } from "../greeting-parts.ts";
import { useOlderMessages } from "../hooks/use-older-messages.ts";
import { isLongGreeting } from "../messages/bubbles.tsx";
import { MessageList } from "../messages/message-list.tsx";
import { OlderMessages } from "../messages/older-messages.tsx";
import { useFollowScroll } from "../messages/use-follow-scroll.ts";
import { useLedToMessage } from "../messages/use-led-to-message.ts";
import type { ConversationState, SendOptions } from "../state/conversation-state.ts";
import type { ConversationStore } from "../state/conversation-store.ts";
import { focusMessageBox } from "../state/message-box.ts";
import { isOfAnotherDay } from "../state/of-another-day.ts";
import { DayOpening } from "./day-opening.tsx";
import { OnReturn } from "./on-return.tsx";
import { Opening } from "./opening.tsx";

type ConversationViewProps = {
	userId: string;
	name: string;
	scroller: RefObject<HTMLElement | null>;
	content: RefObject<HTMLElement | null>;
	state: ConversationState;
	store: ConversationStore;
	sendOptions: SendOptions;
	/** Shown before the first message, and on another day. */
	starters?: ReactNode;
	today?: ReactNode;
	/** A short topic that may be shown; null for none. */
	about?: string | null;
	/** The open exercise was begun on an earlier day: a line to carry on is shown instead of it. */
	isRunAside?: boolean;
	/** Sends a pressed choice like a typed message. */
	onChoose: (label: string) => void;
};

/** The list of messages, and where in it the reader is. */
export function ConversationView({
	userId,
	name,
	scroller,
	content,
	state,
	store,
	sendOptions,
	starters,
	today,
	about = null,
	isRunAside = false,
	onChoose,
}: ConversationViewProps) {
	const parts = use(ExercisePartsContext);
	const choices = choicesOf(state);
	const ofRun = messageOfRun(state.messages);
	const run = ofRun?.metadata.run;
	const hasBegun =
		state.pending.length > 0 ||
		state.messages.some(({ role, metadata }) => role === "user" || metadata.runId !== undefined);
	const isWaitingRun = run?.status === "open" && !isRunAside;
	const isAnotherDay = hasBegun && !isWaitingRun && isOfAnotherDay(state);
	const { comeIn, jumpToEnd, readAt, noteArrival, hasMissed, isAway } = useFollowScroll(
		scroller,
		content,
		hasBegun,
	);
	const { foundId, isLooking } = useLedToMessage(store, state, scroller, readAt);
	const older = useOlderMessages(store, scroller, state.messages[0]?.id);
	const sentId = state.pending.findLast(({ status }) => status === "sending")?.clientMessageId;
	const newest = sentId ?? state.turn?.messageId ?? state.messages.at(-1)?.id;

	const isGreeted = state.messages[0]?.metadata.kind === "greeting";
	const opening = (
		<Opening name={name} isDisclosed={state.messages.some(({ metadata }) => metadata.disclosure)} />
	);

	// Opens a conversation at its end, and scrolls there for the person's own messages.
	useLayoutEffect(() => {
		if (hasBegun) {
			comeIn();
		}
	}, [hasBegun, comeIn]);
	useLayoutEffect(() => {
		if (sentId) {
			jumpToEnd();
		}
	}, [sentId, jumpToEnd]);
	// A reply that starts, and one that ends.
	useEffect(noteArrival, [newest, state.turn === null, noteArrival]);
	useEffect(() => {
		const pressed = takeChoice(store.conversationId, state.messages.at(-1)?.metadata.afterRun, choices);
		if (pressed) {
			onChoose(pressed);
		}
	});
	// Stops reading aloud when the person leaves the conversation.
	useEffect(() => stopReading, []);

	return (
		<div className={hasBegun ? undefined : openingClass(state)}>
			{state.hasOlder && <OlderMessages status={older.status} scroller={scroller} onLoad={older.load} />}
			{!state.hasOlder && !isGreeted && <div className="loose-words mb-5 w-fit px-3">{opening}</div>}
			<GreetingContext value={{ above: opening, below: hasBegun ? null : today }}>
				<MessageList
					userId={userId}
					scroller={scroller}
					state={state}
					store={store}
					sendOptions={sendOptions}
					foundId={foundId}
				/>
			</GreetingContext>
			{!hasBegun && choices.length === 0 && <div className="arrive mt-2 sm:mt-3">{starters}</div>}
			{isAnotherDay ? (
				<DayOpening name={name} about={about}>
					{today}
					{starters}
				</DayOpening>
			) : (
				<OnReturn messages={state.messages} isWriting={state.pending.length > 0 || state.turn !== null} />
			)}
			{parts && choices.length > 0 && !isAnotherDay && (
				<parts.Choices
					key={choices.join()}
					choices={choices}
					onChoose={onChoose}
					onEscape={focusMessageBox}
				/>
			)}
			{parts && ofRun && run && !isRunAside && (
				<div className="mt-5" data-holds-view="reply">
					<parts.Run
						key={run.id}
						conversationId={store.conversationId}
						run={run}
						onRun={(next) => void store.showRun(ofRun, next)}
					/>
				</div>
			)}
			{isLooking ? <Looking /> : <WayDown {...{ hasMissed, isAway, jumpToEnd }} />}
		</div>
	);
}

/**
 * Returns the classes of a chat before its first message. Styles don't use `:has()` here, because from then on the browser
 * would restyle the whole chat for every message.
 */
function openingClass({ messages }: ConversationState): string {
	const [greeting] = messages;
	return cx(
		"talk-opening",
		messages.some(({ metadata }) => metadata.kind === "insight") && "with-insight",
		greeting && isLongGreeting(greeting.content) && "with-long-greeting",
	);
}

function Looking() {
	return (
		<p role="status" className={`above-the-bar text-center`}>
			<span className="arrive rounded-full bg-plate px-5 py-2.5 text-sm shadow-plate">
				Finding that message...
			</span>
		</p>
	);
}

type WayDownProps = { hasMissed: boolean; isAway: boolean; jumpToEnd: () => void };

/** A button to the newest message, for people who scrolled up. */
function WayDown({ hasMissed, isAway, jumpToEnd }: WayDownProps) {
	if (!hasMissed && !isAway) {
		return null;
	}
	return (
		<div className={`above-the-bar flex justify-center max-sm:justify-end max-sm:pr-4`}>
			<Button
				variant="outline"
				size={hasMissed ? "medium" : "icon"}
				aria-label={hasMissed ? undefined : "Jump to latest"}
				className="arrive pointer-events-auto shadow-plate"
				onClick={jumpToEnd}
			>
				<ArrowDown aria-hidden className="size-4" strokeWidth={2} />
				{hasMissed && "New reply"}
			</Button>
		</div>
	);
}
