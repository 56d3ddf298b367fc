import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { showFailure } from "#web/lib/show-failure.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { useForgetEverything } from "../api/forget-everything.ts";

/** Asks once more, then deletes all of it. */
export function ForgetEverything({ user, count }: { user: User; count: number }) {
	const [isOpen, setIsOpen] = useState(false);
	const forget = useForgetEverything(user.id);

	function handleForget() {
		forget.mutate(undefined, {
			onSuccess: () => {
				setIsOpen(false);
				showToast({ title: "Forgotten", description: "Your coach starts from what you tell it next." });
			},
			onError: showFailure("It was not forgotten"),
		});
	}

	return (
		<>
			<Button variant="link" size="inline" className="-ml-1 mt-5" onClick={() => setIsOpen(true)}>
				Forget everything
			</Button>
			<Dialog title="Forget everything?" isOpen={isOpen} onClose={() => setIsOpen(false)} isAlert>
				<p className="mt-2 text-soft">
					{count === 1 ? "The one thing" : `All ${count} things`} your coach knows about you will be gone for
					good, also from its next reply. Your conversations stay.
				</p>
				<div className="mt-6 flex flex-wrap justify-end gap-2">
					<Button variant="quiet" onClick={() => setIsOpen(false)}>
						Keep it
					</Button>
					<Button disabled={forget.isPending} onClick={handleForget}>
						{forget.isPending ? "Forgetting…" : "Forget everything"}
					</Button>
				</div>
			</Dialog>
		</>
	);
}
