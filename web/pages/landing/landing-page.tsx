import { LifeBuoy } from "lucide-react";
import { staticPaths } from "#web/lib/paths.ts";
import { Begin } from "./begin.tsx";
import { Features } from "./features.tsx";
import { Hero, HeroTop } from "./hero.tsx";
import { IsNot } from "./is-not.tsx";
import { SeeItInAction } from "./see-it-in-action.tsx";

/** What a stranger sees first: the view, and somebody to say one thing to. Drawn at build time; `landing.ts` wakes it. */
export function LandingPage() {
	return (
		<div className="landing">
			{/* First by keyboard: nobody has to pass anything to reach help. */}
			<aside aria-label="Help">
				<a href={staticPaths.help} aria-label="Get help now" className="help-now">
					<LifeBuoy aria-hidden className="size-4.5" strokeWidth={1.75} />
					<span>
						<span className="max-sm:hidden">Get help now</span>
						<span className="sm:hidden">Help</span>
					</span>
				</a>
			</aside>
			<HeroTop />
			<main id="main" tabIndex={-1}>
				<Hero />
				<IsNot />
				<Features />
				<SeeItInAction />
				<Begin />
			</main>
			<Footer />
		</div>
	);
}

const LINKS = [
	["Help now", staticPaths.help],
	["Safety", staticPaths.safety],
	["Outcomes", staticPaths.outcomes],
	["Privacy", staticPaths.privacy],
	["Health data", staticPaths.healthData],
	["Terms", staticPaths.terms],
	["Sign in", "/signin"],
] as const;

function Footer() {
	return (
		<footer className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-10 text-soft text-sm sm:px-10">
			<p>Attune is an AI, for adults.</p>
			<nav aria-label="More about Attune" className="-mx-2 flex flex-wrap">
				{LINKS.map(([name, href]) => (
					<a
						key={href}
						href={href}
						className="flex min-h-11 items-center px-2 underline decoration-transparent underline-offset-4 hover:decoration-edge"
					>
						{name}
					</a>
				))}
			</nav>
		</footer>
	);
}
