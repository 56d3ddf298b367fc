import { ASKS_DYING } from "../content/levels.ts";
import * as past from "../content/past.ts";
import { ask, type Parts, say } from "../say.ts";
import { isAbout, type Situation } from "../situation.ts";

export function bereaved(s: Situation): Parts | null {
	if (isAbout(s, past.LONG_AGO)) {
		const said = say(s, "remembered", past.REMEMBERED);
		return said && [said, say(s, "remembered.ask", past.REMEMBERED_ASKS)];
	}
	const said = say(s, "bereaved", past.BEREAVED_HEARD);
	return (
		said && [
			said,
			isAbout(s, past.BEREAVED_GUILT_SAID) ? say(s, "bereaved.guilt", past.BEREAVED_GUILT) : null,
			say(s, "bereaved.support", past.BEREAVED_SUPPORT),
			ask(s, "bereaved.ask", { asks: "dying", lines: past.BEREAVED_ASK }),
		]
	);
}

export function wasBereaved({ used }: Situation): boolean {
	return [...used].some((id) => /^(?:bereaved|remembered)\./.test(id));
}

export function over(s: Situation): Parts | null {
	if (isAbout(s, past.TOLD_GLADLY)) {
		const said = say(s, "over", past.OVER);
		return said && [said, say(s, "over.ask", past.OVER_ASKS)];
	}
	const said = say(s, "past", past.PAST_HEARD);
	return said && [said, ask(s, "dying", ASKS_DYING)];
}
