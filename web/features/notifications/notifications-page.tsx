import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { BackToChat } from "#web/components/back-to-chat.tsx";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";
import { EmailCard } from "./components/email-card.tsx";
import { HourCard } from "./components/hour-card.tsx";
import { PreferencesCard } from "./components/preferences-card.tsx";
import { RecentNotes } from "./components/recent-notes.tsx";
import { Setup } from "./components/setup.tsx";

/** Notes: to be set up, and later to be seen and changed. */
export function NotificationsPage({ user }: { user: User }) {
	useDocumentTitle("Notifications");
	// The page that one came to stays until one leaves it: setting up and switching off change it under nobody's hands.
	const [isSetUp] = useState(user.textNotificationsEnabled);
	return (
		<div className="sheet mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-8 px-4 pt-5 pb-16 sm:px-6 sm:pt-8">
			<BackToChat />
			<main className="arrive flex flex-col gap-5">
				<h1 className="text-3xl sm:text-4xl">Notifications</h1>
				{isSetUp ? (
					<>
						<ErrorRegion name="When we write">
							<HourCard user={user} />
						</ErrorRegion>
						<ErrorRegion name="Your preferences">
							<PreferencesCard user={user} />
						</ErrorRegion>
						<ErrorRegion name="E-mail">
							<EmailCard user={user} />
						</ErrorRegion>
						<ErrorRegion name="Your notes">
							<RecentNotes user={user} />
						</ErrorRegion>
					</>
				) : (
					<ErrorRegion name="The setup">
						<Setup user={user} />
					</ErrorRegion>
				)}
			</main>
		</div>
	);
}
