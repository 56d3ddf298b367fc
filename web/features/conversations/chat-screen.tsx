import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { CONVERSATION_TITLE } from "#shared/chat/messages.ts";
import { type KnownMood, type Modes, modesOnWire } from "#shared/chat/mode-machine.ts";
import type { StyleSlug } from "#shared/chat/styles.ts";
import { pauseOf } from "#shared/pause.ts";
import type { Conversation, Message } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { isFailing } from "#web/lib/api/is-failing.ts";
import { useMedia } from "#web/lib/hooks/use-media.ts";
import { useScenePalette } from "#web/lib/scene/shown-palette.ts";
import { useUserMood } from "./api/get-user-mood.ts";
import { CallLine } from "./bar/call-line.tsx";
import { ChatBar } from "./bar/chat-bar.tsx";
import { HelpForSpoken } from "./bar/help-for-spoken.tsx";
import { chatColours } from "./chat-colours.ts";
import { type ChatScene, SceneContext } from "./chat-scene.ts";
import { ChatHeader } from "./components/chat-header.tsx";
import { ConversationView } from "./components/conversation-view.tsx";
import { LoadState } from "./components/load-state.tsx";
import { PageBar } from "./exercises/page-bar.tsx";
import { useTypedAnswers } from "./exercises/use-typed-answers.ts";
import { OwnCountry } from "./help-country.ts";
import { useConversationState, useConversationStore } from "./hooks/use-conversation.ts";
import { useFocusRecovery } from "./hooks/use-focus-recovery.ts";
import { useIsDialogOpen } from "./hooks/use-is-dialog-open.ts";
import { useLeaveDeleted } from "./hooks/use-leave-deleted.ts";
import { useModes } from "./hooks/use-modes.ts";
import { useReadVoiceReplies } from "./hooks/use-read-voice-replies.ts";
import { useKeepTalk, useTalk } from "./hooks/use-talk.ts";
import { useLeaveTalk } from "./hooks/use-talk-address.ts";
import { ModeNotice } from "./modes/mode-notice.tsx";
import { ModesInBar } from "./modes/modes-in-bar.tsx";
import { styleMessage } from "./modes/style-message.ts";
import { Starters } from "./starters/starters.tsx";
import { type ConversationState, isBusyIn, isSendingIn } from "./state/conversation-state.ts";
import type { ConversationStore } from "./state/conversation-store.ts";
import { focusMessageBox } from "./state/message-box.ts";
import { isRunOfAnotherDay } from "./state/of-another-day.ts";
import type { SendOutcome } from "./state/send-words.ts";
import { stopOrSay } from "./state/stop-or-say.ts";

type ChatScreenProps = {
	user: User;
	/** Defaults to the person's current chat. */
	conversationId?: string | undefined;
	/** Null while unknown. */
	mood: KnownMood | null;
	/** Shown beside the starters. */
	today?: ReactNode;
	top: ReactNode;
	bell?: ReactNode;
	/** Shown above the box: the account is paused, or the chat is temporary. */
	notice?: ReactNode;
	/** The chat ended elsewhere. By default, opens the person's current chat. */
	onGone?: () => void;
	scene?: ChatScene | null;
};

/** The chat: the conversation, the coach's modes, and the message box. */
export function ChatScreen({
	user,
	conversationId,
	mood,
	today,
	top,
	bell = null,
	notice = null,
	onGone,
	scene = null,
}: ChatScreenProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLElement>(null);
	const { query, talk, isKept } = useTalk(user.id, conversationId);
	const { currentChatColor } = useUserMood(user);
	const palette = useScenePalette();
	const store = useConversationStore(talk);
	const state = useConversationState(store);
	useKeepTalk(user.id, talk, state);
	const switcher = useModes(user.id, mood);
	const { modes, lastSwitch } = switcher;
	const isDialogOpen = useIsDialogOpen();
	const [spokenHelp, setSpokenHelp] = useState<SafetyPanel | null>(null);
	const isRunAside = putsRunAside(user, state, today);
	const typed = useTypedAnswers({ user, store, state, isRunAside, onHelp: setSpokenHelp });
	useReadVoiceReplies(state);
	const goneId = state?.isGone ? store?.conversationId : undefined;
	useGone(user.id, goneId, onGone);
	useFocusRecovery();
	const { isBusy, isSending } = stateOf(state, typed.isAnswering);
	const isNarrow = useMedia("(max-width: 40rem)");

	const { say, tellStyle } = sayWith(store, switcher);
	function send(text: string, isSpoken: boolean): Promise<SendOutcome> {
		setSpokenHelp(null);
		return typed.answer(text, () => say(text, isSpoken));
	}

	/** The line with Undo unmounts, and would drop the focus. */
	function handleUndo() {
		switcher.undo();
		focusMessageBox();
	}

	// On a phone, before the first message, the insight and the starters come first.
	const isOpening = state !== null && isOpeningOf(state);
	const isFirst = isOpening && state.messages.some(isInsight) && isNarrow;
	const card = top && <div data-above-the-talk="">{top}</div>;
	return (
		<OwnCountry value={user.country}>
			<SceneContext value={scene}>
				<div
					ref={scroller}
					className="chat-container flex h-dvh flex-col overflow-y-auto overflow-x-hidden overscroll-contain"
					data-opening={isOpening}
					style={chatColours(currentChatColor, palette)}
				>
					<ChatHeader user={user} conversation={talk?.conversation} bell={bell} />
					<main ref={content} className={cx("group/talk talk-column", isFirst && card && "card-comes-last")}>
						{!isFirst && card}
						<LoadState query={query} hasTalk={talk !== undefined} isKept={isKept} />
						{store && state && (
							<OpenConversation
								key={store.conversationId}
								user={user}
								scroller={scroller}
								content={content}
								state={state}
								store={store}
								sendOptions={modesOnWire(modes)}
								onChoose={(label) => void say(label, false)}
								today={today}
								isRunAside={isRunAside}
								conversation={talk?.conversation}
							/>
						)}
						{isFirst && card}
						{spokenHelp && <HelpForSpoken panel={spokenHelp} onNotMeant={() => setSpokenHelp(null)} />}
					</main>
					<div aria-hidden className="chat-foot" />
					<ChatBar
						user={user}
						conversationId={goneId ? undefined : talk?.conversation.id}
						isLoading={query.isPending && !isFailing(query)}
						isBusy={isBusy || typed.isAnswering}
						isSending={isSending}
						isHidden={isDialogOpen}
						onSend={send}
						step={typed.number}
						onStop={state?.turn && store ? () => void stopOrSay(store) : undefined}
						onHelp={setSpokenHelp}
						said={typed.said}
						modes={<ModesInBar modes={modes} onChange={switcher.choose} onStyleChosen={tellStyle} />}
						above={
							<AboveBar userId={user.id} state={state} onFinish={() => void say("finish", false)}>
								{lastSwitch && (
									<ModeNotice key={JSON.stringify(lastSwitch.to)} {...lastSwitch} onUndo={handleUndo} />
								)}
								{notice}
							</AboveBar>
						}
					/>
				</div>
			</SceneContext>
		</OwnCountry>
	);
}

/** Whether a reply is being written, and whether a message is being sent. */
/** An exercise left open on another day waits where the opening offers to carry it on. */
function putsRunAside(user: User, state: ConversationState | null, today: ReactNode): boolean {
	const isOffered = Boolean(today) && !pauseOf(user) && !isAtRisk(state?.messages);
	return isOffered && state !== null && isRunOfAnotherDay(state);
}

function stateOf(state: ConversationState | null, isAnswering: boolean) {
	return {
		isBusy: state !== null && isBusyIn(state),
		isSending: isAnswering || (state !== null && isSendingIn(state)),
	};
}

/** Sends a message in the modes that fit it, and updates the modes after the first reply. */
function sayWith(store: ConversationStore | null, switcher: ReturnType<typeof useModes>) {
	const messages = () => store?.getState().messages;
	async function sendIn(asked: Modes, text: string, isSpoken = false): Promise<SendOutcome> {
		const options = { ...modesOnWire(asked), ...(isSpoken ? { voice: true } : {}) };
		return store ? store.send(text, options) : "failed";
	}
	async function say(text: string, isSpoken: boolean): Promise<SendOutcome> {
		const begins = !hasSaid(messages());
		const outcome = await sendIn(switcher.beforeMessage(text, isAtRisk(messages())), text, isSpoken);
		if (begins && outcome === "sent") {
			switcher.afterFirstAnswer(text, isAtRisk(messages()));
		}
		return outcome;
	}
	function tellStyle(style: StyleSlug, next: Modes): void {
		const state = store?.getState();
		if (state && !isBusyIn(state)) {
			void sendIn(next, styleMessage(style));
		}
	}
	return { say, tellStyle };
}

type OpenConversationProps = Omit<
	ComponentProps<typeof ConversationView>,
	"userId" | "name" | "about" | "starters"
> & {
	user: User;
	conversation: Conversation | undefined;
};

/** The conversation, and while it rests the starters and today's mood. */
function OpenConversation({ user, conversation, today, ...view }: OpenConversationProps) {
	const { state, onChoose } = view;
	const isBusy = isBusyIn(state);
	// The last check-in's insight fills the view, and the new check-in asks how today is.
	const isRetaking = !user.assessmentCompleted && isOpeningOf(state) && state.messages.some(isInsight);
	return (
		<ErrorRegion name="Your conversation">
			<ConversationView
				{...view}
				userId={user.id}
				name={user.firstName || user.username}
				today={!(isBusy || isRetaking || isAtRisk(state.messages)) && today}
				about={aboutOf(user, conversation, state.messages)}
				starters={
					!(isBusy || pauseOf(user)) && (
						<Starters user={user} staysHere={conversation?.kind === "temporary"} onSay={onChoose} />
					)
				}
			/>
		</ErrorRegion>
	);
}

type AboveBarProps = {
	userId: string;
	state: ConversationState | null;
	onFinish: () => void;
	children: ReactNode;
};

function AboveBar({ userId, state, onFinish, children }: AboveBarProps) {
	return (
		state && (
			<>
				{children}
				<CallLine userId={userId} state={state} />
				<PageBar state={state} onFinish={onFinish} />
			</>
		)
	);
}

/** The conversation's name, unless in a risk state or while memory is off. */
function aboutOf(
	user: User,
	conversation: Conversation | undefined,
	messages: readonly Message[],
): string | null {
	const isNamed = conversation && conversation.title !== CONVERSATION_TITLE;
	return isNamed && user.memoryEnabled && !isAtRisk(messages) ? conversation.title : null;
}

function useGone(userId: string, goneId: string | undefined, onGone: (() => void) | undefined): void {
	const leave = useLeaveTalk(userId);
	useLeaveDeleted((!onGone && goneId) || null, leave);
	const tell = useRef(onGone);
	tell.current = onGone;
	const isGone = goneId !== undefined;
	useEffect(() => {
		if (isGone) {
			tell.current?.();
		}
	}, [isGone]);
}

const isInsight = ({ metadata }: Message) => metadata.kind === "insight";

const isOpeningOf = ({ pending, messages }: ConversationState) => pending.length === 0 && !hasSaid(messages);

const hasSaid = (messages: readonly Message[] = []) => messages.some(({ role }) => role === "user");

/** Whether the newest reply went to a person in a risk state. */
function isAtRisk(messages: readonly Message[] = []): boolean {
	return messages.findLast(({ role }) => role === "assistant")?.metadata.isCare === true;
}
