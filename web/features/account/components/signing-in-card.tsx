import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { Card } from "#web/components/ui/card.tsx";
import { AddressForm } from "./address-form.tsx";
import { ChangeRow } from "./change-row.tsx";
import { PasswordForm } from "./password-form.tsx";
import { UsernameForm } from "./username-form.tsx";

/** What the person comes in with. */
export function SigningInCard({ user }: { user: User }) {
	const [asked, setAsked] = useState<string | null>(null);
	return (
		<Card title="Signing in">
			<ChangeRow name="E-mail" value={<span className="break-all">{user.email}</span>}>
				{(done) => <AddressForm onAsked={setAsked} onDone={done} />}
			</ChangeRow>
			{asked !== null && asked !== user.email && (
				<p role="status" className="arrive mb-4 rounded-xl bg-sunken px-4 py-3 text-sm">
					We wrote to <strong className="break-all font-semibold">{asked}</strong>. Press the link there, and
					it is the address you sign in with. It works for a day.
				</p>
			)}
			<ChangeRow name="Password" value="Only you know it">
				{(done) => <PasswordForm email={user.email} onDone={done} />}
			</ChangeRow>
			<ChangeRow name="Username" value={user.username}>
				{(done) => <UsernameForm userId={user.id} username={user.username} onDone={done} />}
			</ChangeRow>
		</Card>
	);
}
