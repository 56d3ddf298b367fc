import type { User } from "#shared/schemas/users.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { BellFoot } from "./bell-foot.tsx";
import { NoteList } from "./note-list.tsx";
import { TermsNews } from "./terms-news.tsx";

type BellPanelProps = {
	user: User;
	isOpen: boolean;
	onSeen: (id: string) => void;
	onLeave: () => void;
};

/** What the bell opens: the notifications, and when they come. */
export function BellPanel({ user, isOpen, onSeen, onLeave }: BellPanelProps) {
	return (
		<>
			{user.termsSeen !== TERMS_VERSION && <TermsNews user={user} />}
			<NoteList user={user} onSeen={onSeen} onLeave={onLeave} />
			<BellFoot user={user} isOpen={isOpen} onLeave={onLeave} />
		</>
	);
}
