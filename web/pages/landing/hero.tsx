import { ArrowUp, Pause } from "lucide-react";
import poster from "#web/assets/loop/lake.webp";
import upright from "#web/assets/loop/lake-upright.webp";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { paths } from "#web/lib/paths.ts";

/** Over the view: whose page this is, and the way back in. */
export function HeroTop() {
	return (
		<header className="hero-top pr-help">
			<a
				href="#main"
				className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:z-50 focus-visible:rounded-full focus-visible:bg-ink focus-visible:px-5 focus-visible:py-3 focus-visible:font-semibold focus-visible:text-paper"
			>
				Skip to content
			</a>
			<a href={paths.landing} className="-m-2 flex rounded-xl p-2" aria-label="Attune, home">
				<BrandMark />
			</a>
			<a href={paths.signIn} className="hero-link">
				Sign in
			</a>
		</header>
	);
}

/** The view over the lake, the one line that says it, and the box: whoever came to talk can begin. */
export function Hero() {
	return (
		<section aria-label="Welcome" className="hero">
			<div className="hero-view" id="view">
				<picture>
					<source media="(max-aspect-ratio: 2/3)" srcSet={upright} width="600" height="900" />
					<img src={poster} alt="" width="1200" height="900" fetchPriority="high" className="hero-picture" />
				</picture>
			</div>
			<div className="hero-words">
				<h1>An AI companion that meets you where you are.</h1>
				<p className="hero-lead">
					A quiet place to think out loud, at any hour. It listens, remembers what matters to you, and changes
					with how you feel.
				</p>
				<TryIt />
				<p className="hero-ways">
					<a href={paths.signUp} className="hero-button">
						Get Started
					</a>
					<a href="#more" className="hero-link">
						What it is, and isn't
					</a>
				</p>
			</div>
			<button type="button" id="hold" hidden aria-pressed="false" className="hero-hold">
				<Pause aria-hidden className="size-4" strokeWidth={2} />
				<span className="sr-only">Pause the film</span>
			</button>
		</section>
	);
}

/** Hidden until there is a script that can send it. */
function TryIt() {
	return (
		<section id="try" hidden aria-label="Try it">
			<div id="try-talk" role="log" aria-label="What was said" className="try-talk" />
			<form id="try-form" className="try-bar" noValidate>
				<label htmlFor="try-words" className="sr-only">
					Say one thing
				</label>
				<textarea
					id="try-words"
					rows={1}
					placeholder="What's on your mind?"
					autoComplete="off"
					aria-describedby="try-note"
				/>
				<button type="submit" aria-label="Say it">
					<ArrowUp aria-hidden className="size-5" strokeWidth={2} />
				</button>
			</form>
			<p id="try-note" className="try-note">
				Say one thing and get one real answer, from the coach that is built in. Nothing of it is kept.
			</p>
		</section>
	);
}
