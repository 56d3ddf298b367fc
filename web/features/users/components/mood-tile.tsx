import { cx } from "class-variance-authority";
import type { OnboardingMood } from "#shared/mood/moods.ts";
import { MoodMark } from "./mood-mark.tsx";

/** Hue and chroma of each mood's tint. */
const BREATHS: Record<OnboardingMood, readonly [hue: number, chroma: number]> = {
	energized: [55, 0.1],
	calm: [225, 0.07],
	confident: [295, 0.08],
	joyful: [85, 0.1],
	focused: [152, 0.075],
	peaceful: [258, 0.05],
	motivated: [30, 0.095],
	relief: [190, 0.07],
};

type MoodTileProps = { mood: OnboardingMood; isChosen: boolean; onToggle: () => void };

export function MoodTile({ mood, isChosen, onToggle }: MoodTileProps) {
	const [hue, chroma] = BREATHS[mood];
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			onClick={onToggle}
			style={{ "--tile-hue": hue, "--tile-chroma": chroma }}
			className={cx(
				"mood-tile group relative flex min-h-22 flex-col items-start justify-between overflow-hidden rounded-3xl border p-3.5 text-left transition duration-200 ease-out active:scale-[0.985] sm:min-h-32 sm:p-5",
				isChosen ? "is-chosen border-(--tile-ink)" : "border-transparent hover:border-(--tile-ink)/40",
			)}
		>
			<MoodMark mood={mood} />
			<span className="font-display text-lg capitalize sm:text-xl">{mood}</span>
		</button>
	);
}
