import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { KeptItem } from "#web/components/kept-item.tsx";
import { LineInput } from "#web/components/line-input.tsx";
import { SecondPress } from "#web/components/second-press.tsx";
import type { useConversations } from "../hooks/use-conversations.ts";
import { Snippet } from "./snippet.tsx";

const TITLE_MAX = 100;
/** So many places of one talk are shown after a search. */
const SNIPPETS_MAX = 3;

type ConversationItemProps = {
	conversation: ListedConversation;
	conversations: ReturnType<typeof useConversations>;
	onLeave: () => void;
};

/** One conversation: to open, to rename and to delete. */
export function ConversationItem({ conversation, conversations, onLeave }: ConversationItemProps) {
	const { id, title, isActive, preview, matches } = conversation;
	const { isBusy, open, remove, rename } = conversations;

	async function handleOpen() {
		if (isActive || (await open(id))) {
			onLeave();
		}
	}

	return (
		<KeptItem
			name={title}
			removal="Delete"
			rewrite={(onDone) => (
				<LineInput
					label="Name of the conversation"
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
					question="Delete this conversation? What your coach learnt from it stays on your profile."
					action="Delete it"
					busyAction="Deleting…"
					isBusy={isBusy}
					onConfirm={() => void remove(conversation)}
					onKeep={onKeep}
				/>
			)}
		>
			<button
				type="button"
				aria-current={isActive ? "true" : undefined}
				disabled={isBusy}
				onClick={handleOpen}
				className="-my-1 w-full rounded-2xl px-2 py-1.5 text-left transition-colors duration-150 hover:bg-sunken aria-[current]:bg-accent-wash"
			>
				<span className="block truncate font-medium">{title}</span>
				{matches ? (
					matches.slice(0, SNIPPETS_MAX).map(({ messageId, snippet }) => (
						<span key={messageId} className="line-clamp-2 block text-soft text-sm">
							<Snippet text={snippet} />
						</span>
					))
				) : (
					<span className="block truncate text-soft text-sm">{preview}</span>
				)}
			</button>
		</KeptItem>
	);
}
