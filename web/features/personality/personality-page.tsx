import { type MouseEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { MINI_IPIP } from "#shared/personality/mini-ipip.ts";
import type { User } from "#shared/schemas/users.ts";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { StepDots } from "#web/components/step-dots.tsx";
import { StepFoot } from "#web/components/step-foot.tsx";
import { StepFrame } from "#web/components/step-frame.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { useDocumentTitle } from "#web/lib/hooks/use-document-title.ts";
import { useSinglePress } from "#web/lib/hooks/use-single-press.ts";
import { useStepHistory } from "#web/lib/hooks/use-step-history.ts";
import { paths } from "#web/lib/paths.ts";
import { useMeasurePersonality } from "./api/measure-personality.ts";
import { QuestionRow } from "./components/question-row.tsx";
import { useAnswers } from "./hooks/use-answers.ts";

/** Questions per screen: one per trait. */
const PER_SCREEN = 5;
const SCREENS = MINI_IPIP.length / PER_SCREEN;

/** The twenty questions, five at a time. */
export function PersonalityPage({ user }: { user: User }) {
	useDocumentTitle("Twenty questions");
	const [, navigate] = useLocation();
	const { answers, answer, forget } = useAnswers(user.id);
	const [screen, setScreen] = useState(() => firstOpenScreen(answers));
	const [hasMoved, setHasMoved] = useState(false);
	const [showsMissing, setShowsMissing] = useState(false);
	const questions = useRef<HTMLDivElement>(null);
	const measure = useMeasurePersonality(user.id);
	const isPress = useSinglePress();
	const { goOn, goBack, leave } = useStepHistory("personality", screen, (step) => {
		setScreen(Math.min(step, SCREENS - 1));
		setHasMoved(true);
		setShowsMissing(false);
	});
	const first = screen * PER_SCREEN;
	const isLast = screen === SCREENS - 1;

	function handleContinue(click: MouseEvent) {
		if (!isPress(click)) {
			return;
		}
		const missing = answers.findIndex((each, index) => each === null && index < first + PER_SCREEN);
		if (missing >= 0) {
			showMissing(missing);
		} else if (isLast) {
			measure.mutate(answers.map(Number), { onSuccess: finish });
		} else {
			goOn();
		}
	}

	/** Scrolls to the first unanswered question, on whichever screen. */
	function showMissing(index: number) {
		setShowsMissing(true);
		setScreen(Math.floor(index / PER_SCREEN));
		requestAnimationFrame(() =>
			questions.current?.querySelectorAll("fieldset")[index % PER_SCREEN]?.querySelector("input")?.focus(),
		);
	}

	function finish() {
		forget();
		leave(() => navigate(paths.traits, { replace: true }));
	}

	function handleBack(click: MouseEvent) {
		if (isPress(click)) {
			if (screen === 0) {
				navigate(paths.profile);
			} else {
				goBack();
			}
		}
	}

	const finishLabel = measure.isPending ? "Counting..." : "See my results";
	return (
		<div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 sm:px-8">
			<header className="flex flex-col items-start gap-5 pt-3 pb-6 sm:pt-8">
				<BrandMark />
				<StepDots name="Progress" step={screen} count={SCREENS} />
			</header>
			<main className="flex flex-1 flex-col pt-4 pb-8 sm:pt-8">
				<StepFrame
					key={screen}
					eyebrow={`${first + 1} to ${first + PER_SCREEN} of ${MINI_IPIP.length}`}
					title="How well does this describe you?"
					lead="Answer as you usually are, not as you'd like to be."
					takesFocus={hasMoved}
				>
					<div ref={questions}>
						{MINI_IPIP.slice(first, first + PER_SCREEN).map(({ text }, place) => {
							const index = first + place;
							return (
								<QuestionRow
									key={text}
									name={`item-${index}`}
									text={text}
									value={answers[index] ?? null}
									isMissing={showsMissing && answers[index] === null}
									onChange={(value) => answer(index, value)}
								/>
							);
						})}
					</div>
					<FailureNote error={measure.error} text="We couldn't save your answers." />
				</StepFrame>
			</main>
			<StepFoot>
				<Button
					variant="quiet"
					className="-ml-3 shrink-0 sm:-ml-5"
					disabled={measure.isPending}
					onClick={handleBack}
				>
					Back
				</Button>
				<Button size="large" disabled={measure.isPending} onClick={handleContinue}>
					{isLast ? finishLabel : "Continue"}
				</Button>
			</StepFoot>
		</div>
	);
}

/** The first screen with an unanswered question; the last when all are answered. */
function firstOpenScreen(answers: readonly (number | null)[]): number {
	const open = answers.indexOf(null);
	return open < 0 ? SCREENS - 1 : Math.floor(open / PER_SCREEN);
}
