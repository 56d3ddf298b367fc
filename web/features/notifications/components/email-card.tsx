import { useMutation, useQuery } from "@tanstack/react-query";
import type { AdaptiveTiming } from "#shared/schemas/notifications.ts";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { messageFor } from "#web/lib/readable-error.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { adaptiveTimingQuery } from "../api/get-adaptive-timing.ts";
import { SIMULATED, sendTestEmail } from "../api/send-test-email.ts";
import { Address } from "./address.tsx";

const STATES: Record<AdaptiveTiming["email"], string> = {
	confirmed: "Notes come there too.",
	unconfirmed: "Notes stay in the app until you press the link in the test e-mail.",
	unsubscribed:
		"It was unsubscribed before it was confirmed, so nothing goes there. For three months the link in the newest test e-mail still confirms it; after that, give another address in your settings.",
	bounced: "Mail to this address came back, so notes stay in the app. Send the test e-mail to try it again.",
};

/** Where e-mail goes, and the test e-mail. */
export function EmailCard({ user }: { user: User }) {
	const { data } = useQuery(adaptiveTimingQuery(user.id));
	const state = data?.email;
	const test = useMutation({
		mutationFn: () => sendTestEmail(user.id),
		onSuccess: ({ provider }) =>
			showToast({
				title: "Test Email Sent",
				description:
					provider === "simulator" ? SIMULATED : `Look into ${user.email}, in the spam folder too.`,
			}),
		onError: (error) =>
			showToast({
				title: "Email Test Failed",
				description: messageFor(error, "Failed to send test email. Please check your email settings."),
				variant: "destructive",
			}),
	});
	return (
		<Card title="E-mail">
			<p className="break-words">
				<Address email={user.email} /> {state && <span className="text-soft">{STATES[state]}</span>}
			</p>
			<Button
				variant="outline"
				className="mt-4"
				disabled={test.isPending || state === "unsubscribed"}
				onClick={() => test.mutate()}
			>
				{test.isPending ? "Sending..." : "Send the test e-mail"}
			</Button>
		</Card>
	);
}
