import { type MouseEvent, useCallback, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { StepDots } from "#web/components/step-dots.tsx";
import { StepFoot } from "#web/components/step-foot.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { useSinglePress } from "#web/lib/hooks/use-single-press.ts";
import { useStepHistory } from "#web/lib/hooks/use-step-history.ts";
import { paths } from "#web/lib/paths.ts";
import { dismissToast, showToast } from "#web/lib/toast-store.ts";
import { HelpScreen } from "./components/help-screen.tsx";
import { PersonalizingScreen } from "./components/personalizing-screen.tsx";
import { WizardStep } from "./components/wizard-step.tsx";
import { useCompleteAssessment } from "./hooks/use-complete-assessment.ts";
import { useWizard } from "./hooks/use-wizard.ts";
import { GOAL_STEP, MOOD_STEP, STEP_COUNT, type WizardState } from "./wizard-state.ts";

export function AssessmentPage({ user }: { user: User }) {
	useDocumentTitle("Assessment");
	const [, navigate] = useLocation();
	const { wizard, replace, forget } = useWizard(user.id);
	const [hasMoved, setHasMoved] = useState(false);
	const complete = useCompleteAssessment(user);
	const leave = useCallback(() => navigate(paths.dashboard, { replace: true }), [navigate]);

	const { goOn, goBack } = useStepHistory("assessment", wizard.step, showStep);
	const goalToast = useRef(0);
	const isPress = useSinglePress();

	function showStep(step: number) {
		if (!complete.isPending && !complete.isSuccess) {
			setHasMoved(true);
			// A history entry of an earlier assessment may skip the one required question.
			replace((before) => ({ ...before, step: before.goal ? step : GOAL_STEP }));
		}
	}

	function handleChange(next: WizardState) {
		if (next.goal) {
			dismissToast(goalToast.current);
		}
		replace(next);
	}

	function handleBack(click: MouseEvent) {
		if (!isPress(click)) {
			return;
		}
		if (wizard.step === GOAL_STEP) {
			dismissToast(goalToast.current);
			navigate(paths.profile);
		} else {
			goBack();
		}
	}

	function handleContinue(click: MouseEvent) {
		if (!isPress(click)) {
			return;
		}
		if (!wizard.goal) {
			goalToast.current = showToast({
				title: "Please select your goal",
				description: "Choose your primary focus area to continue.",
				variant: "destructive",
			});
		} else if (wizard.step < MOOD_STEP) {
			goOn();
		} else {
			complete.mutate(wizard, { onSuccess: forget });
		}
	}

	if (complete.data?.safety) {
		return <HelpScreen userId={user.id} panel={complete.data.safety} onDone={leave} />;
	}
	if (complete.isSuccess) {
		return <PersonalizingScreen onDone={leave} />;
	}
	const lastText = complete.isPending ? "Analyzing..." : "Complete Assessment";
	return (
		<div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 sm:px-8">
			<header className="flex flex-col items-start gap-5 pt-3 pb-6 sm:pt-8">
				<BrandMark />
				<StepDots name="Assessment progress" step={wizard.step} count={STEP_COUNT} />
			</header>
			<main className="flex flex-1 flex-col pt-4 pb-8 sm:pt-10">
				<WizardStep key={wizard.step} wizard={wizard} hasMoved={hasMoved} onChange={handleChange} />
			</main>
			<StepFoot>
				<Button
					variant="quiet"
					className="-ml-3 shrink-0 sm:-ml-5"
					disabled={complete.isPending}
					onClick={handleBack}
				>
					Back
				</Button>
				<Button
					size="large"
					className="whitespace-nowrap"
					disabled={complete.isPending}
					onClick={handleContinue}
				>
					{wizard.step === MOOD_STEP ? lastText : "Continue"}
				</Button>
			</StepFoot>
		</div>
	);
}
