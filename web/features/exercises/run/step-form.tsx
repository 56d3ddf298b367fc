import { cx } from "class-variance-authority";
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from "react";
import type { MoveRun, RunView, StepView } from "#shared/schemas/exercises.ts";
import { ChipGroup } from "#web/components/chip-group.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { problemWith } from "../answer-limits.ts";
import { useAnswerDraft } from "../hooks/use-answer-draft.ts";
import { Answered } from "./answered.tsx";
import { BreathingGuide } from "./breathing-guide.tsx";
import { RateRow } from "./rate-row.tsx";
import { TextAnswer } from "./text-answer.tsx";

/** Steps without an answer. */
const PLAIN_KINDS: readonly StepView["kind"][] = ["say", "summary", "breathe"];

export type StepFormProps = {
	userId: string;
	run: RunView;
	step: StepView;
	Heading: "h1" | "h2";
	/** The person's own move led here, and the focus follows. */
	isLed: boolean;
	isBusy: boolean;
	aside: string | null;
	error: string | null;
	move: (move: MoveRun) => void;
};

/** One step: the question, what to answer it with, and the ways on. Draw it with the step's key. */
export function StepForm({ userId, run, step, Heading, isLed, isBusy, aside, error, move }: StepFormProps) {
	const id = useId();
	const [text, write] = useAnswerDraft(userId, run, step);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (isLed) {
			const field = form.current?.querySelector("textarea");
			(field ?? form.current?.querySelector<HTMLElement>("[data-question]"))?.focus();
		}
	}, [isLed]);

	const isPlain = PLAIN_KINDS.includes(step.kind);
	const isOption = step.options.includes(text);
	const problem = problemWith(step, text);
	const canGoOn = isPlain || (text.trim() !== "" && problem === null);
	const hasVerb = isPlain || step.takesText || step.kind === "rate" || isOption;

	const answer = (words: string) => move({ do: "answer", step: step.id, text: words });
	function handleSubmit(event: FormEvent) {
		event.preventDefault();
		if (canGoOn) {
			answer(isPlain ? "" : text.trim());
		}
	}

	return (
		<form ref={form} onSubmit={handleSubmit} aria-busy={isBusy} className="step-form flex flex-col gap-4">
			<p role="status" className="text-sm empty:hidden">
				{aside}
			</p>
			<div>
				<Heading
					id={id}
					data-question=""
					tabIndex={-1}
					className={cx(
						"outline-none [overflow-wrap:anywhere]",
						Heading === "h1" ? "text-2xl sm:text-3xl" : "text-xl sm:text-2xl",
					)}
				>
					{step.say}
				</Heading>
				{step.why && <p className="mt-1.5 text-soft text-sm">{step.why}</p>}
			</div>
			<Answered run={run} isWhole={step.kind === "summary"} />
			<StepFields {...{ id, step, text, isOption, problem, write, answer }} />
			{error && (
				<p role="alert" className="font-medium text-alarm text-sm">
					{error}
				</p>
			)}
			<StepWays run={run} step={step} isBusy={isBusy} move={move}>
				{hasVerb && (
					<Button
						type="submit"
						size="large"
						className="ml-auto"
						aria-disabled={isBusy || !canGoOn}
						disabled={!canGoOn}
					>
						{isBusy ? "Saving…" : verbOf(run)}
					</Button>
				)}
			</StepWays>
		</form>
	);
}

type StepFieldsProps = Pick<StepFormProps, "step"> & {
	id: string;
	text: string;
	isOption: boolean;
	problem: string | null;
	write: (text: string) => void;
	answer: (words: string) => void;
};

function StepFields({ id, step, text, isOption, problem, write, answer }: StepFieldsProps) {
	return (
		<>
			{step.kind === "breathe" && step.pattern && (
				<BreathingGuide seconds={step.seconds ?? 60} pattern={step.pattern} />
			)}
			{step.kind === "rate" && (
				<RateRow
					name={id}
					labelledBy={id}
					low={step.low ?? ""}
					high={step.high ?? ""}
					value={text}
					onChange={write}
				/>
			)}
			{step.options.length > 0 && (
				<ChipGroup
					chips={step.options}
					labelledBy={id}
					chosen={isOption ? text : undefined}
					onChoose={answer}
				/>
			)}
			{step.takesText && (
				<TextAnswer
					step={step}
					labelledBy={id}
					value={isOption ? "" : text}
					problem={problem}
					onChange={write}
				/>
			)}
		</>
	);
}

type StepWaysProps = Pick<StepFormProps, "run" | "step" | "isBusy" | "move"> & { children: ReactNode };

function StepWays({ run, step, isBusy, move, children }: StepWaysProps) {
	return (
		<div className="flex flex-wrap items-center gap-1">
			{run.canGoBack && (
				<Button variant="link" className="px-2!" aria-disabled={isBusy} onClick={() => move({ do: "back" })}>
					Back
				</Button>
			)}
			{step.canSkip && (
				<Button variant="link" className="px-2!" aria-disabled={isBusy} onClick={() => move({ do: "skip" })}>
					Skip
				</Button>
			)}
			{children}
		</div>
	);
}

function verbOf({ number, of, keeps, step }: RunView): string {
	if (step?.rating) {
		return step.rating === "before" ? "Next" : "Done";
	}
	if (number < of) {
		return "Next";
	}
	return keeps ? "Keep it" : "Done";
}
