import { useEffect, useRef } from "react";

type StepEntry = {
	assessmentStep?: number;
	/** The entry before it is the step before. */
	isAfterStep?: boolean;
};

/** Every step is an entry of the browser's history, so that its Back leads to the step before. */
export function useStepHistory(step: number, onStep: (step: number) => void) {
	const show = useRef(onStep);
	show.current = onStep;

	useEffect(() => {
		if (entry().assessmentStep !== step) {
			window.history.replaceState({ ...entry(), assessmentStep: step }, "");
		}
	}, [step]);

	useEffect(() => {
		function handlePop() {
			const { assessmentStep } = entry();
			if (assessmentStep !== undefined) {
				show.current(assessmentStep);
			}
		}
		window.addEventListener("popstate", handlePop);
		return () => window.removeEventListener("popstate", handlePop);
	}, []);

	function goOn() {
		window.history.pushState({ assessmentStep: step + 1, isAfterStep: true } satisfies StepEntry, "");
		onStep(step + 1);
	}

	/** After a reload or a later visit the step before may not be in the history; it is then shown in place. */
	function goBack() {
		if (entry().isAfterStep) {
			window.history.back();
		} else {
			onStep(step - 1);
		}
	}

	return { goOn, goBack };
}

function entry(): StepEntry {
	return (window.history.state as StepEntry | null) ?? {};
}
