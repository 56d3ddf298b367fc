import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { DeleteCard } from "#web/features/account/components/delete-card.tsx";
import { ExportCard } from "#web/features/account/components/export-card.tsx";
import { HealthConsentCard } from "#web/features/account/components/health-consent-card.tsx";
import { KeptCard } from "#web/features/account/components/kept-card.tsx";
import { SharesTotalsCard } from "#web/features/account/components/shares-totals-card.tsx";

/** What a person agreed to, what we store of them, and the ways to take or delete it. */
export function DataPart({ user }: { user: User }) {
	return (
		<>
			<ErrorRegion name="Your health data">
				<HealthConsentCard user={user} />
			</ErrorRegion>
			<ErrorRegion name="Public totals">
				<SharesTotalsCard user={user} />
			</ErrorRegion>
			<ErrorRegion name="What we store">
				<KeptCard userId={user.id} />
			</ErrorRegion>
			<ErrorRegion name="Export your data">
				<ExportCard userId={user.id} />
			</ErrorRegion>
			<ErrorRegion name="Delete your account">
				<DeleteCard userId={user.id} />
			</ErrorRegion>
		</>
	);
}
