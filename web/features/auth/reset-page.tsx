import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "wouter";
import { SceneHeading } from "#web/components/scene/scene-heading.tsx";
import { SceneLayout } from "#web/components/scene/scene-layout.tsx";
import { Alert } from "#web/components/ui/alert.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { NewPasswordField } from "#web/components/ui/person-fields.tsx";
import { SubmitButton } from "#web/components/ui/submit-button.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { markFields } from "#web/lib/mark-fields.ts";
import { paths } from "#web/lib/paths.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { noteSessionEnd } from "#web/lib/storage/session-end.ts";
import { resetPassword } from "./api/reset-password.ts";

/** Where the link of a forgotten password leads. */
export function ResetPage() {
	useDocumentTitle("New password");
	const client = useQueryClient();
	const [, navigate] = useLocation();
	// Removed from the URL at once: it's a key, and histories store URLs.
	const [token] = useState(() => window.location.hash.slice(1));
	useEffect(() => {
		window.history.replaceState(window.history.state, "", paths.reset);
	}, []);
	const reset = useSubmit({ mutationFn: resetPassword });
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/auth.ts")).newPasswordFormSchema),
		defaultValues: { newPassword: "" },
	});
	const { errors } = form.formState;
	const isDead = token === "" || (reset.error instanceof ApiError && reset.error.code === "token_expired");

	const save = form.handleSubmit(({ newPassword }) =>
		reset.mutate(
			{ token, newPassword },
			{
				onSuccess: () => {
					// The reset ended this browser's session too.
					client.setQueryData(queryKeys.me, null);
					noteSessionEnd("reset");
					navigate(paths.signIn);
				},
				onError: markFields(form),
			},
		),
	);
	if (isDead) {
		return (
			<SceneLayout>
				<SceneHeading title="This link no longer works">
					Reset links work once and expire quickly. Request a new one below.
				</SceneHeading>
				<Button asChild>
					<Link href={paths.forgot}>Get a new link</Link>
				</Button>
			</SceneLayout>
		);
	}
	return (
		<SceneLayout>
			<SceneHeading title="Choose a new password">
				This signs you out on all devices. If your account was moved to another address, this moves it back.
			</SceneHeading>
			<form noValidate onSubmit={save} className="flex flex-col gap-5">
				{reset.error && Object.keys(errors).length === 0 && (
					<Alert key={reset.submittedAt}>
						{errorMessage(reset.error, "We couldn't change your password. Please try again.")}
					</Alert>
				)}
				<NewPasswordField error={errors.newPassword?.message} {...form.register("newPassword")} />
				<SubmitButton sending={reset} busy="Changing..." size="large" className="mt-2">
					Change password
				</SubmitButton>
			</form>
		</SceneLayout>
	);
}
