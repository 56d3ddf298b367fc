import { COUNTS, DELETE_CHIPS, END_CHIPS, UNDO_CHIP } from "../content/chips/page-end.ts";
import { actsIn } from "../read/acts.ts";
import { sentencesOf } from "../read/words.ts";
import { dayAndMonth } from "../say/realise.ts";
import { type Context, topicOf } from "./context.ts";
import { type Draft, line, lineAgain, offers } from "./draft.ts";
import { MENU_CHIP, WRITE_CHIP, waysBeside, waysOn } from "./offers.ts";
import { endedLines } from "./page.ts";

/** Ends a page of writing, and asks what to do with it. */
export function finish(context: Context): Draft {
	const count = endedLines(context);
	return count === 0
		? { say: [line(context, "journal-empty")], chips: [WRITE_CHIP, MENU_CHIP] }
		: {
				say: [lineAgain(context, "journal-end", { lines: counted(count) })],
				chips: END_CHIPS,
				asked: "page-end",
			};
}

/** What the person chose for their page, done. */
export function endPage(context: Context, choice: string): Draft | null {
	switch (choice) {
		case "keep":
			return keepPage(context);
		case "use": {
			const topic = topicOf(context, 1);
			return offers(context, "offer", waysBeside(context, topic), { topic });
		}
		case "let-go":
			return askToDelete(context);
		case "stay":
			return { say: [lineAgain(context, "page-stays")], chips: [WRITE_CHIP] };
		case "delete":
			return { say: [lineAgain(context, "page-deleted")], chips: [UNDO_CHIP], page: "let-go" };
		case "undo":
			return context.request.canBringBack
				? { say: [lineAgain(context, "page-back")], chips: [WRITE_CHIP, MENU_CHIP], page: "bring-back" }
				: { say: [lineAgain(context, "page-gone")], chips: [WRITE_CHIP] };
		default:
			return null;
	}
}

/** Keeps the good moment that the person wrote of before they pressed, in their own sentence. */
export function keepMoment(context: Context): Draft | null {
	const told = sentencesOf(context.before.at(-1)?.content ?? "");
	const moment = told.find((each) => actsIn([each]).has("good-news"));
	return moment ? keepCard(context, "moment-kept", { title: "A good moment", body: moment.text }) : null;
}

function keepPage(context: Context): Draft {
	const title = `Page of ${dayAndMonth(context.request.person.localDate)}`;
	return endedLines(context) === 0 ? finish(context) : keepCard(context, "page-kept", { title, body: null });
}

/** Keeps nothing in a risk state or from a temporary chat. */
function keepCard(
	context: Context,
	id: "moment-kept" | "page-kept",
	keeps: NonNullable<Draft["keeps"]>,
): Draft {
	const { isAtRisk, isTemporary } = context.request;
	return isAtRisk || isTemporary
		? { say: [lineAgain(context, isAtRisk ? "not-kept" : "temporary")], chips: waysOn(context, null) }
		: { say: [lineAgain(context, id)], chips: [MENU_CHIP], keeps };
}

function askToDelete(context: Context): Draft {
	const count = endedLines(context);
	const these = count === 1 ? "this line" : `these ${counted(count).toLowerCase()}`;
	const slots = { these, they: count === 1 ? "It goes" : "They go" };
	return count === 0
		? finish(context)
		: { say: [lineAgain(context, "page-delete", slots)], chips: DELETE_CHIPS, asked: "let-go" };
}

function counted(count: number): string {
	return `${COUNTS[count] ?? count} ${count === 1 ? "line" : "lines"}`;
}
