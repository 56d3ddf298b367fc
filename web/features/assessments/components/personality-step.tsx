import {
	DIMENSIONS,
	type DimensionAnswer,
	type DimensionAnswers,
	PERSONALITY_QUESTIONS,
	personalityType,
} from "#shared/personality/personality.ts";
import { RadioTiles } from "#web/components/ui/radio-tiles.tsx";

type PersonalityStepProps = { answers: DimensionAnswers; onChange: (answers: DimensionAnswers) => void };

export function PersonalityStep({ answers, onChange }: PersonalityStepProps) {
	const type = personalityType(answers);
	return (
		<div className="flex flex-col gap-9">
			{DIMENSIONS.map((dimension) => {
				const { question, first, second } = PERSONALITY_QUESTIONS[dimension];
				return (
					<RadioTiles
						key={dimension}
						name={dimension}
						legend={question}
						options={[
							{ value: "1", label: first },
							{ value: "2", label: second },
						]}
						value={answers[dimension]?.toString() ?? null}
						onChange={(value) => onChange({ ...answers, [dimension]: Number(value) as DimensionAnswer })}
					/>
				);
			})}
			<p role="status" className="min-h-8 font-display text-xl">
				{type && (
					<span className="appear">
						Your personality type: <strong className="font-semibold text-accent">{type}</strong>
					</span>
				)}
			</p>
		</div>
	);
}
