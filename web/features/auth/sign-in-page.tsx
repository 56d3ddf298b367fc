import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "wouter";
import type { SignIn } from "#shared/schemas/auth.ts";
import { SceneHeading } from "#web/components/scene/scene-heading.tsx";
import { SceneLayout } from "#web/components/scene/scene-layout.tsx";
import { Alert } from "#web/components/ui/alert.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { EmailField, PasswordField } from "#web/components/ui/person-fields.tsx";
import { SubmitButton } from "#web/components/ui/submit-button.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { browserTimeZone } from "#web/lib/date/time-zone.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { paths } from "#web/lib/paths.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { areWordsKept } from "#web/lib/storage/personal-storage.ts";
import { takeReturnTo } from "#web/lib/storage/return-to.ts";
import { lastSessionEnd } from "#web/lib/storage/session-end.ts";
import { useSignIn } from "./api/sign-in.ts";

export function SignInPage() {
	useDocumentTitle("Sign in");
	const [, navigate] = useLocation();
	const signIn = useSignIn();
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/auth.ts")).signInSchema),
		defaultValues: { email: "", password: "" },
	});
	const { errors } = form.formState;
	const [notice] = useState(noticeText);

	function handleValid(values: SignIn) {
		const timeZone = browserTimeZone();
		signIn.mutate(timeZone ? { ...values, timeZone } : values, {
			onSuccess: () => navigate(takeReturnTo() ?? paths.dashboard),
		});
	}

	/** The server may have delayed only this address. */
	function stopWaiting() {
		if (signIn.error instanceof ApiError && signIn.error.status === 429) {
			signIn.reset();
		}
	}

	return (
		<SceneLayout>
			<SceneHeading title="Welcome Back">Pick up where you left off.</SceneHeading>
			<form noValidate onSubmit={form.handleSubmit(handleValid)} className="flex flex-col gap-5">
				{notice && (
					<p role="status" className="rounded-xl bg-sunken px-4 py-3 text-sm">
						{notice}
					</p>
				)}
				{signIn.error && (
					<Alert key={signIn.submittedAt}>{errorMessage(signIn.error, "Failed to sign in")}</Alert>
				)}
				<EmailField error={errors.email?.message} {...form.register("email", { onChange: stopWaiting })} />
				<PasswordField error={errors.password?.message} {...form.register("password")} />
				<SubmitButton sending={signIn} busy="Signing In..." size="large" className="mt-2">
					Sign In
				</SubmitButton>
			</form>
			<p className="mt-8 text-soft text-sm">
				Trouble signing in?{" "}
				<Button asChild variant="link" size="inline">
					<Link href={paths.forgot}>Reset your password</Link>
				</Button>
			</p>
			<p className="mt-3 text-soft text-sm">
				New here?{" "}
				<Button asChild variant="link" size="inline">
					<Link href={paths.signUp}>Create an account</Link>
				</Button>
			</p>
		</SceneLayout>
	);
}

/** Why the person sees this page without having asked for it. */
function noticeText(): string | null {
	const end = lastSessionEnd();
	if (end === "reset") {
		return "Password changed. Sign in with your new password.";
	}
	if (end !== "unasked") {
		return null;
	}
	return areWordsKept()
		? "You've been signed out. Sign in to continue. We've saved your draft."
		: "You've been signed out. Sign in to continue.";
}
