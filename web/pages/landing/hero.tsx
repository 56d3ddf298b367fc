import { ArrowUp, Pause } from "lucide-react";
import { TRY_STARTERS } from "#shared/chat/try-starters.ts";
import poster from "#web/assets/loop/lake.webp";
import upright from "#web/assets/loop/lake-upright.webp";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { paths } from "#web/lib/paths.ts";

/** Over the view: whose page this is, and the way back in. */
export function HeroTop() {
	return (
		<header className="hero-top pr-help">
			<a href="#main" className="skip-link">
				Skip to content
			</a>
			<a href={paths.landing} className="-m-2 flex rounded-xl p-2" aria-label="Attune, home">
				<BrandMark />
			</a>
			<span className="hero-doors">
				<a href={paths.signUp} className="hero-link">
					Get Started
				</a>
				<a href={paths.signIn} className="hero-link">
					Sign in
				</a>
			</span>
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
				<p className="hero-lead">Say what's going on and get a real reply now, before you sign up.</p>
				<TryIt />
				<p className="hero-start">
					<a href={paths.signUp} className="hero-button">
						Get Started
					</a>
				</p>
				<p className="hero-disclosure">
					Attune is an AI, not a person and not a therapist. We don't save this unless you ask us to.{" "}
					<a href="#more">What Attune is and isn't</a>
				</p>
			</div>
			<button type="button" id="hold" hidden aria-pressed="false" className="hero-hold">
				<Pause aria-hidden className="size-4" strokeWidth={2} />
				<span className="sr-only">Pause video</span>
			</button>
		</section>
	);
}

/** Hidden until there is a script that can send it. */
function TryIt() {
	return (
		<section id="try" hidden aria-label="Try it">
			<div id="try-talk" role="log" aria-label="Your conversation" className="try-talk" />
			<form id="try-form" className="try-bar" noValidate>
				<label htmlFor="try-words" className="sr-only">
					Write a message
				</label>
				<textarea
					id="try-words"
					rows={1}
					placeholder="What's on your mind?"
					autoComplete="off"
					aria-describedby="try-note"
				/>
				<button type="submit" aria-label="Send">
					<ArrowUp aria-hidden className="size-5" strokeWidth={2} />
				</button>
			</form>
			<p id="try-note" role="status" className="try-note" />
			<ul id="try-starters" aria-label="Ways to start" className="try-choices">
				{TRY_STARTERS.map(([label, words]) => (
					<li key={label}>
						<button type="button" value={words} className="try-choice">
							{label}
						</button>
					</li>
				))}
			</ul>
			<p id="try-keep" hidden className="try-keep">
				<a href={paths.signUp} className="hero-button">
					Keep this conversation
				</a>
				<span />
			</p>
		</section>
	);
}
