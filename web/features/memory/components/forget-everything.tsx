import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { useForgetEverything } from "../api/forget-everything.ts";

/** Deletes all facts, after a confirmation. */
export function ForgetEverything({ user, count }: { user: User; count: number }) {
	const [isOpen, setIsOpen] = useState(false);
	const forget = useForgetEverything(user.id);

	return (
		<>
			<Button variant="link" size="inline" className="-ml-1 mt-5" onClick={() => setIsOpen(true)}>
				Forget everything
			</Button>
			<Dialog title="Forget everything?" isOpen={isOpen} onClose={() => setIsOpen(false)} isAlert>
				<p className="mt-2 text-soft">
					This permanently deletes {count === 1 ? "the one thing" : `all ${count} things`} your coach knows
					about you, starting with its next reply. Your conversations stay.
				</p>
				<FailureNote error={forget.error} text="We couldn't delete that." />
				<div className="mt-6 flex flex-wrap justify-end gap-2">
					<Button variant="quiet" onClick={() => setIsOpen(false)}>
						Cancel
					</Button>
					<Button
						disabled={forget.isPending}
						onClick={() => forget.mutate(undefined, { onSuccess: () => setIsOpen(false) })}
					>
						{forget.isPending ? "Forgetting…" : "Forget everything"}
					</Button>
				</div>
			</Dialog>
		</>
	);
}
