import type { NeedLevel } from "#shared/needs.ts";

/** A narrower side of a topic: waking at three is not the same trouble as not falling asleep. */
export type Aspect = {
	pattern: RegExp;
	/** Still true of a loss told earlier, when the words now are about something around it. */
	standing?: true;
	/** Statements that go beyond what was said. No question marks. */
	reflections: readonly string[];
	questions?: readonly string[];
	/** Imperative sentences, so that they can stand in a list or follow "One idea:". */
	steps?: readonly string[];
};

/** Everything the coach can say about one topic. Each list holds several wordings so that none repeats. */
export type Topic = {
	slug: string;
	/** A noun phrase for the middle of a sentence: "sleep", "the break-up". */
	label: string;
	/** Two or three words for a conversation title. */
	title: string;
	level: NeedLevel;
	/** Where pushing would hurt, motivation stays soft. */
	tender: boolean;
	/** Words that point here, with how strongly each does. */
	patterns: readonly (readonly [RegExp, number])[];
	aspects: readonly Aspect[];
	reflections: readonly string[];
	/** What is commonly so, said to take shame away. */
	normal: readonly string[];
	/** Open questions for the first turns. */
	explore: readonly string[];
	/** Open questions for meaning, later on. */
	deeper: readonly string[];
	/** "When was it a little better" questions. */
	exceptions: readonly string[];
	steps: readonly string[];
	/** A push in the motivation style, as a statement. */
	challenges: readonly string[];
	/** A question that ends in something done. */
	actions: readonly string[];
};
