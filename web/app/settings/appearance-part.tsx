import { MountainSnow } from "lucide-react";
import type { User } from "#shared/schemas/users.ts";
import { RowLink } from "#web/components/row-link.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { ThemeCard } from "#web/features/users/components/theme-card.tsx";
import { paths } from "#web/lib/paths.ts";

/** Light or dark, and the way to the scene and its colours. */
export function AppearancePart({ user }: { user: User }) {
	return (
		<>
			<ThemeCard user={user} />
			<Card title="Scene and colours">
				<div className="-mx-3 -mb-3">
					<RowLink
						href={paths.scenes}
						name="Scenes"
						hint="Choose your background and the colours of your pages"
						Icon={MountainSnow}
					/>
				</div>
			</Card>
		</>
	);
}
