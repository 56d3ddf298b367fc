import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "#web/components/ui/alert.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { Dialog } from "#web/components/ui/dialog.tsx";
import { PasswordField } from "#web/components/ui/person-fields.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useLeave } from "#web/lib/hooks/use-leave.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { markFields } from "#web/lib/mark-fields.ts";
import { paths } from "#web/lib/paths.ts";
import { schemaResolver } from "#web/lib/schema-resolver.ts";
import { deleteAccount } from "../api/delete-account.ts";
import { noteReceipt } from "../last-receipt.ts";
import { FormEnds } from "./form-ends.tsx";

/** The way out for good. */
export function DeleteCard({ userId }: { userId: string }) {
	const [isAsking, setIsAsking] = useState(false);
	return (
		<Card title="Delete your account">
			<p className="text-sm text-soft">
				This deletes your conversations, check-ins, scenes, safety plan and everything your coach knows. You
				can't undo it. Export anything you want to keep first.
			</p>
			<Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)}>
				Delete account
			</Button>
			<Dialog
				title="Delete your account?"
				isOpen={isAsking}
				onClose={() => setIsAsking(false)}
				isAlert
				className="max-w-md"
			>
				<DeleteForm userId={userId} onCancel={() => setIsAsking(false)} />
			</Dialog>
		</Card>
	);
}

function DeleteForm({ userId, onCancel }: { userId: string; onCancel: () => void }) {
	const leave = useLeave();
	const remove = useSubmit({
		mutationFn: (password: string) => deleteAccount(userId, password),
		// Here it also runs when this form has gone meanwhile, because the page heard of the deletion before the answer.
		onSuccess: (receipt) => {
			noteReceipt(receipt);
			leave(paths.deleted);
		},
	});
	const form = useForm({
		resolver: schemaResolver(async () => (await import("#shared/schemas/account.ts")).deleteAccountSchema),
		defaultValues: { password: "" },
	});
	const { errors } = form.formState;
	const confirm = form.handleSubmit(({ password }) => remove.mutate(password, { onError: markFields(form) }));
	return (
		<form noValidate onSubmit={confirm} className="mt-3 flex flex-col gap-5">
			<p className="text-soft">
				We'll permanently delete everything in your account. If you're having a hard day, you can close this
				page instead. Nothing will change.
			</p>
			{remove.error && Object.keys(errors).length === 0 && (
				<Alert key={remove.submittedAt}>
					{errorMessage(remove.error, "We couldn't delete your account. Please try again.")}
				</Alert>
			)}
			<PasswordField label="Your password" error={errors.password?.message} {...form.register("password")} />
			<FormEnds sending={remove} busy="Deleting..." onCancel={onCancel} isDanger>
				Delete my account
			</FormEnds>
		</form>
	);
}
