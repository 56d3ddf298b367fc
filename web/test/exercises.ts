import type {
	ExerciseInfo,
	MovedRun,
	RecentRun,
	RunView,
	StepView,
	Takeaway,
} from "#shared/schemas/exercises.ts";

export function makeStep(changes: Partial<StepView> = {}): StepView {
	return {
		id: "plan",
		kind: "write",
		say: "What would you do first?",
		canSkip: false,
		options: [],
		takesText: true,
		example: "Ring the plumber before ten",
		max: 200,
		...changes,
	};
}

/** A step whose answers are only pressed. */
export function makeChoice(options: string[], changes: Partial<StepView> = {}): StepView {
	return {
		id: "where",
		kind: "choose",
		say: "Where are you?",
		canSkip: false,
		options,
		takesText: false,
		...changes,
	};
}

export function makeRun(changes: Partial<RunView> = {}): RunView {
	return {
		id: "run_1",
		exerciseId: "one-small-step",
		title: "One small step",
		minutes: 5,
		status: "open",
		step: makeStep(),
		number: 2,
		of: 5,
		answered: [],
		canGoBack: true,
		source: null,
		keeps: true,
		takeawayId: null,
		asksNext: false,
		...changes,
	};
}

export function makeMoved(run: Partial<RunView> = {}, changes: Partial<MovedRun> = {}): MovedRun {
	return { run: makeRun(run), aside: null, takeaway: null, isInChat: false, ...changes };
}

export function makeTakeaway(changes: Partial<Takeaway> = {}): Takeaway {
	return {
		id: "tkw_1",
		kind: "plan",
		title: "My small step",
		body: "I'll: ring the plumber\n\nWhen: tomorrow before ten",
		exerciseId: "one-small-step",
		conversationId: "cnv_1",
		createdAt: "2026-11-21T09:59:00.000Z",
		dueAt: null,
		outcome: null,
		...changes,
	};
}

export function makeExercise(id: string, changes: Partial<ExerciseInfo> = {}): ExerciseInfo {
	return {
		id,
		title: `Title of ${id}`,
		summary: `Summary of ${id}`,
		minutes: 5,
		topics: [{ id: "sleep", label: "Sleep" }],
		needs: ["physiological"],
		takeaway: "plan",
		steps: 7,
		source: { label: "A review of 40 trials", url: "https://example.org/review", strength: "trials" },
		...changes,
	};
}

export function makeRecent(id: string, changes: Partial<RecentRun> = {}): RecentRun {
	return {
		id,
		exerciseId: "one-small-step",
		conversationId: "cnv_1",
		status: "paused",
		number: 3,
		touchedAt: "2026-11-21T10:00:00.000Z",
		...changes,
	};
}

/** The question before an exercise, or after it. */
export function makeRating(rating: "before" | "after"): StepView {
	return {
		id: `heavy-${rating}`,
		kind: "rate",
		say: rating === "before" ? "How heavy is it, 0 to 10?" : "How heavy is it now, 0 to 10?",
		canSkip: true,
		options: [],
		takesText: false,
		low: "not at all",
		high: "as heavy as it gets",
		rating,
	};
}
