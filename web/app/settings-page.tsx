import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { BackToChat } from "#web/components/back-to-chat.tsx";
import { ErrorRegion } from "#web/components/error-region.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { DeleteCard } from "#web/features/account/components/delete-card.tsx";
import { ExportCard } from "#web/features/account/components/export-card.tsx";
import { HealthConsentCard } from "#web/features/account/components/health-consent-card.tsx";
import { KeptCard } from "#web/features/account/components/kept-card.tsx";
import { SessionsCard } from "#web/features/account/components/sessions-card.tsx";
import { SharesTotalsCard } from "#web/features/account/components/shares-totals-card.tsx";
import { SigningInCard } from "#web/features/account/components/signing-in-card.tsx";
import { CoachCard } from "#web/features/coaching/components/coach-card.tsx";
import { CoachMannerCard } from "#web/features/coaching/components/coach-manner-card.tsx";
import { CoachedByTypeSwitch } from "#web/features/personality/components/coached-by-type-switch.tsx";
import { paths, staticPaths } from "#web/lib/paths.ts";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";

/** What has a page of its own. */
function Elsewhere() {
	const entry =
		"flex min-h-12 items-center justify-between gap-3 py-2 hover:text-accent underline-offset-4 hover:underline";
	return (
		<Card title="More">
			<nav aria-label="More settings" className="divide-y divide-hairline">
				<Link href={paths.notifications} className={entry}>
					Notifications
				</Link>
				<Link href={paths.safetyPlan} className={entry}>
					Your safety plan
				</Link>
				<a href={staticPaths.safety} className={entry}>
					How Attune keeps you safe
				</a>
				<a href={staticPaths.privacy} className={entry}>
					Privacy
				</a>
			</nav>
		</Card>
	);
}

/** The account: how one comes in, who is asked, what is kept and where, and the ways to take it along or to leave. */
export function SettingsPage({ user }: { user: User }) {
	useDocumentTitle("Settings");
	return (
		<div className="sheet mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-8 px-4 pt-5 pb-16 sm:px-6 sm:pt-8">
			<BackToChat />
			<main className="arrive flex flex-col gap-5">
				<h1 className="text-3xl sm:text-4xl">Settings</h1>
				<ErrorRegion name="Signing in">
					<SigningInCard user={user} />
				</ErrorRegion>
				<ErrorRegion name="Where you are signed in">
					<SessionsCard user={user} />
				</ErrorRegion>
				<ErrorRegion name="Your coach">
					<CoachCard user={user} />
				</ErrorRegion>
				<ErrorRegion name="How your coach talks">
					<CoachMannerCard user={user}>
						<CoachedByTypeSwitch user={user} />
					</CoachMannerCard>
				</ErrorRegion>
				<ErrorRegion name="What you tell about your health">
					<HealthConsentCard user={user} />
				</ErrorRegion>
				<ErrorRegion name="Do the exercises help?">
					<SharesTotalsCard user={user} />
				</ErrorRegion>
				<Elsewhere />
				<ErrorRegion name="What is kept">
					<KeptCard userId={user.id} />
				</ErrorRegion>
				<ErrorRegion name="Taking it with you">
					<ExportCard userId={user.id} />
				</ErrorRegion>
				<ErrorRegion name="Deleting your account">
					<DeleteCard userId={user.id} />
				</ErrorRegion>
			</main>
		</div>
	);
}
