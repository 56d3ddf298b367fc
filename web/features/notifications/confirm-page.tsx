import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { SceneHeading } from "#web/components/scene/scene-heading.tsx";
import { SceneLayout } from "#web/components/scene/scene-layout.tsx";
import { Alert } from "#web/components/ui/alert.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths, settingsPath } from "#web/lib/paths.ts";
import { confirmEmail } from "./api/confirm-email.ts";

/**
 * Where the test email's link leads, signed in or not. It asks for a press, because mail scanners open links before
 * people do.
 */
export function ConfirmPage() {
	useDocumentTitle("Confirm your address");
	// Removed from the URL at once: it's a key, and histories store URLs.
	const [token] = useState(() => window.location.hash.slice(1));
	useEffect(() => {
		window.history.replaceState(window.history.state, "", paths.confirm);
	}, []);
	const confirm = useMutation({ mutationFn: () => confirmEmail(token) });
	const isDead = token === "" || isRefused(confirm.error);
	return (
		<SceneLayout>
			{confirm.isSuccess && <Settled />}
			{isDead && (
				<Dead words={errorMessage(confirm.error, "This link is incomplete. Open it from the email again.")} />
			)}
			{!confirm.isSuccess && !isDead && (
				<>
					<SceneHeading title="Is this your address?">
						Someone entered this address for their Attune account. If it was you, confirm it below. If not,
						close this page and we won't email you. To stop test emails too, use the unsubscribe link in the
						email.
					</SceneHeading>
					{confirm.error && (
						<Alert key={confirm.submittedAt}>
							{errorMessage(confirm.error, "We couldn't confirm your address. Please try again.")}
						</Alert>
					)}
					<Button size="large" className="mt-2" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
						{confirm.isPending ? "One moment..." : "Yes, it's mine"}
					</Button>
				</>
			)}
		</SceneLayout>
	);
}

function Settled() {
	return (
		<>
			<SceneHeading title="Address confirmed">
				Your address is confirmed. Use it to sign in. We'll send your notifications here if they're on.
			</SceneHeading>
			<Button asChild>
				<Link href={paths.home}>Go to Attune</Link>
			</Button>
		</>
	);
}

/** Offers no retry: a dead link stays dead. */
function Dead({ words }: { words: string }) {
	return (
		<>
			<SceneHeading title="This link doesn't work">
				To get a new link, send another test email. If you were changing your address, do that again in your{" "}
				<Link href={settingsPath("account")} className="text-ink underline underline-offset-4">
					settings
				</Link>
				.
			</SceneHeading>
			<Alert>{words}</Alert>
			<Button asChild className="mt-6">
				<Link href={paths.notifications}>Go to notifications</Link>
			</Button>
		</>
	);
}

/** Expired, used up, or another account took the address: a retry would fail too. */
function isRefused(error: unknown): boolean {
	return error instanceof ApiError && (error.code === "token_expired" || error.code === "email_taken");
}
