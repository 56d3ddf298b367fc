import type { User } from "#shared/schemas/users.ts";
import { BellFoot } from "./bell-foot.tsx";
import { NoteList } from "./note-list.tsx";

type BellPanelProps = {
	user: User;
	isOpen: boolean;
	/** Hears which unread notification was in view. */
	onSeen: (id: string) => void;
	onLeave: () => void;
};

/** What the bell opens: the notifications, and when they come. */
export function BellPanel({ user, isOpen, onSeen, onLeave }: BellPanelProps) {
	return (
		<>
			<NoteList user={user} onSeen={onSeen} onLeave={onLeave} />
			<BellFoot user={user} isOpen={isOpen} onLeave={onLeave} />
		</>
	);
}
