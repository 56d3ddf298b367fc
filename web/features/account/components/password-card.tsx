import type { User } from "#shared/schemas/users.ts";
import { Card } from "#web/components/ui/card.tsx";
import { ChangeRow } from "./change-row.tsx";
import { PasswordForm } from "./password-form.tsx";

export function PasswordCard({ user }: { user: User }) {
	return (
		<Card title="Your password">
			<ChangeRow
				name="Password"
				value="Only you know it"
				saved="Password changed. We've signed you out on your other devices."
			>
				{(done) => <PasswordForm email={user.email} onDone={done} />}
			</ChangeRow>
		</Card>
	);
}
