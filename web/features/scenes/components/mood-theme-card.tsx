import { type ReactNode, useState } from "react";
import { MOOD_THEMES, type MoodTheme } from "#shared/mood/mood-theme.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { Card } from "#web/components/ui/card.tsx";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { useChooseMoodTheme } from "../api/choose-mood-theme.ts";
import { themeOfAssessment } from "../hooks/use-mood-theme.ts";

const NAMES: Record<MoodTheme, { name: string; description: string }> = {
	serenity: { name: "Serenity", description: "Deep indigo to dusk blue" },
	tranquility: { name: "Tranquility", description: "Teal to sea-glass" },
	harmony: { name: "Harmony", description: "Sage and sand" },
	clarity: { name: "Clarity", description: "Sky and pale gold" },
	radiance: { name: "Radiance", description: "Amber and coral" },
};

const MATCH = "match";

type MoodThemeCardProps = {
	user: User;
	/** Null without an assessment, undefined while loading. */
	latest: Assessment | null | undefined;
};

/** The colours of the pages: those of the latest assessment, or always the same. */
export function MoodThemeCard({ user, latest }: MoodThemeCardProps) {
	const choose = useChooseMoodTheme(user.id);
	// Set on press: before the request starts, the old choice would show again.
	const [chosen, setChosen] = useState<string | null>(null);
	const matching = NAMES[themeOfAssessment(latest ?? undefined)].name;

	function handleChange(value: string) {
		setChosen(value);
		choose.mutate(value === MATCH ? null : (value as MoodTheme), {
			onSettled: () => setChosen(null),
		});
	}
	return (
		<Card title="Colours">
			<RadioTiles
				name="mood-theme"
				legend="Choose your colours"
				isLegendHidden
				value={chosen ?? user.moodTheme ?? MATCH}
				onChange={handleChange}
				className="sm:grid-cols-2 lg:grid-cols-3"
				options={[
					{
						value: MATCH,
						label: "Match my mood",
						description: latest
							? `Now ${matching}, based on your latest check-in`
							: `${matching} until you take the assessment`,
					},
					...MOOD_THEMES.map((theme) => ({
						value: theme,
						label: <Named theme={theme}>{NAMES[theme].name}</Named>,
						description: NAMES[theme].description,
					})),
				]}
			/>
			<FailureNote error={choose.error} text="We couldn't save your choice." />
		</Card>
	);
}

function Named({ theme, children }: { theme: MoodTheme; children: ReactNode }) {
	return (
		<span data-mood-theme={theme} className="flex items-center gap-2.5">
			<span aria-hidden className="mood-swatch" />
			{children}
		</span>
	);
}
