import { useForm } from "react-hook-form";
import { Alert } from "#web/components/ui/alert.tsx";
import { EmailField, PasswordField } from "#web/components/ui/person-fields.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { markFields } from "#web/lib/mark-fields.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { askForAddress } from "../api/ask-for-address.ts";
import { FormEnds } from "./form-ends.tsx";

/** `onAsked` receives the address that we wrote to. */
export function AddressForm({ onAsked, onDone }: { onAsked: (address: string) => void; onDone: () => void }) {
	const ask = useSubmit({ mutationFn: askForAddress });
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/auth.ts")).changeEmailSchema),
		defaultValues: { newEmail: "", password: "" },
	});
	const { errors } = form.formState;
	const save = form.handleSubmit((values) =>
		ask.mutate(values, {
			onSuccess: () => {
				onAsked(values.newEmail);
				onDone();
			},
			onError: markFields(form),
		}),
	);
	return (
		<form noValidate onSubmit={save} className="flex flex-col gap-5">
			{ask.error && Object.keys(errors).length === 0 && (
				<Alert key={ask.submittedAt}>
					{errorMessage(ask.error, "We couldn't send the email. Please try again.")}
				</Alert>
			)}
			<EmailField
				label="New address"
				hint="We'll send a confirmation link to the new address. Your address changes when you open the link. For a week, you can undo this from your old address."
				autoFocus
				error={errors.newEmail?.message}
				{...form.register("newEmail")}
			/>
			<PasswordField label="Your password" error={errors.password?.message} {...form.register("password")} />
			<FormEnds sending={ask} busy="Sending..." onCancel={onDone}>
				Send link
			</FormEnds>
		</form>
	);
}
