import { useState } from "react";
import { useLocation } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { paths } from "#web/lib/paths.ts";
import { forgetCarried } from "#web/lib/storage/carried-talk.ts";
import { fileCarried } from "../api/file-carried.ts";

/**
 * Offers to add the conversation that this tab carries: filing it failed at sign-up, or the person signed in to an account
 * they had. Nothing is filed unless they press.
 */
export function CarriedOffer({ user }: { user: User }) {
	const [, navigate] = useLocation();
	const [isLeftOut, setIsLeftOut] = useState(false);
	const file = useSubmit({ mutationFn: () => fileCarried(user.id) });

	function handleAdd() {
		file.mutate(undefined, {
			onSuccess: (conversationId) => {
				if (conversationId && user.onboardingCompleted) {
					navigate(`${paths.talk}/${conversationId}`, { replace: true });
				}
			},
		});
	}

	function handleLeaveOut() {
		forgetCarried();
		setIsLeftOut(true);
	}

	if (isLeftOut || file.isSuccess) {
		return (
			<p role="status" className="text-sm">
				{isLeftOut ? "We left it out and deleted it here." : "We added your conversation. It's in your chat."}
			</p>
		);
	}
	return (
		<section
			aria-label="Your conversation from the home page"
			className="rounded-2xl border border-hairline bg-plate p-4 text-ink text-sm"
		>
			<p role={file.error ? "alert" : undefined}>
				{file.error
					? errorMessage(file.error, "We couldn't add your conversation. It's still here. Please try again.")
					: "Your conversation from the home page isn't in your account yet."}
			</p>
			<div className="mt-3 flex flex-wrap gap-2">
				<Button disabled={file.isPending} onClick={handleAdd}>
					{file.isPending ? "Adding..." : "Add it to my chat"}
				</Button>
				<Button variant="quiet" disabled={file.isPending} onClick={handleLeaveOut}>
					Leave it out
				</Button>
			</div>
		</section>
	);
}
