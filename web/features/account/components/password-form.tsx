import { useForm } from "react-hook-form";
import { Alert } from "#web/components/ui/alert.tsx";
import { NewPasswordField, PasswordField } from "#web/components/ui/person-fields.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { markFields } from "#web/lib/mark-fields.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { changePassword } from "../api/change-password.ts";
import { FormEnds } from "./form-ends.tsx";

export function PasswordForm({ email, onDone }: { email: string; onDone: (isSaved?: boolean) => void }) {
	const change = useSubmit({ mutationFn: changePassword });
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/auth.ts")).changePasswordSchema),
		defaultValues: { currentPassword: "", newPassword: "" },
	});
	const { errors } = form.formState;
	const save = form.handleSubmit((values) =>
		change.mutate(values, {
			onSuccess: () => onDone(true),
			onError: markFields(form),
		}),
	);
	return (
		<form noValidate onSubmit={save} className="flex flex-col gap-5">
			{change.error && Object.keys(errors).length === 0 && (
				<Alert key={change.submittedAt}>
					{errorMessage(change.error, "We couldn't change your password. Please try again.")}
				</Alert>
			)}
			{/* Tells password managers whose password it is. */}
			<input type="email" autoComplete="username" value={email} readOnly hidden />
			<PasswordField
				label="Current password"
				autoFocus
				error={errors.currentPassword?.message}
				{...form.register("currentPassword")}
			/>
			<NewPasswordField error={errors.newPassword?.message} {...form.register("newPassword")} />
			<FormEnds sending={change} busy="Changing..." onCancel={onDone}>
				Save new password
			</FormEnds>
		</form>
	);
}
