import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useLocation } from "wouter";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { paths } from "#web/lib/paths.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { messageFor } from "#web/lib/readable-error.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { useSignOut } from "../api/sign-out.ts";
import { noteSessionEnd } from "../session-end.ts";

export function SignOutCard() {
	const [, navigate] = useLocation();
	const client = useQueryClient();
	const signOut = useSignOut();

	function handleSignOut() {
		signOut.mutate(undefined, {
			onSuccess: () => {
				showToast({ title: "Signed out successfully", description: "See you next time!" });
				navigate(paths.signIn);
				// Asked for, so that everything that was kept goes as soon as nobody is here.
				noteSessionEnd("asked");
				client.setQueryData(queryKeys.me, null);
			},
			onError: (error) =>
				showToast({
					title: "Sign out failed",
					description: messageFor(error, "Something went wrong"),
					variant: "destructive",
				}),
		});
	}

	return (
		<Card title="Sign Out">
			<p className="text-soft">Drafts and choices kept in this browser are cleared as you leave.</p>
			<Button variant="outline" className="mt-5" disabled={signOut.isPending} onClick={handleSignOut}>
				<LogOut aria-hidden className="size-4" strokeWidth={1.75} />
				{signOut.isPending ? "Signing Out..." : "Sign Out"}
			</Button>
		</Card>
	);
}
