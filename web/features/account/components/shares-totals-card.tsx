import type { User } from "#shared/schemas/users.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { SwitchRow } from "#web/components/ui/switch-row.tsx";
import { staticPaths } from "#web/lib/paths.ts";
import { useChangeSharesTotals } from "../api/change-shares-totals.ts";

/** Whether the person's exercises are counted in totals without a name, and what that means. */
export function SharesTotalsCard({ user }: { user: User }) {
	const change = useChangeSharesTotals(user.id);
	const isOn = change.isPending ? change.variables : user.sharesTotals;
	return (
		<Card title="Do the exercises help?">
			<SwitchRow
				label="Count my exercises in public totals"
				hint={
					isOn
						? "We add your next exercises to the totals."
						: "We don't count your exercises. Your own ratings stay in Progress either way."
				}
				isOn={isOn}
				onChange={(isWanted) => change.mutate(isWanted)}
			/>
			<FailureNote error={change.error} text="We couldn't save your choice." />
			<p className="mt-3 text-soft text-sm">
				Once we've counted an exercise, we can't take it out again, because we don't know which part is yours.
				If you turn this off, we stop counting from then on.
			</p>
			<Disclosure title="What we count" className="-mb-3" summaryClass="text-sm">
				<div className="flex flex-col gap-2 pb-3 text-soft text-sm">
					<p>
						For each exercise, we count how often people finished it, how often they stopped, and how far
						their rating moved. We don't store your name, the day or your words with it.
					</p>
					<p>
						<a href={staticPaths.outcomes} className="underline decoration-edge underline-offset-4">
							See the totals
						</a>
					</p>
				</div>
			</Disclosure>
		</Card>
	);
}
