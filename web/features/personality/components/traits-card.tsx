import { useEffect } from "react";
import { Link } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { percent } from "#web/lib/numbers.ts";
import { paths, settingsPath } from "#web/lib/paths.ts";
import { type Band, type TraitShown, traitsOf } from "../content/trait-texts.ts";

/** As in `paths.traits`. */
const TRAITS_ID = "traits";

const BANDS: Record<Band, string> = { lower: "Lower", middle: "In the middle", higher: "Higher" };

/** After this, in ms, the cards above have loaded. */
const LOADED_WITHIN_MS = 1_500;

/** The questions end here, with the results in view and read out first. Cards above that load late don't push them out. */
function showResults(): () => void {
	const card = document.getElementById(TRAITS_ID);
	const heading = card?.querySelector("h2");
	if (heading) {
		heading.tabIndex = -1;
		heading.focus({ preventScroll: true });
	}
	const sizes = new ResizeObserver(() => card?.scrollIntoView({ block: "center" }));
	sizes.observe(document.body);
	const timer = setTimeout(() => sizes.disconnect(), LOADED_WITHIN_MS);
	return () => {
		clearTimeout(timer);
		sizes.disconnect();
	};
}

/** Shows the five traits to people who answered the twenty questions, and a link to others. */
export function TraitsCard({ user }: { user: User }) {
	const traits = traitsOf(user);
	useEffect(() => {
		if (location.hash === `#${TRAITS_ID}`) {
			return showResults();
		}
	}, []);
	if (!traits) {
		return (
			<Card title="Twenty short questions" id={TRAITS_ID}>
				<p className="text-soft">
					A quick look at five traits, if you're curious. It takes three minutes, and it's up to you.
				</p>
				<Button asChild variant="outline" className="mt-4">
					<Link href={paths.personality}>Answer the questions</Link>
				</Button>
			</Card>
		);
	}
	return (
		<Card title="Your five traits" id={TRAITS_ID}>
			<ul className="flex flex-col gap-2">
				{traits.map((trait) => (
					<Trait key={trait.name} {...trait} />
				))}
			</ul>
			{!user.coachedByType && (
				<p className="mt-3 text-soft text-sm">
					Your coach doesn't get these. You can change that in{" "}
					<Link
						href={settingsPath("coach")}
						className="font-medium underline decoration-edge underline-offset-4"
					>
						Settings
					</Link>
					.
				</p>
			)}
			<Disclosure title="What these say" className="-mb-3" summaryClass="text-sm">
				<ul className="flex flex-col gap-3 pb-2">
					{traits.map(({ name, band, meaning }) => (
						<li key={name}>
							<span className="font-medium">{`${name} · ${BANDS[band]}`}</span>
							<p className="text-soft">{meaning}</p>
						</li>
					))}
				</ul>
				<p className="mt-2 text-soft text-sm">
					These are percentages of each scale, not a comparison with other people. Twenty questions give a
					rough picture.
				</p>
				<Button asChild variant="link" size="inline" className="my-3 -ml-1">
					<Link href={paths.personality}>Retake the questions</Link>
				</Button>
			</Disclosure>
		</Card>
	);
}

function Trait({ name, percent: score }: TraitShown) {
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_4.5rem_2.75rem] items-center gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_2.75rem]">
			<span className="text-sm">{name}</span>
			<span aria-hidden className="h-1.5 rounded-full bg-hairline">
				<span className="block h-full rounded-full bg-accent" style={{ width: `${score}%` }} />
			</span>
			<span className="text-right text-sm tabular-nums">{percent(score)}</span>
		</li>
	);
}
