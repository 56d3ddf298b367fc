import * as past from "../content/past.ts";
import { say } from "../say.ts";
import { isAbout } from "../situation.ts";
import { wasBereaved } from "./past.ts";
import type { Rule } from "./rule.ts";

/** A "no" this short, in words, tells nothing else. */
const BARE_WORDS = 8;

export const GUILT: Rule = {
	id: "bereaved-guilt",
	when: (s) => wasBereaved(s) && isAbout(s, past.BEREAVED_GUILT_SAID),
	reply: (s) => [
		say(s, "bereaved.guilt", past.BEREAVED_GUILT),
		say(s, "bereaved.later", past.BEREAVED_LATER_ASKS),
	],
};

/** They said no to the question after a loss: the loss stays. */
export const GRIEF_RULES: readonly Rule[] = [
	{
		id: "bereaved-believed",
		when: (s) => s.asked === "dying" && wasBereaved(s) && s.words <= BARE_WORDS,
		reply: (s) => [
			say(s, "bereaved.believed", past.BEREAVED_BELIEVED),
			say(s, "bereaved.believed.ask", past.BEREAVED_BELIEVED_ASKS),
		],
	},
	GUILT,
];
