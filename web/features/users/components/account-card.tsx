import type { User } from "#shared/schemas/users.ts";
import { Card } from "#web/components/ui/card.tsx";

export function AccountCard({ user }: { user: User }) {
	const rows = [
		["Username", user.username],
		["Email", user.email],
		["Personality type", user.mbtiType || "Not known yet"],
	] as const;
	return (
		<Card title="Account">
			<dl className="divide-y divide-hairline">
				{rows.map(([term, value]) => (
					<div
						key={term}
						className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-3.5 last:pb-0"
					>
						<dt className="text-soft text-sm">{term}</dt>
						<dd className="min-w-0 font-medium">{value}</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}
