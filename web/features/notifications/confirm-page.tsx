import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { Alert } from "#web/components/ui/alert.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { ApiError } from "#web/lib/api-error.ts";
import { paths } from "#web/lib/paths.ts";
import { messageFor } from "#web/lib/readable-error.ts";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";
import { confirmEmail } from "./api/confirm-email.ts";

/**
 * Where the link of the test e-mail leads, signed in or not. It asks for a press: programs that look at links before
 * people do must not answer for them.
 */
export function ConfirmPage() {
	useDocumentTitle("Confirm your address");
	// Taken out of the address at once: it is a key, and addresses are kept in histories.
	const [token] = useState(() => window.location.hash.slice(1));
	useEffect(() => {
		window.history.replaceState(window.history.state, "", paths.confirm);
	}, []);
	const confirm = useMutation({ mutationFn: () => confirmEmail(token) });
	const isDead = token === "" || isRefused(confirm.error);
	return (
		<main className="mx-auto flex min-h-dvh w-full max-w-lg flex-col items-start justify-center gap-5 px-5 py-16">
			<BrandMark />
			{confirm.isSuccess && <Settled />}
			{isDead && (
				<Dead
					words={messageFor(confirm.error, "The link is not whole. Open it from the e-mail once more.")}
				/>
			)}
			{!confirm.isSuccess && !isDead && (
				<>
					<h1 className="text-3xl">Is this your address?</h1>
					<p className="text-soft">
						Somebody with an account at Attune gave it. If that was you, press the button and it is used from
						now on; if not, close this page and nothing more is sent.
					</p>
					{confirm.error && (
						<Alert key={confirm.submittedAt}>
							{messageFor(confirm.error, "It could not be confirmed. Please try again.")}
						</Alert>
					)}
					<Button disabled={confirm.isPending} onClick={() => confirm.mutate()}>
						{confirm.isPending ? "One moment..." : "Yes, it is mine"}
					</Button>
				</>
			)}
		</main>
	);
}

function Settled() {
	return (
		<>
			<h1 className="text-3xl">Thank you, that's settled</h1>
			<p className="text-soft">
				This address is yours at Attune: you sign in with it, and notes that you switched on come here.
			</p>
			<Button asChild>
				<Link href={paths.home}>Go to Attune</Link>
			</Button>
		</>
	);
}

/** Nothing to press again: a link that works no more does so no more. */
function Dead({ words }: { words: string }) {
	return (
		<>
			<h1 className="text-3xl">This link doesn't work</h1>
			<Alert>{words}</Alert>
			<p className="text-soft">
				A new one comes with the test e-mail, or, if you were changing your address, from your{" "}
				<Link href={paths.settings} className="text-ink underline underline-offset-4">
					settings
				</Link>
				.
			</p>
			<Button asChild>
				<Link href={paths.notifications}>To the test e-mail</Link>
			</Button>
		</>
	);
}

/** Too old, used up, or of an address that somebody else has by now: another try would end the same. */
function isRefused(error: unknown): boolean {
	return error instanceof ApiError && (error.code === "token_expired" || error.code === "email_taken");
}
