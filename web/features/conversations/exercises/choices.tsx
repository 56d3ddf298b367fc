import type { Message } from "#shared/schemas/conversations.ts";
import { ChipGroup } from "#web/components/chip-group.tsx";
import { type ConversationState, isBusyIn } from "../conversation-state.ts";
import { focusMessageBox } from "../message-box.ts";

/** No reply has more. */
const MOST = 4;

/** What can be pressed instead of writing: the choices of the newest message, until anything is sent. */
export function choicesOf({ messages, pending, ...rest }: ConversationState): string[] {
	const newest: Message | undefined = messages.at(-1);
	const isOffered =
		newest?.role === "assistant" &&
		newest.status === "complete" &&
		newest.metadata.run?.status !== "open" &&
		pending.length === 0 &&
		!isBusyIn({ messages, pending, ...rest });
	return isOffered ? (newest.metadata.choices ?? []).slice(0, MOST).map(({ label }) => label) : [];
}

/** For those who hear the talk: how many choices came with the reply. */
export function ChoiceCount({ count }: { count: number }) {
	return count > 0 && <p className="sr-only">{count === 1 ? "1 choice" : `${count} choices`}</p>;
}

type ChoicesProps = { choices: readonly string[]; onChoose: (label: string) => void };

export function Choices({ choices, onChoose }: ChoicesProps) {
	return (
		choices.length > 0 && (
			<ChipGroup
				key={choices.join()}
				label="Choices"
				chips={choices}
				onChoose={onChoose}
				onEscape={focusMessageBox}
				className="mt-3"
			/>
		)
	);
}
