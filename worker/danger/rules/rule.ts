import type { Parts } from "../say.ts";
import type { Situation } from "../situation.ts";

/** The first rule that applies, and has something left to say, answers. */
export type Rule = {
	id: string;
	when: (situation: Situation) => boolean;
	reply: (situation: Situation) => Parts | null;
};
