import { useForm } from "react-hook-form";
import { Alert } from "#web/components/ui/alert.tsx";
import { UsernameField } from "#web/components/ui/person-fields.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { markFields } from "#web/lib/mark-fields.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { useChangeUsername } from "../api/change-username.ts";
import { FormEnds } from "./form-ends.tsx";

type UsernameFormProps = { userId: string; username: string; onDone: (isSaved?: boolean) => void };

export function UsernameForm({ userId, username, onDone }: UsernameFormProps) {
	const change = useChangeUsername(userId);
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/users.ts")).usernameFormSchema),
		defaultValues: { username },
	});
	const { errors } = form.formState;
	const save = form.handleSubmit((values) =>
		change.mutate(values.username, {
			onSuccess: () => onDone(true),
			onError: markFields(form),
		}),
	);
	return (
		<form noValidate onSubmit={save} className="flex flex-col gap-5">
			{change.error && Object.keys(errors).length === 0 && (
				<Alert key={change.submittedAt}>
					{errorMessage(change.error, "We couldn't save that. Please try again.")}
				</Alert>
			)}
			<UsernameField
				label="New username"
				autoFocus
				error={errors.username?.message}
				{...form.register("username")}
			/>
			<FormEnds sending={change} busy="Saving..." onCancel={onDone}>
				Save
			</FormEnds>
		</form>
	);
}
