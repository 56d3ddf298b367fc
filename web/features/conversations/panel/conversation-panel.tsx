import { useQuery } from "@tanstack/react-query";
import { Compass, MessageCircleDashed, MessageSquarePlus, Plus, Search } from "lucide-react";
import { type ReactNode, type Ref, useId, useState } from "react";
import { Link } from "wouter";
import { pauseOf } from "#shared/pause.ts";
import type { ConversationKind, ListedConversation } from "#shared/schemas/conversations.ts";
import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";
import { useDebouncedValue } from "#web/lib/hooks/use-debounced-value.ts";
import { useFocusAfterRemoval } from "#web/lib/hooks/use-focus-after-removal.ts";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { useRetryAfter } from "#web/lib/hooks/use-retry-after.ts";
import { paths } from "#web/lib/paths.ts";
import { conversationsQuery } from "../api/get-conversations.ts";
import type { ConversationActions } from "../hooks/use-conversations.ts";
import type { Deleted } from "../hooks/use-deleted.ts";
import { groupByDay } from "../state/conversation-groups.ts";
import { ConversationItem } from "./conversation-item.tsx";

type ConversationPanelProps = {
	user: User;
	kind?: ConversationKind;
	conversations: ConversationActions;
	/** Called when another conversation opens; absent where the list stays open. */
	onLeave?: (() => void) | undefined;
};

/** The server allows 30 searches a minute, so a search starts when the typing pauses. */
const TYPING_PAUSE_MS = 350;

const NOT_BEGUN: Record<ConversationKind, string> = {
	chat: "We couldn't start a conversation.",
	coaching: "We couldn't create a session.",
};

const NONE: Record<ConversationKind, string> = {
	chat: "No conversations yet. They'll appear here.",
	coaching: "No sessions yet. Start one to focus on something that matters to you.",
};

/** The list, by day, with a search through titles and messages. */
export function ConversationPanel({ user, kind = "chat", conversations, onLeave }: ConversationPanelProps) {
	const id = useId();
	const [text, setText] = useState("");
	const words = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
	const [pages, setPages] = useState(1);
	const { data, error, errorUpdatedAt, isFetching, isPlaceholderData, refetch } = useQuery(
		conversationsQuery(user.id, kind, words, pages),
	);
	const wait = useRetryAfter(error, errorUpdatedAt);
	const { begin, deleted, isBusy, undo } = conversations;
	const beginning = usePress();
	const isPaused = pauseOf(user) !== null;
	// After a deletion by keyboard, the focus goes to Undo.
	const undoButton = useFocusAfterRemoval<HTMLButtonElement>(data?.conversations.length ?? 0);

	async function handleBegin() {
		if (await beginning.press(NOT_BEGUN[kind], begin)) {
			onLeave?.();
		}
	}

	return (
		<div className="mt-4 flex min-h-0 flex-1 flex-col gap-3">
			{kind === "chat" ? (
				<div className="flex shrink-0 flex-wrap gap-2">
					<Button
						variant="outline"
						disabled={isBusy || isPaused}
						onClick={handleBegin}
						className="flex-1 whitespace-nowrap"
					>
						<MessageSquarePlus aria-hidden className="size-4.5" strokeWidth={1.75} />
						New conversation
					</Button>
					<Button asChild variant="outline" className="flex-1">
						<Link href={paths.temporary} onClick={onLeave}>
							<MessageCircleDashed aria-hidden className="size-4.5" strokeWidth={1.75} />
							Temporary
						</Link>
					</Button>
				</div>
			) : (
				<div className="flex shrink-0 items-center justify-between">
					<h2 className="text-xl">Coaching sessions</h2>
					<Button
						variant="outline"
						size="icon"
						aria-label="New coaching session"
						disabled={isBusy || isPaused}
						onClick={handleBegin}
					>
						<Plus aria-hidden className="size-5" strokeWidth={1.75} />
					</Button>
				</div>
			)}
			{beginning.failure && (
				<FailureNote {...beginning.failure} className="shrink-0 font-medium text-alarm" />
			)}
			<div className="relative shrink-0">
				<label htmlFor={id} className="sr-only">
					Search conversations
				</label>
				<Search aria-hidden className="absolute top-3.5 left-3.5 size-4 text-soft" strokeWidth={1.75} />
				<input
					id={id}
					type="search"
					value={text}
					maxLength={200}
					placeholder="Search conversations"
					onChange={(event) => setText(event.target.value)}
					className="min-h-11 w-full rounded-full border border-edge bg-plate pr-4 pl-10 text-base placeholder:text-soft hover:border-ink focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
				/>
			</div>
			{deleted && (
				<Undo
					key={deleted.id}
					ref={undoButton}
					deleted={deleted}
					isBusy={isBusy}
					onUndo={() => undo(deleted)}
				/>
			)}
			{error && (
				<TryAgain
					text={errorMessage(error, "We couldn't load your conversations.")}
					isTrying={isFetching}
					wait={wait}
					onTry={() => refetch()}
				/>
			)}
			{kind === "chat" && (
				<Link
					href={paths.coach}
					onClick={onLeave}
					className="-mt-1 inline-flex min-h-11 shrink-0 items-center gap-2 self-start px-2 text-sm underline decoration-edge underline-offset-4 hover:decoration-current"
				>
					<Compass aria-hidden className="size-4.5" strokeWidth={1.75} />
					Coaching sessions
				</Link>
			)}
			{data ? (
				<Groups
					user={user}
					kind={kind}
					words={words}
					isSearching={isPlaceholderData}
					found={data.conversations}
					conversations={conversations}
					onLeave={onLeave}
				>
					{data.hasMore && (
						<Button variant="quiet" disabled={isFetching} onClick={() => setPages(pages + 1)}>
							{isFetching ? "Loading…" : "Earlier conversations"}
						</Button>
					)}
				</Groups>
			) : (
				!error && <ListSkeleton />
			)}
		</div>
	);
}

type UndoProps = {
	ref: Ref<HTMLButtonElement>;
	deleted: Deleted;
	isBusy: boolean;
	onUndo: () => Promise<void>;
};

function Undo({ ref, deleted, isBusy, onUndo }: UndoProps) {
	const { failure, press } = usePress();
	return (
		<>
			<div
				role="status"
				className="flex shrink-0 items-center justify-between gap-3 rounded-2xl border border-hairline bg-sunken py-1.5 pr-1.5 pl-4 text-sm"
			>
				<span className="line-clamp-2 min-w-0">Deleted: {deleted.title}</span>
				<Button
					ref={ref}
					variant="link"
					disabled={isBusy}
					onClick={() => void press("We couldn't restore that.", onUndo)}
				>
					Undo
				</Button>
			</div>
			{failure && <FailureNote {...failure} className="shrink-0 font-medium text-alarm" />}
		</>
	);
}

type GroupsProps = ConversationPanelProps & {
	kind: ConversationKind;
	words: string;
	/** The results are for the previous search; new ones are loading. */
	isSearching: boolean;
	found: ListedConversation[];
	children: ReactNode;
};

function Groups({ user, kind, words, isSearching, found, conversations, onLeave, children }: GroupsProps) {
	// Hides chats that the person left before the first message.
	const shown = found.filter(
		(each) => kind === "coaching" || conversations.isCurrent(each) || each.messageCount > 1,
	);
	if (shown.length === 0) {
		return (
			<p role="status" className="text-soft">
				{isSearching ? "Searching…" : nothingFound(kind, words)}
			</p>
		);
	}
	return (
		<div
			key={words}
			aria-busy={isSearching}
			className="-mx-2 flex flex-col gap-4 overflow-y-auto overscroll-contain px-2 pb-2 aria-busy:opacity-50"
		>
			{groupByDay(shown, user.timeZone).map((group) => (
				<section key={group.name} aria-label={group.name}>
					<h3 className="px-2 font-sans font-semibold text-soft text-xs">{group.name}</h3>
					<ul className="conversation-list">
						{group.conversations.map((conversation) => (
							<ConversationItem
								key={conversation.id}
								conversation={conversation}
								conversations={conversations}
								under={kind === "coaching" ? dateOf(conversation, user.timeZone) : undefined}
								onLeave={onLeave}
							/>
						))}
					</ul>
				</section>
			))}
			{children}
		</div>
	);
}

function nothingFound(kind: ConversationKind, words: string): string {
	return words === "" ? NONE[kind] : `No results for “${words}”.`;
}

function dateOf({ lastMessageAt, createdAt }: ListedConversation, timeZone: string): string {
	return dayOnCalendar(lastMessageAt ?? createdAt, timeZone);
}

function ListSkeleton() {
	return (
		<div role="status" aria-label="Loading your conversations" className="flex flex-col gap-3">
			{["w-3/4", "w-2/3", "w-4/5"].map((width) => (
				<div key={width} className={`skeleton h-11 rounded-2xl ${width}`} />
			))}
		</div>
	);
}
