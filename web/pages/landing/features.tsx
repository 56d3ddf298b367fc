import type { ReactNode } from "react";
import { MOOD_THEMES } from "#shared/mood/mood-theme.ts";
import { focusLevel, levelScores } from "#shared/needs.ts";
import { NeedBars } from "#web/components/need-bars.tsx";

/** The lowest rating is also the first that needs attention, so that the focus needs no explanation. */
const RATINGS = { physiological: 4, safety: 4, love: 2, esteem: 4, actualization: 3 };

/** What it does, each shown by a piece of itself. */
export function Features() {
	return (
		<section aria-labelledby="features" className="mx-auto max-w-6xl px-5 pb-20 sm:px-10 sm:pb-32">
			<h2 id="features" className="max-w-[18ch] text-4xl sm:text-5xl">
				It adapts to you
			</h2>
			<div className="features mt-10 sm:mt-14">
				<Feature
					title="Dual AI Coaching"
					text="Deep Conversation listens and asks. Practical Help gives you something to do. Attune can use two AI providers. If one is down, the other takes over, and the built-in guide is always there."
					isWide
				>
					<SameWords />
				</Feature>
				<Feature
					title="Maslow's Hierarchy"
					text="Rate five needs, from rest to meaning. Your coach starts with the one that needs attention first."
				>
					<NeedBars levelScores={levelScores(RATINGS)} currentLevel={focusLevel(RATINGS)} />
				</Feature>
				<Feature title="Mood Theming" text="The colours follow your mood. Choose one to try it.">
					<Lights />
				</Feature>
				<Feature
					title="Email Insights"
					text="Get your week in a few lines, when you usually visit. We send at most one email a day, and none while things are hard. Unsubscribe in one click."
					isWide
				>
					<Letter />
				</Feature>
			</div>
		</section>
	);
}

type FeatureProps = { title: string; text: string; isWide?: boolean; children: ReactNode };

function Feature({ title, text, isWide = false, children }: FeatureProps) {
	return (
		<article className={isWide ? "feature feature-wide" : "feature"}>
			<div>
				<h3 className="text-2xl">{title}</h3>
				<p className="mt-2 max-w-md text-soft">{text}</p>
			</div>
			<div className="feature-piece">{children}</div>
		</article>
	);
}

/** One sentence, answered by the built-in guide in either mode; in Practical Help, after its two tips were asked for. */
function SameWords() {
	return (
		<div className="same-words">
			<p className="bubble-mine">I had a fight with my sister and I can't stop thinking about it.</p>
			<div>
				<p className="mode">Deep Conversation</p>
				<p className="bubble-theirs">
					Two people often remember the same argument differently. Where are you in it?
				</p>
			</div>
			<div>
				<p className="mode">Practical Help</p>
				<p className="bubble-theirs">
					Two things to begin with. 1. Write down what happened as a camera would have seen it. 2. Wait until
					you're calm, then ask when would be a good time to talk.
				</p>
			</div>
		</div>
	);
}

const LIGHTS: Record<(typeof MOOD_THEMES)[number], string> = {
	serenity: "Serenity",
	tranquility: "Tranquility",
	harmony: "Harmony",
	clarity: "Clarity",
	radiance: "Radiance",
};

function Lights() {
	return (
		<ul id="lights" className="lights">
			{MOOD_THEMES.map((theme) => (
				<li key={theme} data-mood-theme={theme}>
					<button type="button" value={theme} aria-pressed={theme === "harmony"}>
						<span aria-hidden className="light" />
						{LIGHTS[theme]}
					</button>
				</li>
			))}
		</ul>
	);
}

const HOURS = [2, 1, 0, 0, 1, 3, 6, 10, 7, 3, 1];

function Letter() {
	return (
		<div className="letter">
			<div>
				<p className="font-display text-xl">Your week in a few lines</p>
				<p className="mt-2 text-sm">
					Your latest check-in puts safety and stability first. Love and belonging went up since your last
					check-in. A worry is easier to handle with a name and a date.
				</p>
				<p className="mt-2 text-sm">One step: open the one bill you dread, and only read it.</p>
			</div>
			<div>
				<div aria-hidden className="hours">
					{HOURS.map((height, at) => (
						<span
							key={at}
							style={{ height: `${height * 10}%` }}
							className={height === 10 ? "bg-accent" : undefined}
						/>
					))}
				</div>
				<p className="mt-2 text-soft text-sm">
					We usually send notifications at 7 PM, because you tend to visit in the evening.
				</p>
			</div>
		</div>
	);
}
