import type { User } from "#shared/schemas/users.ts";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { RowLink } from "#web/components/row-link.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { CoachCard } from "#web/features/coaching/components/coach-card.tsx";
import { CoachMannerCard } from "#web/features/coaching/components/coach-manner-card.tsx";
import { MemorySwitch } from "#web/features/memory/components/memory-switch.tsx";
import { CoachedByTypeSwitch } from "#web/features/personality/components/coached-by-type-switch.tsx";
import { paths } from "#web/lib/paths.ts";

/** Who replies, how, and whether they remember. */
export function CoachPart({ user }: { user: User }) {
	return (
		<>
			<ErrorRegion name="Who replies">
				<CoachCard user={user} />
			</ErrorRegion>
			<ErrorRegion name="How your coach talks">
				<CoachMannerCard user={user}>
					<CoachedByTypeSwitch user={user} />
				</CoachMannerCard>
			</ErrorRegion>
			<ErrorRegion name="Memory">
				<Card title="Memory">
					<MemorySwitch user={user} />
					<div className="-mx-3 mt-4 -mb-3 border-hairline border-t pt-2">
						<RowLink href={paths.memory} name="What your coach knows" hint="See all, edit or delete" />
					</div>
				</Card>
			</ErrorRegion>
		</>
	);
}
