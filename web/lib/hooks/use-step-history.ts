import { useEffect, useRef } from "react";

type StepEntry = {
	/** Which wizard's step it is. */
	wizard?: string;
	step?: number;
	/** So many entries directly before it are steps of the same wizard; the one before it is the step before. */
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

	/** After a reload or a later visit the step before may not be in the history; it is then shown in place. */
	function goBack() {
		if (entry().depth) {
			window.history.back();
		} else {
			onStep(step - 1);
		}
	}

	/** Goes back to where the wizard began, and from there on: Back leads no more to a step that is over. */
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
