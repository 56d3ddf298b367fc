import { NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import { StepFrame } from "#web/components/step-frame.tsx";
import {
	FIRST_NEED_STEP,
	GOAL_STEP,
	PERSONALITY_STEP,
	STEP_COUNT,
	type WizardState,
} from "../wizard-state.ts";
import { GoalStep } from "./goal-step.tsx";
import { MoodStep } from "./mood-step.tsx";
import { NeedStep } from "./need-step.tsx";
import { PersonalityStep } from "./personality-step.tsx";

type WizardStepProps = { wizard: WizardState; hasMoved: boolean; onChange: (wizard: WizardState) => void };

export function WizardStep({ wizard, hasMoved, onChange }: WizardStepProps) {
	const { step } = wizard;
	const frame = { takesFocus: hasMoved, eyebrow: `Step ${step + 1} of ${STEP_COUNT}` };
	if (step === GOAL_STEP) {
		return (
			<StepFrame
				{...frame}
				title="What would you like to work on first?"
				lead="You can change this at any time."
			>
				<GoalStep goal={wizard.goal} onChange={(goal) => onChange({ ...wizard, goal })} />
			</StepFrame>
		);
	}
	if (step === PERSONALITY_STEP) {
		return (
			<StepFrame
				{...frame}
				title="Four questions about your personality"
				lead="Choose what's true more often. Skip any question you can't decide."
			>
				<PersonalityStep answers={wizard.answers} onChange={(answers) => onChange({ ...wizard, answers })} />
			</StepFrame>
		);
	}
	const level = NEED_LEVELS[step - FIRST_NEED_STEP];
	if (level) {
		return (
			<StepFrame {...frame} title={NEED_AREAS[level].question} lead={NEED_AREAS[level].label}>
				<NeedStep
					level={level}
					rating={wizard.ratings[level]}
					onChange={(rating) => onChange({ ...wizard, ratings: { ...wizard.ratings, [level]: rating } })}
				/>
			</StepFrame>
		);
	}
	return (
		<StepFrame {...frame} title="How are you right now?" lead="Your coach uses this when it replies.">
			<MoodStep wizard={wizard} onChange={onChange} />
		</StepFrame>
	);
}
