import type { Exercise } from "../../../guide/content/exercise.ts";
import { AFTER, BEFORE } from "../../../guide/content/ratings.ts";
import { type RunState, stepOf } from "../../../guide/exercises/run.ts";

type Ratings = NonNullable<RunState["ratings"]>;

/** The names of the two ratings that are compared; null where an exercise isn't rated. */
function pairOf({ rated }: Exercise): readonly [string, string] | null {
	return rated === "around" ? [BEFORE, AFTER] : rated;
}

/** What the first rating of an exercise asks; null where it isn't rated. */
export function ratedQuestion(exercise: Exercise): string | null {
	const pair = pairOf(exercise);
	return (pair && stepOf(exercise, pair[0])?.say) ?? null;
}

/** The pair of ratings among the answers; undefined when it isn't whole. */
export function ratingsIn(exercise: Exercise, { answers }: RunState): Ratings | undefined {
	const [before, after] = pairOf(exercise)?.map((name) => answers[name]) ?? [];
	return typeof before === "number" && typeof after === "number" ? { before, after } : undefined;
}

/**
 * Returns the run without its rating questions, for a person in danger. Drops the ratings given; asks nothing more.
 */
export function withoutRating({ start }: Exercise, state: RunState): RunState {
	const { [BEFORE]: _, ...answers } = state.answers;
	return { ...state, answers, path: state.path.at(-1) === BEFORE ? [start] : state.path };
}
