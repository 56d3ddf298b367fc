import { GOAL_TEXTS, GOALS, type Goal } from "#shared/goals.ts";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";

const OPTIONS = GOALS.map((goal) => ({ value: goal, ...GOAL_TEXTS[goal] }));

export function GoalStep({ goal, onChange }: { goal: Goal | null; onChange: (goal: Goal) => void }) {
	return (
		<RadioTiles
			name="goal"
			legend="Primary goal"
			isLegendHidden
			options={OPTIONS}
			value={goal}
			onChange={(value) => onChange(value as Goal)}
		/>
	);
}
