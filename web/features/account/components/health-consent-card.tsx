import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { ConfirmAction } from "#web/components/feedback/confirm-action.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { useChangeHealthConsent } from "../api/change-health-consent.ts";

/** Consent to store health data: its date, and buttons to give or withdraw it. */
export function HealthConsentCard({ user }: { user: User }) {
	const [isAsking, setIsAsking] = useState(false);
	const consent = useChangeHealthConsent(user.id);
	const change = (isGiven: boolean) => consent.mutate(isGiven, { onSuccess: () => setIsAsking(false) });
	return (
		<Card title="Your health data">
			<p className="text-sm text-soft">
				{stateOf(user)}{" "}
				<a href={staticPaths.healthData} className="underline decoration-edge underline-offset-4">
					What that covers
				</a>
			</p>
			{user.healthConsentAt === null && (
				<Button variant="outline" disabled={consent.isPending} className="mt-4" onClick={() => change(true)}>
					{consent.isPending ? "Saving…" : "Agree"}
				</Button>
			)}
			{user.healthConsentAt !== null && isAsking && (
				<ConfirmAction
					question="Withdraw your consent? Your coach, exercises and check-ins stop, and your agreement to every AI company ends. We won't store anything new about how you are. What's there stays until you delete it. You can still change your safety plan, because it may keep you safe. Get help now still works."
					action="Withdraw consent"
					busyAction="Saving…"
					isBusy={consent.isPending}
					onConfirm={() => change(false)}
					onKeep={() => setIsAsking(false)}
				/>
			)}
			{user.healthConsentAt !== null && !isAsking && (
				<Button variant="outline" className="mt-4" onClick={() => setIsAsking(true)}>
					Withdraw consent
				</Button>
			)}
			<FailureNote error={consent.error} text="We couldn't save your choice." />
		</Card>
	);
}

function stateOf({ healthConsentAt, healthConsentTakenBackAt, timeZone }: User): string {
	if (healthConsentAt) {
		return `You agreed on ${dayOnCalendar(healthConsentAt, timeZone)} that we store what you write, rate and choose here, which can say something about your health.`;
	}
	return healthConsentTakenBackAt
		? `You withdrew your consent on ${dayOnCalendar(healthConsentTakenBackAt, timeZone)}. Your coach, exercises and check-ins have stopped. We store nothing new about how you are, except your safety plan. You can export or delete everything below.`
		: "What you write, rate and choose here can say something about your health. We store it so that your coach can use it.";
}
