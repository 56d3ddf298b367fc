import type { ExerciseId, TopicId } from "../ids.ts";

/** The only exercises while a person may be in danger. */
export const CALMING: readonly ExerciseId[] = ["steady-breath", "back-to-the-room"];
/** They may be longer than others at night. */
export const AT_NIGHT: readonly ExerciseId[] = ["wind-down", "steady-breath", "back-to-the-room", "write-it-out"];

/** What suits a style where no topic is known. */
export const FOR_STYLE: Partial<Record<string, readonly ExerciseId[]>> = {
	"need-friend": ["reach-out", "three-good-moments"],
	"want-guidance": ["weigh-a-choice", "what-matters-here", "check-a-thought"],
	"need-motivation": ["one-small-step", "a-steadier-day", "sort-the-pile"],
};

/** What helps whatever it is about. */
export const HELP: Record<string, ExerciseId> = { "Find the words": "say-the-hard-thing", "Weigh it up": "weigh-a-choice", "Plan a next step": "one-small-step" };

/** Groups of topics, and the topics shown when one was chosen, the commonest first. */
export const GROUPS: Record<string, { label: string; topics: readonly TopicId[] }> = {
	body: { label: "Body and sleep", topics: ["sleep", "tiredness", "illness", "drinking"] },
	mind: { label: "My head", topics: ["worry", "low-mood", "stress", "self-criticism"] },
	people: { label: "People", topics: ["partner", "family", "friends", "loneliness"] },
	work: { label: "Work and money", topics: ["workload", "money", "procrastination", "decisions"] },
};
