import { Link, useLocation } from "wouter";
import { PLACES } from "#web/components/places.ts";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";

/** Pages without navigation, so that nothing leads away from the task. */
const ALONE = /^\/(?:onboarding|confirm|reset)/;

/** Alone too for people who take it for the first time. */
const ASSESSMENT = /^\/assessment/;

type MainNavProps = {
	/** They have no assessment yet. */
	isNew?: boolean;
};

/** The four places, at the foot of a phone and at the side of a desk. */
export function MainNav({ isNew = false }: MainNavProps) {
	const [location] = useLocation();
	const isShown = !(ALONE.test(location) || (isNew && ASSESSMENT.test(location)));
	useRootClass("shows-nav", isShown);
	return (
		isShown && (
			<nav aria-label="Main" className="main-nav">
				{PLACES.map(({ name, path, isHere, Icon }) => (
					<Link key={name} href={path} aria-current={isHere.test(location) ? "page" : undefined}>
						<Icon aria-hidden className="size-5" strokeWidth={1.6} />
						{name}
					</Link>
				))}
			</nav>
		)
	);
}
