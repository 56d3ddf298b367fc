import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { percent } from "#web/lib/numbers.ts";
import { paths } from "#web/lib/paths.ts";
import { type Band, type TraitShown, traitsOf } from "../content/trait-texts.ts";

const BANDS: Record<Band, string> = { lower: "Lower", middle: "In the middle", higher: "Higher" };

/** The five traits of whoever answered the twenty questions, and for others the way to them. */
export function TraitsCard({ user }: { user: User }) {
	const traits = traitsOf(user);
	if (!traits) {
		return (
			<Card title="Twenty short questions">
				<p className="text-soft">
					A quick look at five traits, if you are curious: three minutes, and nothing depends on it.
				</p>
				<Button asChild variant="outline" className="mt-5">
					<Link href={paths.personality}>Answer the questions</Link>
				</Button>
			</Card>
		);
	}
	return (
		<Card title="Five traits, at a glance">
			<ul className="flex flex-col gap-5">
				{traits.map((trait) => (
					<Trait key={trait.name} {...trait} />
				))}
			</ul>
			<p className="mt-6 text-soft text-sm">
				Percentages of each scale, not of other people. Twenty questions give a quick look, no verdict.
			</p>
			{!user.coachedByType && (
				<p className="mt-3 text-soft text-sm">
					Your coach doesn't get these. You can change that in{" "}
					<Link href={paths.settings} className="font-medium underline decoration-edge underline-offset-4">
						Settings
					</Link>
					.
				</p>
			)}
			<Button asChild variant="link" size="inline" className="mt-3 -ml-1">
				<Link href={paths.personality}>Answer them again</Link>
			</Button>
		</Card>
	);
}

function Trait({ name, percent: score, band, meaning }: TraitShown) {
	return (
		<li>
			<div className="flex flex-wrap items-baseline justify-between gap-x-3">
				<span className="font-semibold">{name}</span>
				<span className="text-soft text-sm tabular-nums">
					{BANDS[band]} · {percent(score)}
				</span>
			</div>
			<div aria-hidden className="relative my-2 h-2 rounded-full bg-hairline">
				<div
					className="absolute top-1/2 size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-plate bg-accent shadow-plate"
					style={{ left: `clamp(0.5rem, ${score}%, calc(100% - 0.5rem))` }}
				/>
			</div>
			<p className="text-sm">{meaning}</p>
		</li>
	);
}
