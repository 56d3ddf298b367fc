import { cx } from "class-variance-authority";
import { ArrowDown, BookOpen } from "lucide-react";
import { type ComponentProps, lazy, memo, Suspense, use, useEffect, useState } from "react";
import { AI_PROVIDER_LABELS, type AiProvider } from "#shared/ai-providers.ts";
import { INSIGHT_MARKER } from "#shared/chat/messages.ts";
import { isTemporaryTalk } from "#shared/chat/temporary-talk.ts";
import { DISCLOSURE_TEXTS } from "#shared/safety/disclosure.ts";
import type { Message, MessageMetadata } from "#shared/schemas/conversations.ts";
import { NeedBars } from "#web/components/need-bars.tsx";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { useReading } from "#web/lib/speech/reading-aloud.ts";
import { readPersonal } from "#web/lib/storage/personal-storage.ts";
import { OwnActions } from "../actions/own-actions.tsx";
import { ReplyActions } from "../actions/reply-actions.tsx";
import { BesideReplyContext } from "../beside-reply.ts";
import { WithNewScene } from "../components/new-scene.tsx";
import { CONNECTION_TROUBLE } from "../connection-trouble.ts";
import { ExercisePartsContext } from "../exercises/exercise-parts.ts";
import { KeptLine, QuietLine, RunRecord } from "../exercises/quiet-lines.tsx";
import { changedWordsName } from "../hooks/use-changed-words.ts";
import { styleChosenBy } from "../modes/style-message.ts";
import { setEditLast } from "../state/edit-last.ts";
import { focusMessageBox } from "../state/message-box.ts";
import { AssistantBubble, Greeting, UserBubble } from "./bubbles.tsx";
import { EditMessage } from "./edit-message.tsx";
import { LongText } from "./long-text.tsx";
import { Note } from "./note.tsx";
import { TroubleBubble } from "./trouble-bubble.tsx";
import { TryButton } from "./try-button.tsx";
import { WordReader } from "./word-reader.tsx";

const Notes = lazy(() =>
	import("./notes.tsx").then(
		({ Notes }) => ({ default: Notes }),
		// Offline, for example. The reply must still render.
		() => ({ default: WithoutNotes }),
	),
);

function WithoutNotes({ isUnread }: Pick<MessageMetadata, "isUnread">) {
	return <>{isUnread && <Note>If you need a person, open Get help now.</Note>}</>;
}

/** Characters shown at a time while a message is read aloud (specification). */
const SPEECH_MODE = 200;

/** Also for the browser's voice: listeners can't tell them apart. */
const AI_VOICE = "Read by an AI voice";

const STOPPED_EARLY = "You stopped this reply before it started.";

function stoppedNote({ isCut, isRefused }: MessageMetadata, provider: AiProvider): string {
	if (isRefused) {
		return `${AI_PROVIDER_LABELS[provider]} couldn't continue`;
	}
	return isCut ? "Reply incomplete" : "Stopped";
}

type MessageItemProps = {
	userId: string;
	message: Message;
	isWhole: boolean;
	/** The newest message, with no reply being written. */
	isNewest?: boolean;
	onRetry?: (() => Promise<unknown>) | undefined;
	/** Asks for the rest of a reply that was cut short or stopped. */
	onContinue?: (() => Promise<unknown>) | undefined;
	onLearnMore?: (() => Promise<unknown>) | undefined;
	onRegenerate?: (() => Promise<unknown>) | undefined;
	onVersion?: ((messageId: string, number: number) => Promise<unknown>) | undefined;
	onEdit?: ((messageId: string, content: string) => Promise<unknown>) | undefined;
	/** A reply is being written; other actions wait. */
	isBusy?: boolean;
};

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
	const Beside = use(BesideReplyContext);
	const { disclosure, isUnread, standsIn } = props.message.metadata;
	const words =
		disclosure || isUnread || standsIn ? (
			<div className="flex flex-col gap-3">
				{disclosure && <Note>{DISCLOSURE_TEXTS[disclosure]}</Note>}
				{(isUnread || standsIn) && (
					<Suspense>
						<Notes {...{ isUnread, standsIn }} onAskAgain={props.onRegenerate} />
					</Suspense>
				)}
				<Words {...props} />
			</div>
		) : (
			<Words {...props} />
		);
	return Beside ? <Beside message={props.message}>{words}</Beside> : words;
});

function Words(props: MessageItemProps) {
	const { message, isWhole, onRetry } = props;
	const { content, createdAt, metadata, role, status } = message;
	const parts = use(ExercisePartsContext);
	const { isKept, takeawayId, run } = metadata;
	if (role === "user") {
		return <OwnWords {...props} />;
	}
	if (isKept) {
		return <KeptLine />;
	}
	if (takeawayId && parts) {
		return <parts.Takeaway takeawayId={takeawayId} since={createdAt} given={metadata.takeaway} />;
	}
	if (run && (run.status === "ended" || run.status === "left") && !metadata.guide?.starts) {
		return <RunRecord run={run} />;
	}
	if (status === "failed") {
		return (
			<div className="flex flex-col gap-3">
				{content && (
					<AssistantBubble>
						<LongText text={content} isWhole={isWhole} />
					</AssistantBubble>
				)}
				<TroubleBubble text={metadata.error ?? CONNECTION_TROUBLE} onRetry={onRetry} />
			</div>
		);
	}
	return <Reply {...props} />;
}

/** A message of the coach, or of the server in its place. */
function Reply(props: MessageItemProps) {
	const { message, isNewest = false, onContinue, onRegenerate, onVersion } = props;
	const { content, createdAt, metadata, status } = message;
	const reading = useReading(message.id);
	const { isBusy, failure, press } = usePress();
	const isStopped = status === "stopped";
	const isServers = isWrittenByServer(metadata);
	const isStanding = isNewest && !isServers;
	const areActionsAside = !isStanding && reading === null;
	const actions = (
		<ReplyActions
			message={message}
			isStanding={isStanding}
			isAside={areActionsAside}
			isWrittenByServer={isServers}
			canReport={!isServers && !isTemporaryTalk(message.conversationId)}
			onRegenerate={onRegenerate}
			onVersion={onVersion}
			press={press}
			isBusy={isBusy}
		/>
	);
	const frame = { createdAt, actions, failure, areActionsAside };
	if (metadata.kind === "greeting") {
		return <Greeting {...frame}>{content}</Greeting>;
	}
	const stopped = isStopped && content ? stoppedNote(metadata, message.aiProvider) : undefined;
	const note = reading?.isFirst ? AI_VOICE : stopped;
	if (metadata.kind === "insight") {
		return <Insight {...props} frame={{ ...frame, note }} />;
	}
	return (
		<AssistantBubble {...frame} note={note}>
			<Said {...props} text={content} />
			{isStopped && onContinue && !metadata.isRefused && (
				<div className="mt-3">
					<TryButton label="Continue" pendingLabel="Continuing..." icon={ArrowDown} onTry={onContinue} />
				</div>
			)}
		</AssistantBubble>
	);
}

function isWrittenByServer({ kind, afterRun, runId, guide }: MessageMetadata): boolean {
	const isOfRun = afterRun !== undefined || (runId !== undefined && !guide?.starts);
	return kind === "greeting" || kind === "insight" || isOfRun;
}

/** The reply's text; while it's read aloud, the part being read. */
function Said({ message, isWhole, text }: MessageItemProps & { text: string }) {
	const { isCare, isUnread, kind } = message.metadata;
	const reading = useReading(message.id);
	if (reading && reading.words.length > 0) {
		return <WordReader reading={reading} maxCharacters={SPEECH_MODE} />;
	}
	// Replies to people at risk, or to unreadable messages, are never cut short.
	const isKeptWhole = isWhole || isCare === true || isUnread === true || kind === "insight";
	return <LongText text={text || STOPPED_EARLY} isWhole={isKeptWhole} />;
}

type InsightProps = MessageItemProps & { frame: Omit<ComponentProps<typeof AssistantBubble>, "children"> };

function Insight({ frame, ...props }: InsightProps) {
	const { message, onLearnMore, isBusy = false } = props;
	const { levelScores, currentLevel } = message.metadata;
	return (
		<WithNewScene>
			{(newScene) => (
				<AssistantBubble {...frame} isInsight>
					<div className={cx("insight", levelScores && "insight-with-needs")}>
						<div>
							<p className="mb-1 font-display font-normal text-xl">{INSIGHT_MARKER}</p>
							<Said {...props} text={withoutMarker(message.content)} />
						</div>
						{levelScores && <NeedBars isCompact levelScores={levelScores} currentLevel={currentLevel} />}
						<div className="flex flex-wrap gap-2">
							{onLearnMore && (
								<TryButton
									label="Learn more"
									pendingLabel="Asking..."
									icon={BookOpen}
									onTry={onLearnMore}
									isDisabled={isBusy}
								/>
							)}
							{newScene}
						</div>
					</div>
				</AssistantBubble>
			)}
		</WithNewScene>
	);
}

/** The insight without its marker, which is shown as a title. */
function withoutMarker(content: string): string {
	return content.startsWith(INSIGHT_MARKER)
		? content.slice(INSIGHT_MARKER.length).replace(/^[.\s]+/, "")
		: content;
}

function OwnWords({ userId, message, onEdit }: MessageItemProps) {
	const { id, content, createdAt } = message;
	const [isEditing, setIsEditing] = useState(() => readPersonal(userId, changedWordsName(message)) !== null);
	const { failure, press } = usePress();
	const style = styleChosenBy(content);
	const canEdit = onEdit !== undefined && style === null;
	useEffect(() => (canEdit ? setEditLast(() => setIsEditing(true)) : undefined), [canEdit]);
	if (isEditing && canEdit) {
		return (
			<EditMessage
				userId={userId}
				message={message}
				onSend={(words) => onEdit(id, words)}
				onDone={() => {
					setIsEditing(false);
					focusMessageBox();
				}}
			/>
		);
	}
	if (style !== null) {
		return <QuietLine>Style: {style}</QuietLine>;
	}
	return (
		<UserBubble
			createdAt={createdAt}
			failure={failure}
			actions={
				<OwnActions
					text={content}
					createdAt={createdAt}
					onEdit={onEdit && (() => setIsEditing(true))}
					press={press}
				/>
			}
		>
			{content}
		</UserBubble>
	);
}
