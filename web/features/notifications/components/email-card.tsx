import { useMutation, useQuery } from "@tanstack/react-query";
import type { AdaptiveTiming } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { adaptiveTimingQuery } from "../api/get-adaptive-timing.ts";
import { SIMULATED, sendTestEmail } from "../api/send-test-email.ts";
import { Address } from "./address.tsx";

const STATES: Record<AdaptiveTiming["email"], string> = {
	confirmed: "We also email your notifications to this address.",
	unconfirmed: "To get notifications by email, open the link in the test email.",
	unsubscribed:
		"This address unsubscribed before it was confirmed, so we don't email it. To confirm it, open the link in the latest test email within three months, or change your address in settings.",
	bounced:
		"Our last email to this address bounced, so notifications stay in the app. Send a test email to try again.",
};

/** Shows where email goes, and sends the test email. */
export function EmailCard({ user }: { user: User }) {
	const { data } = useQuery(adaptiveTimingQuery(user.id));
	const state = data?.email;
	const test = useMutation({
		mutationFn: () => sendTestEmail(user.id),
		onSuccess: ({ provider }) =>
			showToast({
				title: "Test Email Sent",
				description: provider === "simulator" ? SIMULATED : `Check ${user.email}, including the spam folder.`,
			}),
		onError: (error) =>
			showToast({
				title: "Email Test Failed",
				description: errorMessage(error, "Failed to send test email. Please check your email settings."),
				variant: "destructive",
			}),
	});
	return (
		<Card title="Email">
			<p className="break-words">
				<Address email={user.email} /> {state && <span className="text-soft">{STATES[state]}</span>}
			</p>
			<Button
				variant="outline"
				className="mt-4"
				disabled={test.isPending || state === "unsubscribed"}
				onClick={() => test.mutate()}
			>
				{test.isPending ? "Sending..." : "Send test email"}
			</Button>
		</Card>
	);
}
