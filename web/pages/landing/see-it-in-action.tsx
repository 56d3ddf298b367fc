import chatDay from "#web/assets/landing/chat-day.webp";
import chatNight from "#web/assets/landing/chat-night.webp";
import goalDay from "#web/assets/landing/goal-day.webp";
import goalNight from "#web/assets/landing/goal-night.webp";
import progressDay from "#web/assets/landing/progress-day.webp";
import progressNight from "#web/assets/landing/progress-night.webp";

type Step = { title: string; text: string; alt: string; day: string; night: string };

const STEPS: readonly Step[] = [
	{
		title: "Choose a goal",
		text: "Choose wellness, relationships, productivity or purpose. One tap, and you won't have to repeat yourself.",
		alt: "The first step of the assessment, with four goals to choose from.",
		day: goalDay,
		night: goalNight,
	},
	{
		title: "Get AI coaching",
		text: "Write or speak any time, even at 3 AM. Choose a gentle, direct or motivating style.",
		alt: "A conversation: someone can't get started, and the coach asks what holds them up and names a first step.",
		day: chatDay,
		night: chatNight,
	},
	{
		title: "Track progress",
		text: "See how your needs and mood change from week to week.",
		alt: "The progress page, with the five needs and the mood of the last weeks.",
		day: progressDay,
		night: progressNight,
	},
];

/** Three steps with pictures of the product itself (`tools/art/draw-landing-pictures.ts`). */
export function SeeItInAction() {
	return (
		<section aria-labelledby="action" className="bg-sunken py-20 sm:py-32">
			<div className="mx-auto max-w-6xl px-5 sm:px-10">
				<h2 id="action" className="text-4xl sm:text-5xl">
					See It In Action
				</h2>
				<ol className="steps mt-10 sm:mt-14">
					{STEPS.map(({ title, text, alt, day, night }, index) => (
						<li key={title}>
							<picture>
								<source srcSet={night} media="(prefers-color-scheme: dark)" />
								<img src={day} alt={alt} width="780" height="1380" loading="lazy" className="phone" />
							</picture>
							<h3 className="mt-6 flex items-baseline gap-3 text-2xl">
								<span aria-hidden className="font-display text-soft">
									{index + 1}
								</span>
								{title}
							</h3>
							<p className="mt-2 text-soft">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
