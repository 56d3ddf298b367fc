import { AlertDialog } from "radix-ui";
import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
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
		<AlertDialog.Root open={isOpen} onOpenChange={setIsOpen}>
			<AlertDialog.Trigger asChild>
				<Button variant="link" size="inline" className="-ml-1 mt-5">
					Forget everything
				</Button>
			</AlertDialog.Trigger>
			<AlertDialog.Portal>
				<AlertDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.45)] data-[state=open]:animate-[appear_160ms_ease-out]" />
				<AlertDialog.Content className="fixed top-1/2 left-1/2 z-50 w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 rounded-3xl border border-hairline bg-plate p-6 text-ink shadow-plate sm:p-8">
					<AlertDialog.Title className="font-display text-xl">Forget everything?</AlertDialog.Title>
					<AlertDialog.Description className="mt-2 text-soft">
						{count === 1 ? "The one thing" : `All ${count} things`} your coach knows about you will be gone
						for good, also from its next reply. Your conversations stay.
					</AlertDialog.Description>
					<div className="mt-6 flex flex-wrap justify-end gap-2">
						<AlertDialog.Cancel asChild>
							<Button variant="quiet">Keep it</Button>
						</AlertDialog.Cancel>
						<Button disabled={forget.isPending} onClick={handleForget}>
							{forget.isPending ? "Forgetting…" : "Forget everything"}
						</Button>
					</div>
				</AlertDialog.Content>
			</AlertDialog.Portal>
		</AlertDialog.Root>
	);
}
