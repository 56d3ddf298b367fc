import { DEFAULT_REMINDER_TIME } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import type { When } from "./components/when-fields.tsx";

/** What a person chose, or what the specification starts from. */
export function whenOf({ notificationPreferences, messagingFrequency }: User): When {
	const {
		reminderFrequency = messagingFrequency === "daily" || messagingFrequency === "custom"
			? messagingFrequency
			: "weekly",
		reminderTime = DEFAULT_REMINDER_TIME,
		customDays = [],
	} = notificationPreferences;
	return { reminderFrequency, reminderTime, customDays };
}

/** What is missing before it can be saved. */
export function missingIn({ reminderFrequency, customDays }: When): string | undefined {
	return reminderFrequency === "custom" && customDays.length === 0 ? "Choose at least one day." : undefined;
}
