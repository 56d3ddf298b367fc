import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { Card } from "#web/components/ui/card.tsx";
import { AddressForm } from "./address-form.tsx";
import { ChangeRow } from "./change-row.tsx";
import { UsernameForm } from "./username-form.tsx";

/** The address a person signs in with, and their username. */
export function ContactCard({ user }: { user: User }) {
	const [asked, setAsked] = useState<string | null>(null);
	return (
		<Card title="Email and username">
			<ChangeRow name="Email" value={<span className="break-all">{user.email}</span>}>
				{(done) => <AddressForm onAsked={setAsked} onDone={done} />}
			</ChangeRow>
			{asked !== null && asked !== user.email && (
				<p role="status" className="arrive mb-4 rounded-xl bg-sunken px-4 py-3 text-sm">
					We sent a link to <strong className="break-all font-semibold">{asked}</strong>. Open it to start
					signing in with that address. The link works for 24 hours.
				</p>
			)}
			<ChangeRow name="Username" value={user.username}>
				{(done) => <UsernameForm userId={user.id} username={user.username} onDone={done} />}
			</ChangeRow>
		</Card>
	);
}
