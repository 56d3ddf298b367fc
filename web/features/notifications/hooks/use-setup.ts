import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { TestEmailAnswer } from "#shared/schemas/notifications.ts";
import type { NotificationPreferences, User } from "#shared/schemas/users.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { useSubmit } from "#web/lib/hooks/use-submit.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { changeNotifications } from "../api/change-notifications.ts";
import { scheduleNotifications } from "../api/schedule-notifications.ts";
import { SIMULATED, sendTestEmail } from "../api/send-test-email.ts";

/** How long the result shows before the dashboard opens, in ms. */
const AFTER_SUCCESS_MS = 1_500;
const AFTER_FAILURE_MS = 1_000;

class SetupFailure extends Error {
	readonly title: string;

	constructor(title: string, message: string) {
		super(message);
		this.title = title;
	}
}

/** Runs the steps in order; the toast is about the first that fails. Null skips one. */
async function setUp(
	userId: string,
	preferences: NotificationPreferences | null,
): Promise<TestEmailAnswer | null> {
	if (preferences === null) {
		await step("Update failed", "Failed to update preferences", () =>
			changeNotifications({ textNotificationsEnabled: false }),
		);
		return null;
	}
	await step("Setup Failed", "Failed to enable adaptive notifications", () =>
		changeNotifications({ textNotificationsEnabled: true, notificationPreferences: preferences }),
	);
	await step("Scheduling Failed", "Failed to schedule adaptive notifications", () =>
		scheduleNotifications(userId),
	);
	return step("Email Test Failed", "Failed to send test email. Please check your email settings.", () =>
		sendTestEmail(userId),
	);
}

async function step<Answer>(title: string, fallback: string, work: () => Promise<Answer>): Promise<Answer> {
	try {
		return await work();
	} catch (error) {
		throw new SetupFailure(title, errorMessage(error, fallback));
	}
}

function whereTo({ email, emailConfirmed }: User, { provider }: TestEmailAnswer): string {
	if (provider === "simulator") {
		return SIMULATED;
	}
	return emailConfirmed
		? `We've sent a test email to ${email}. We'll send notifications there too.`
		: `We've sent a test email to ${email}. Open its link to get notifications by email.`;
}

/** Turns notifications on, or skips that. Shows the result, and calls `onComplete` a moment later either way. */
export function useSetup(user: User, onComplete: () => void) {
	const client = useQueryClient();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	// Don't redirect a person who has left the page.
	useEffect(() => () => clearTimeout(timer.current), []);
	function completeAfter(ms: number) {
		timer.current = setTimeout(onComplete, ms);
	}
	return useSubmit({
		mutationFn: (preferences: NotificationPreferences | null) => setUp(user.id, preferences),
		onSuccess: (test) => {
			if (test) {
				showToast({ title: "Adaptive Notifications Enabled", description: whereTo(user, test) });
			}
			completeAfter(AFTER_SUCCESS_MS);
		},
		onError: (error) => {
			const title = error instanceof SetupFailure ? error.title : "Setup Failed";
			showToast({ title, description: error.message, variant: "destructive" });
			completeAfter(AFTER_FAILURE_MS);
		},
		onSettled: () => {
			void client.invalidateQueries({ queryKey: queryKeys.me });
			void client.invalidateQueries({ queryKey: queryKeys.notifications(user.id) });
		},
	});
}
