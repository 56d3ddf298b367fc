import { BellPlus } from "lucide-react";
import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { RowLink } from "#web/components/row-link.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { paths } from "#web/lib/paths.ts";
import { EmailCard } from "./email-card.tsx";
import { HourCard } from "./hour-card.tsx";
import { PreferencesCard } from "./preferences-card.tsx";

/** When and what we send, once notifications are set up; until then, the way to set them up. */
export function NotificationSettings({ user }: { user: User }) {
	// Turning them off here changes the page only on the next visit.
	const [isSetUp] = useState(user.textNotificationsEnabled);
	if (!isSetUp) {
		return (
			<Card title="Notifications are off">
				<p className="text-soft">
					Your coach can send you encouragement, a weekly insight and your milestones, at most one a day.
				</p>
				<div className="-mx-3 mt-3 -mb-3">
					<RowLink
						href={paths.notifications}
						name="Set up notifications"
						hint="Choose how often and when"
						Icon={BellPlus}
					/>
				</div>
			</Card>
		);
	}
	return (
		<>
			<ErrorRegion name="Your preferences">
				<PreferencesCard user={user} />
			</ErrorRegion>
			<ErrorRegion name="Notification time">
				<HourCard user={user} />
			</ErrorRegion>
			<ErrorRegion name="Email">
				<EmailCard user={user} />
			</ErrorRegion>
		</>
	);
}
