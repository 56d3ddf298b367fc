import { useState } from "react";
import { Redirect } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { BandPage } from "#web/components/scene/band-page.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { settingsPath } from "#web/lib/paths.ts";
import { Setup } from "./components/setup.tsx";

/** The setup of notifications. Once they're on, the settings hold everything about them. */
export function NotificationsPage({ user }: { user: User }) {
	useDocumentTitle("Notifications");
	// Setting up turns them on. Keep the page until the setup redirects.
	const [wasSetUp] = useState(user.textNotificationsEnabled);
	if (wasSetUp) {
		return <Redirect to={settingsPath("notifications")} replace />;
	}
	return (
		<BandPage title="Notifications">
			<div className="max-w-[44rem]">
				<ErrorRegion name="Notification setup">
					<Setup user={user} />
				</ErrorRegion>
			</div>
		</BandPage>
	);
}
