import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { EditableItem } from "#web/components/editable-item.tsx";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { LineInput } from "#web/components/line-input.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { usePress } from "#web/lib/hooks/use-press.ts";
import type { ConversationActions } from "../hooks/use-conversations.ts";
import { Snippet } from "../messages/snippet.tsx";
import { leadTo } from "../state/found-message.ts";

const TITLE_MAX = 100;
/** Search matches shown per conversation. */
const SNIPPETS_MAX = 3;

const ROW = "w-full rounded-xl px-2 py-0.5 text-left transition-colors duration-150 hover:bg-sunken";

type ConversationItemProps = {
	conversation: ListedConversation;
	conversations: ConversationActions;
	/** Shown below the name; defaults to the start of the last message. */
	under?: string | undefined;
	onLeave: (() => void) | undefined;
};

/** One conversation: to open, to rename and to delete. */
export function ConversationItem({ conversation, conversations, under, onLeave }: ConversationItemProps) {
	const { id, title, preview, matches } = conversation;
	const { isBusy, isCurrent, open } = conversations;
	const { failure, press } = usePress();
	const isOpen = isCurrent(conversation);

	/** With a message id, opens at that message. */
	async function handleOpen(messageId?: string) {
		if (isOpen || (await press("We couldn't open that conversation.", () => open(id)))) {
			leadTo(messageId ? { conversationId: id, messageId } : null);
			onLeave?.();
		}
	}

	return (
		<EditableItem
			name={title}
			change="Rename"
			removal="Delete"
			rewrite={(onDone) => <Rename {...{ conversation, conversations, onDone }} />}
			remove={(onKeep) => <Remove {...{ conversation, conversations, onKeep }} />}
			below={failure && <FailureNote {...failure} className="px-2 font-medium text-alarm" />}
		>
			<div className="-my-1 flex flex-col rounded-2xl py-1.5 has-aria-[current]:bg-accent-wash">
				<button
					type="button"
					aria-current={isOpen ? "true" : undefined}
					disabled={isBusy}
					onClick={() => handleOpen()}
					className={ROW}
				>
					<span className="block truncate font-medium">{title}</span>
					{!matches && (
						<span className="block truncate text-soft text-sm">{under ?? withoutMarks(preview ?? "")}</span>
					)}
				</button>
				{matches?.slice(0, SNIPPETS_MAX).map(({ messageId, snippet }) => (
					<button
						key={messageId}
						type="button"
						disabled={isBusy}
						onClick={() => handleOpen(messageId)}
						className={`${ROW} text-soft text-sm`}
					>
						<span className="line-clamp-2">
							<Snippet text={snippet} />
						</span>
					</button>
				))}
			</div>
		</EditableItem>
	);
}

type ChangeProps = Pick<ConversationItemProps, "conversation" | "conversations">;

function Rename({ conversation, conversations, onDone }: ChangeProps & { onDone: () => void }) {
	const { id, title } = conversation;
	const { failure, press } = usePress();
	async function handleSubmit(text: string) {
		if (text === title || (await press("We couldn't rename that.", () => conversations.rename(id, text)))) {
			onDone();
		}
	}
	return (
		<LineInput
			label="Conversation name"
			max={TITLE_MAX}
			start={title}
			action="Save"
			takesFocus
			isBusy={conversations.isBusy}
			error={failure && `${failure.text} ${errorMessage(failure.error, "Please try again.")}`}
			onCancel={onDone}
			onSubmit={(text) => void handleSubmit(text)}
		/>
	);
}

function Remove({ conversation, conversations, onKeep }: ChangeProps & { onKeep: () => void }) {
	const { failure, press } = usePress();
	return (
		<ConfirmAction
			question="Delete this conversation? What your coach learned from it stays on your profile."
			action="Delete"
			busyAction="Deleting…"
			isBusy={conversations.isBusy}
			error={failure?.error}
			failure={failure?.text}
			onConfirm={() => void press("We couldn't delete that.", () => conversations.remove(conversation))}
			onKeep={onKeep}
		/>
	);
}

function withoutMarks(text: string): string {
	return text.replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, "").replace(/\*{1,3}|_{2,3}|`+/g, "");
}
