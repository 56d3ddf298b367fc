import { cx } from "class-variance-authority";
import { ASSESSMENT_MOODS, MOOD_LEVELS } from "#shared/mood/moods.ts";
import { DESIRED_MOOD_MAX } from "#shared/schemas/users.ts";
import { MoodLevelMark } from "#web/components/mood-level-mark.tsx";
import { Field } from "#web/components/ui/field.tsx";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";
import { chooseMoodOption, typeMood, type WizardState } from "../wizard-state.ts";

const LEVELS = MOOD_LEVELS.map(({ value, label, emoji }) => ({
	value: String(value),
	label: (
		<span className="flex items-center gap-3 sm:flex-col sm:gap-1.5 sm:text-center">
			<MoodLevelMark level={value} />
			<span className="text-sm">
				{label}{" "}
				<span aria-hidden className="sm:block">
					{emoji}
				</span>
			</span>
		</span>
	),
}));

type MoodStepProps = { wizard: WizardState; onChange: (wizard: WizardState) => void };

export function MoodStep({ wizard, onChange }: MoodStepProps) {
	return (
		<div className="flex flex-col gap-10">
			<RadioTiles
				name="overall-mood"
				legend="How I feel now"
				options={LEVELS}
				value={String(wizard.overallMood)}
				onChange={(value) => onChange({ ...wizard, overallMood: Number(value) })}
				className="sm:grid-cols-5 sm:[&>label]:px-2"
			/>
			<fieldset className="min-w-0">
				<legend className="mb-3 font-semibold">How I'd like to feel</legend>
				<div className="mb-5 flex flex-wrap gap-2.5">
					{ASSESSMENT_MOODS.map((mood) => (
						<button
							key={mood}
							type="button"
							aria-pressed={wizard.moodOption === mood}
							onClick={() => onChange(chooseMoodOption(wizard, mood))}
							className={cx(
								"min-h-11 rounded-full border px-5 font-medium text-sm capitalize transition-colors duration-150",
								wizard.moodOption === mood
									? "border-accent bg-accent text-on-accent"
									: "border-edge/70 bg-plate hover:border-ink",
							)}
						>
							{mood}
						</button>
					))}
				</div>
				<Field
					label="Or use your own words"
					maxLength={DESIRED_MOOD_MAX}
					value={wizard.moodText}
					onChange={(event) => onChange(typeMood(wizard, event.target.value))}
				/>
			</fieldset>
		</div>
	);
}
