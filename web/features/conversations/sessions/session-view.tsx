import { ArrowLeft } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { Link } from "wouter";
import { SESSION_TITLE } from "#shared/chat/messages.ts";
import { pauseOf } from "#shared/pause.ts";
import type { Message, MessagePage } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { paths } from "#web/lib/paths.ts";
import { useScenePalette } from "#web/lib/scene/shown-palette.ts";
import { useUserMood } from "../api/get-user-mood.ts";
import { sendToSession } from "../api/send-to-session.ts";
import { tickStep } from "../api/tick-step.ts";
import { CallLine } from "../bar/call-line.tsx";
import { ChatBar } from "../bar/chat-bar.tsx";
import { HelpForSpoken } from "../bar/help-for-spoken.tsx";
import { BesideReplyContext } from "../beside-reply.ts";
import { chatColours } from "../chat-colours.ts";
import { ConversationView } from "../components/conversation-view.tsx";
import { useTypedAnswers } from "../exercises/use-typed-answers.ts";
import { OwnCountry } from "../help-country.ts";
import { useConversationState, useConversationStore } from "../hooks/use-conversation.ts";
import { useFocusRecovery } from "../hooks/use-focus-recovery.ts";
import { useIsDialogOpen } from "../hooks/use-is-dialog-open.ts";
import { useLeaveDeleted } from "../hooks/use-leave-deleted.ts";
import { useReadVoiceReplies } from "../hooks/use-read-voice-replies.ts";
import { isBusyIn, isSendingIn } from "../state/conversation-state.ts";
import type { SendOutcome } from "../state/send-words.ts";
import { stopOrSay } from "../state/stop-or-say.ts";
import { BesideSessionReply } from "./beside-session-reply.tsx";
import { ProgressInsights } from "./progress-insights.tsx";
import { type SessionActions, SessionContext } from "./session-context.ts";
import { SuggestedPrompts } from "./suggested-prompts.tsx";

type SessionViewProps = {
	user: User;
	sessionId: string;
	/** Null without a title. */
	title: string | null;
	page: MessagePage;
	/** Of the latest assessment; null without one. */
	overallMood: number | null;
	onGone: () => void;
	notice: ReactNode;
};

/** One coaching session: live like the chat, with a structure beside each reply. */
export function SessionView({ user, sessionId, title, page, overallMood, onGone, notice }: SessionViewProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLElement>(null);
	const loaded = useMemo(
		() => ({ conversation: { id: sessionId, userId: user.id }, messages: page.messages }),
		[sessionId, user.id, page.messages],
	);
	const store = useConversationStore(loaded, sendToSession);
	const state = useConversationState(store);
	const [spokenHelp, setSpokenHelp] = useState<SafetyPanel | null>(null);
	const { currentChatColor } = useUserMood(user);
	const palette = useScenePalette();
	const isDialogOpen = useIsDialogOpen();
	const typed = useTypedAnswers({ user, store, state, onHelp: setSpokenHelp });
	useReadVoiceReplies(state);
	useLeaveDeleted(state?.isGone ? sessionId : null, onGone);
	useFocusRecovery();
	const isBusy = state !== null && isBusyIn(state);
	const newestId = state?.messages.findLast(({ role }) => role === "assistant")?.id ?? null;
	const session = useMemo(
		(): SessionActions => ({
			newestId,
			isBusy,
			send: (text) => void store?.send(text, {}),
			tick: async (message, index, done) => store?.show(await tickStep(message, { index, done })),
		}),
		[store, newestId, isBusy],
	);
	if (!store || !state) {
		return null;
	}

	function send(text: string, isSpoken: boolean): Promise<SendOutcome> {
		setSpokenHelp(null);
		return typed.answer(text, async () =>
			store ? store.send(text, isSpoken ? { voice: true } : {}) : "failed",
		);
	}

	const isEmpty = state.messages.length === 0 && state.pending.length === 0 && !isBusy;
	return (
		<OwnCountry value={user.country}>
			<BesideReplyContext value={BesideSessionReply}>
				<SessionContext value={session}>
					<div
						ref={scroller}
						className="chat-container h-full overflow-y-auto overscroll-contain"
						style={chatColours(currentChatColor, palette)}
					>
						<header className="session-header sticky top-0 z-10 border-hairline border-b pt-[env(safe-area-inset-top)]">
							<div className="mx-auto flex max-w-[56rem] flex-col gap-2 px-4 pt-2.5 pb-3 sm:px-6">
								<div className="flex min-h-11 items-center gap-1 max-[75rem]:pr-help">
									<Link
										href={paths.coach}
										aria-label="All sessions"
										className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink lg:hidden"
									>
										<ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
									</Link>
									<h1 className="text-xl max-sm:line-clamp-2 max-sm:text-base max-sm:leading-snug sm:truncate">
										{title ?? SESSION_TITLE}
									</h1>
								</div>
								{state.messages.length > 0 && !pauseOf(user) && !isHelpNewest(state.messages) && (
									<ProgressInsights
										userId={user.id}
										sessionId={sessionId}
										messageCount={settledCount(state.messages)}
									/>
								)}
							</div>
						</header>
						<main
							ref={content}
							className="group/talk mx-auto flex max-w-[46rem] flex-col gap-6 px-4 pt-6 pb-[calc(var(--chat-bar-height,5rem)+1.5rem)] sm:gap-8 sm:px-6"
						>
							<ErrorRegion name="Your session">
								<ConversationView
									key={sessionId}
									userId={user.id}
									name={user.firstName || user.username}
									scroller={scroller}
									content={content}
									state={state}
									store={store}
									sendOptions={{}}
									onChoose={session.send}
								/>
							</ErrorRegion>
							{isEmpty && (
								<SuggestedPrompts
									user={user}
									overallMood={overallMood}
									isBusy={isBusy}
									onChoose={session.send}
								/>
							)}
							{spokenHelp && <HelpForSpoken panel={spokenHelp} onNotMeant={() => setSpokenHelp(null)} />}
						</main>
						<div aria-hidden className="chat-foot" />
						<ChatBar
							user={user}
							conversationId={state.isGone ? undefined : sessionId}
							isLoading={false}
							isBusy={isBusy || typed.isAnswering}
							isSending={isSendingIn(state) || typed.isAnswering}
							isHidden={isDialogOpen}
							onSend={send}
							step={typed.number}
							said={typed.said}
							onStop={state.turn ? () => void stopOrSay(store) : undefined}
							onHelp={setSpokenHelp}
							above={
								<>
									{notice}
									<CallLine userId={user.id} state={state} />
								</>
							}
						/>
					</div>
				</SessionContext>
			</BesideReplyContext>
		</OwnCountry>
	);
}

/** Doesn't count an unfinished reply: the analysis waits for its end. */
function settledCount(messages: readonly Message[]): number {
	return messages.filter(({ status }) => status !== "streaming").length;
}

/** On a small screen, numbers to call need the room. */
function isHelpNewest(messages: readonly Message[]): boolean {
	const safety = messages.findLast(({ role }) => role === "assistant")?.metadata.safety;
	return safety !== undefined && safety.tier !== "row";
}
