import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { KeptItem } from "#web/components/kept-item.tsx";
import { LineInput } from "#web/components/line-input.tsx";
import { SecondPress } from "#web/components/second-press.tsx";
import { leadTo } from "../found-message.ts";
import type { ConversationActions } from "../hooks/use-conversations.ts";
import { Snippet } from "./snippet.tsx";

const TITLE_MAX = 100;
/** So many places of one talk are shown after a search. */
const SNIPPETS_MAX = 3;

const ROW = "w-full rounded-xl px-2 py-0.5 text-left transition-colors duration-150 hover:bg-sunken";

type ConversationItemProps = {
	conversation: ListedConversation;
	conversations: ConversationActions;
	/** What stands below its name; the beginning of what was said last, unless said otherwise. */
	under?: string | undefined;
	onLeave: (() => void) | undefined;
};

/** One conversation: to open, to rename and to delete. */
export function ConversationItem({ conversation, conversations, under, onLeave }: ConversationItemProps) {
	const { id, title, preview, matches } = conversation;
	const { isBusy, isCurrent, open, remove, rename } = conversations;
	const isOpen = isCurrent(conversation);

	/** With a message, where that was said. */
	async function handleOpen(messageId?: string) {
		if (isOpen || (await open(id))) {
			leadTo(messageId ? { conversationId: id, messageId } : null);
			onLeave?.();
		}
	}

	return (
		<KeptItem
			name={title}
			change="Rename"
			removal="Delete"
			rewrite={(onDone) => (
				<LineInput
					label="Conversation name"
					max={TITLE_MAX}
					start={title}
					action="Save"
					takesFocus
					isBusy={isBusy}
					error={null}
					onCancel={onDone}
					onSubmit={async (text) => (text === title || (await rename(id, text))) && onDone()}
				/>
			)}
			remove={(onKeep) => (
				<SecondPress
					question="Delete this conversation? What your coach learned from it stays on your profile."
					action="Delete"
					busyAction="Deleting…"
					isBusy={isBusy}
					onConfirm={() => void remove(conversation)}
					onKeep={onKeep}
				/>
			)}
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
		</KeptItem>
	);
}

/** One line of a message, without the marks of its form. */
function withoutMarks(text: string): string {
	return text.replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, "").replace(/\*{1,3}|_{2,3}|`+/g, "");
}
