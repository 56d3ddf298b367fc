import { LogOut } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useLeave } from "#web/lib/hooks/use-leave.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { useSignOut } from "../api/sign-out.ts";

export function SignOutCard({ className }: { className?: string | undefined }) {
	const leave = useLeave();
	const signOut = useSignOut(() => {
		showToast({ title: "Signed out successfully", description: "See you next time!" });
		leave();
	});

	function handleSignOut() {
		signOut.mutate(undefined, {
			onError: (error) =>
				showToast({
					title: "Sign out failed",
					description: errorMessage(error, "Something went wrong"),
					variant: "destructive",
				}),
		});
	}

	return (
		<Card title="Sign Out" className={className}>
			<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
				<p className="min-w-0 flex-1 basis-36 text-soft text-xs">
					When you sign out, we clear your drafts, settings and saved conversation from this browser.
				</p>
				<Button variant="outline" disabled={signOut.isPending} onClick={handleSignOut}>
					<LogOut aria-hidden className="size-4" strokeWidth={1.75} />
					{signOut.isPending ? "Signing Out..." : "Sign Out"}
				</Button>
			</div>
		</Card>
	);
}
