import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { useReturnedFocus } from "#web/lib/hooks/use-returned-focus.ts";
import { countryText } from "../countries.ts";
import { timeZoneText } from "../time-zones.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountLines } from "./account-lines.tsx";

/** What a person says of themselves, and the form that changes it. */
export function DetailsCard({ user }: { user: User }) {
	const [isEditing, setIsEditing] = useState(false);
	const [isSaved, setIsSaved] = useState(false);
	const edit = useReturnedFocus<HTMLButtonElement>(isEditing);

	function handleDone(saved: boolean) {
		setIsEditing(false);
		setIsSaved(saved);
	}
	const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
	return (
		<Card title="Your details">
			{isEditing ? (
				<AccountForm user={user} onDone={handleDone} />
			) : (
				<>
					<AccountLines
						lines={[
							["Name", name || "Not set"],
							["Phone number", user.phoneNumber || "Not set"],
							["Time zone", timeZoneText(user.timeZone)],
							["Country", countryText(user.country)],
						]}
					/>
					<div className="mt-5 flex flex-wrap items-center gap-4">
						<Button ref={edit} variant="outline" onClick={() => setIsEditing(true)}>
							Change details
						</Button>
						<p role="status" className="text-soft text-sm">
							{isSaved && "Saved"}
						</p>
					</div>
				</>
			)}
		</Card>
	);
}
