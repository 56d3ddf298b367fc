import type { ReactNode } from "react";
import type { OnboardingMood } from "#shared/mood/moods.ts";

/** One small drawing per mood, in one line weight: a movement, not a face. */
const MARKS: Record<OnboardingMood, ReactNode> = {
	energized: (
		<>
			<circle cx="24" cy="24" r="7" />
			<path d="M24 6v6M24 36v6M6 24h6M36 24h6M11.3 11.3l4.2 4.2M32.5 32.5l4.2 4.2M11.3 36.7l4.2-4.2M32.5 15.5l4.2-4.2" />
		</>
	),
	calm: (
		<path d="M6 18c6-5 12-5 18 0s12 5 18 0M6 26c6-5 12-5 18 0s12 5 18 0M12 34c4-3.400 8-3.400 12 0s8 3.400 12 0" />
	),
	confident: <path d="M5 38 19 14l7 11 5-7 12 20zM19 14V6l6 2.500-6 2.500" />,
	joyful: (
		<>
			<path d="M24 42V23M24 34c-6 0-9-3-9-8 5 0 9 3 9 8ZM24 30c5 0 8-2.500 8-7-4.500 0-8 2.500-8 7Z" />
			<circle cx="24" cy="13" r="4" />
			<path d="M24 9c0-5 7-4 5 1 5-1 5 6 0 5M24 9c0-5-7-4-5 1-5-1-5 6 0 5M19 16c-2 5 5 6 5 1 0 5 7 4 5-1" />
		</>
	),
	focused: (
		<>
			<circle cx="24" cy="24" r="17" />
			<circle cx="24" cy="24" r="10" />
			<circle cx="24" cy="24" r="2.500" fill="currentColor" />
		</>
	),
	peaceful: <path d="M34 31A15 15 0 0 1 19 10a15 15 0 1 0 15 21ZM35 9v6M32 12h6M39 20v4M37 22h4" />,
	motivated: <path d="M24 42V12M24 12l-9 9M24 12l9 9M12 42c0-7 4-11 12-13M36 42c0-7-4-11-12-13" />,
	relief: (
		<path d="M6 20h21c7 0 7-10 0-10-3.500 0-5 2.500-5 4.500M6 27h31c7 0 7 10 0 10-3.500 0-5-2.500-5-4.500M6 34h16" />
	),
};

export function MoodMark({ mood }: { mood: OnboardingMood }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 48 48"
			className="size-8.5 sm:size-11"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			{MARKS[mood]}
		</svg>
	);
}
