import { useForm } from "react-hook-form";
import { Link } from "wouter";
import type { MailState } from "#shared/schemas/public/health.ts";
import { SceneHeading } from "#web/components/scene/scene-heading.tsx";
import { SceneLayout } from "#web/components/scene/scene-layout.tsx";
import { Alert } from "#web/components/ui/alert.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { EmailField } from "#web/components/ui/person-fields.tsx";
import { SubmitButton } from "#web/components/ui/submit-button.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { paths } from "#web/lib/paths.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { forgotPassword } from "./api/forgot-password.ts";

/** For people who can't sign in: sends a link to their address. */
export function ForgotPage() {
	useDocumentTitle("Reset your password");
	const ask = useSubmit({ mutationFn: forgotPassword });
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/auth.ts")).forgotPasswordSchema),
		defaultValues: { email: "" },
	});
	const { errors } = form.formState;
	return (
		<SceneLayout>
			{ask.isSuccess ? (
				<>
					<Outcome email={ask.variables} mail={ask.data.mail} />
					<div className="flex flex-wrap gap-3">
						<Button asChild variant="outline">
							<Link href={paths.signIn}>Back to sign-in</Link>
						</Button>
						<Button variant="quiet" onClick={() => ask.reset()}>
							Send again or use another address
						</Button>
					</div>
				</>
			) : (
				<>
					<SceneHeading title="Reset your password">
						Enter the email address you signed up with. We'll send you a reset link.
					</SceneHeading>
					<form
						noValidate
						onSubmit={form.handleSubmit(({ email }) => ask.mutate(email))}
						className="flex flex-col gap-5"
					>
						{ask.error && (
							<Alert key={ask.submittedAt}>
								{errorMessage(ask.error, "We couldn't send the email. Please try again.")}
							</Alert>
						)}
						<EmailField error={errors.email?.message} {...form.register("email")} />
						<SubmitButton sending={ask} busy="Sending..." size="large" className="mt-2">
							Send link
						</SubmitButton>
					</form>
					<p className="mt-8 text-soft text-sm">
						Remembered it?{" "}
						<Button asChild variant="link" size="inline">
							<Link href={paths.signIn}>Sign in</Link>
						</Button>
					</p>
				</>
			)}
		</SceneLayout>
	);
}

/**
 * Says what to expect. Depends on the state of email, never on the address, so that it doesn't reveal who has an
 * account.
 */
function Outcome({ email, mail }: { email: string; mail: MailState }) {
	switch (mail) {
		case "late":
			return (
				<SceneHeading title="Email is delayed">
					Our email isn't working right now. If {email} has an account, we'll keep trying to send it a reset
					link for a day. The link works for 20 minutes from when we send it.
				</SceneHeading>
			);
		case "none":
			return (
				<SceneHeading title="We can't send email">
					Email isn't set up here, so we can't send reset links. Ask whoever runs this site for help.
				</SceneHeading>
			);
		default:
			return (
				<SceneHeading title="Check your email">
					If {email} has an account, we've sent it a reset link. The link works once, for 20 minutes. Check
					your spam folder too.
				</SceneHeading>
			);
	}
}
