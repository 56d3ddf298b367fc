import { useEffect, useRef } from "react";

type StepEntry = {
	/** The wizard's name. */
	wizard?: string;
	step?: number;
	/** How many entries directly before this one are steps of the same wizard. */
	depth?: number;
};

/** Every step is an entry of the browser's history, so that its Back leads to the step before. */
export function useStepHistory(wizard: string, step: number, onStep: (step: number) => void) {
	const show = useRef(onStep);
	show.current = onStep;

	useEffect(() => {
		if (stepIn(wizard) !== step) {
			window.history.replaceState({ ...entry(), wizard, step }, "");
		}
	}, [wizard, step]);

	useEffect(() => {
		function handlePop() {
			const there = stepIn(wizard);
			if (there !== undefined) {
				show.current(there);
			}
		}
		window.addEventListener("popstate", handlePop);
		return () => window.removeEventListener("popstate", handlePop);
	}, [wizard]);

	function goOn() {
		const depth = (entry().depth ?? 0) + 1;
		window.history.pushState({ wizard, step: step + 1, depth } satisfies StepEntry, "");
		onStep(step + 1);
	}

	/** After a reload or a later visit the previous step may not be in the history, so show it in place. */
	function goBack() {
		if (entry().depth) {
			window.history.back();
		} else {
			onStep(step - 1);
		}
	}

	/** Goes back to where the wizard began and navigates from there, so that Back skips finished steps. */
	function leave(onWay: () => void) {
		const { depth } = entry();
		if (depth) {
			window.addEventListener("popstate", onWay, { once: true });
			window.history.go(-depth);
		} else {
			onWay();
		}
	}

	return { goOn, goBack, leave };
}

function stepIn(wizard: string): number | undefined {
	const now = entry();
	return now.wizard === wizard ? now.step : undefined;
}

function entry(): StepEntry {
	return (window.history.state as StepEntry | null) ?? {};
}
