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

/** Returns what is missing before it can be saved. */
export function missingIn({ reminderFrequency, reminderTime, customDays }: When): string | undefined {
	if (reminderTime === "") {
		return "Choose a time.";
	}
	return reminderFrequency === "custom" && customDays.length === 0 ? "Choose at least one day." : undefined;
}

/** Takes the keyboard to the first field that misses something. */
export function focusMissing(fields: HTMLElement | null): void {
	fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Both that say so: the switch of the account, and the preference of the same meaning. */
export function areNotesOn({ textNotificationsEnabled, notificationPreferences }: User): boolean {
	return textNotificationsEnabled && notificationPreferences.enableAdaptiveNotifications !== false;
}

/** Looked at every quarter of an hour: a time between is the nearest of them. */
export function toQuarter(time: string): string {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	const quarter = Math.min(23 * 60 + 45, Math.round((hours * 60 + minutes) / 15) * 15);
	return `${String(Math.floor(quarter / 60)).padStart(2, "0")}:${String(quarter % 60).padStart(2, "0")}`;
}
