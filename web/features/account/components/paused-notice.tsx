import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { settingsPath } from "#web/lib/paths.ts";
import { useConfirmAdult } from "../api/confirm-adult.ts";

/** Why the account of somebody under 18 is paused, what they can do, and how to say that they were read wrongly. */
export function PausedNotice({ user }: { user: User }) {
	const confirm = useConfirmAdult(user.id);
	return (
		<div
			role="status"
			className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-2xl border border-hairline bg-plate px-4 py-2.5 text-sm shadow-plate"
		>
			<p className="min-w-0 flex-1 basis-60">
				Your account is paused, because you said you're under 18. Help goes on working. You can take
				everything with you or delete it in{" "}
				<Link href={settingsPath("data")} className="underline underline-offset-4">
					Settings
				</Link>
				.
			</p>
			<Button variant="link" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
				{confirm.isPending ? "Saving…" : "I'm 18 or older"}
			</Button>
			<FailureNote error={confirm.error} text="We couldn't save that." />
		</div>
	);
}
