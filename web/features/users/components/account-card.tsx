import { Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { paths } from "#web/lib/paths.ts";
import { countryText } from "../countries.ts";
import { timeZoneText } from "../time-zones.ts";
import { AccountForm } from "./account-form.tsx";

/** Who the person is to us, and the part of it that they can change here. */
export function AccountCard({ user }: { user: User }) {
	const [isEditing, setIsEditing] = useState(false);
	const edit = useRef<HTMLButtonElement>(null);
	const wasEditing = useRef(false);

	// What had the focus is gone: it goes back to the button that brought it there.
	useEffect(() => {
		if (wasEditing.current && !isEditing) {
			edit.current?.focus();
		}
		wasEditing.current = isEditing;
	}, [isEditing]);

	return (
		<Card title="Account">
			{isEditing ? (
				<AccountForm user={user} onDone={() => setIsEditing(false)} />
			) : (
				<>
					<Rows user={user} />
					<div className="mt-4 flex flex-wrap gap-2">
						<Button ref={edit} variant="outline" onClick={() => setIsEditing(true)}>
							<Pencil aria-hidden className="size-4" strokeWidth={1.75} />
							Change
						</Button>
						<Button asChild variant="quiet">
							<Link href={paths.settings}>E-mail, password, devices, export</Link>
						</Button>
					</div>
				</>
			)}
		</Card>
	);
}

function Rows({ user }: { user: User }) {
	const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
	const rows = [
		["Name", name || "Not given"],
		["Username", user.username],
		["Email", user.email],
		["Phone number", user.phoneNumber || "Not given"],
		["Personality type", user.mbtiType || "Not known yet"],
		["Time zone", timeZoneText(user.timeZone)],
		["Country", countryText(user.country)],
	] as const;
	return (
		<dl className="divide-y divide-hairline">
			{rows.map(([term, value]) => (
				<div
					key={term}
					className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3.5 last:pb-0"
				>
					<dt className="text-soft text-sm">{term}</dt>
					<dd className="min-w-0 font-medium">{value}</dd>
				</div>
			))}
		</dl>
	);
}
