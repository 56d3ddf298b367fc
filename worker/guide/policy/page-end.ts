import { actsIn } from "../read/acts.ts";
import { sentencesOf } from "../read/words.ts";
import { dayAndMonth } from "../say/realise.ts";
import { type Chip, type Context, type Draft, line, topicOf } from "./context.ts";
import { MENU_CHIP, WRITE_CHIP, waysOn } from "./offers.ts";
import { endedLines } from "./page.ts";

const END_CHIPS: readonly Chip[] = [
	{ label: "Keep as a page", offer: "page:keep" },
	{ label: "Do something with it", offer: "page:use" },
	{ label: "Let it go", offer: "page:let-go" },
];
const DELETE_CHIPS: readonly Chip[] = [
	{ label: "Delete them", offer: "page:delete" },
	{ label: "Keep them", offer: "page:stay" },
];
const UNDO_CHIP: Chip = { label: "Undo", offer: "page:undo" };

const COUNTS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** The end of a page of writing: what is to become of it. */
export function finish(context: Context): Draft {
	const count = endedLines(context);
	const said = line(context, "journal-end", { lines: counted(count) });
	return count === 0
		? { say: [line(context, "journal-empty")], chips: [WRITE_CHIP, MENU_CHIP] }
		: {
				say: [said ?? { id: "", text: `${counted(count)}.` }],
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
			const chips = waysOn(context, topic).filter(({ offer }) => offer !== "write");
			return { say: [line(context, "offer")], chips, asked: "offer", ...(topic ? { topic } : {}) };
		}
		case "let-go":
			return askToDelete(context);
		case "stay":
			return { say: [line(context, "page-stays") ?? { id: "", text: "Still here." }], chips: [WRITE_CHIP] };
		case "delete":
			return {
				say: [line(context, "page-deleted") ?? { id: "", text: "Deleted." }],
				chips: [UNDO_CHIP],
				page: "let-go",
			};
		case "undo":
			return bringBack(context);
		default:
			return null;
	}
}

/** Keeps the good moment that the person wrote of before they pressed, in their own sentence. */
export function keepMoment(context: Context): Draft | null {
	const told = sentencesOf(context.before.at(-1)?.content ?? "");
	const moment = told.find((each) => actsIn([each]).has("good-news"));
	return moment
		? (notKept(context) ?? {
				say: [line(context, "moment-kept") ?? { id: "", text: "Kept." }],
				chips: [MENU_CHIP],
				keeps: { title: "A good moment", body: moment.text },
			})
		: null;
}

function keepPage(context: Context): Draft {
	if (endedLines(context) === 0) {
		return finish(context);
	}
	return (
		notKept(context) ?? {
			say: [line(context, "page-kept") ?? { id: "", text: "Kept." }],
			chips: [MENU_CHIP],
			keeps: { title: `Page of ${dayAndMonth(context.request.person.localDate)}`, body: null },
		}
	);
}

/** Nothing is kept in a risk state. */
function notKept(context: Context): Draft | null {
	return context.request.isAtRisk
		? {
				say: [line(context, "not-kept") ?? { id: "", text: "Not today." }],
				chips: waysOn(context, null),
			}
		: null;
}

function askToDelete(context: Context): Draft {
	const count = endedLines(context);
	const these = count === 1 ? "this line" : `these ${counted(count).toLowerCase()}`;
	const said = line(context, "page-delete", { these, they: count === 1 ? "It goes" : "They go" });
	return count === 0
		? finish(context)
		: { say: [said ?? { id: "", text: `Delete ${these}?` }], chips: DELETE_CHIPS, asked: "let-go" };
}

function bringBack(context: Context): Draft {
	return context.request.canBringBack
		? {
				say: [line(context, "page-back") ?? { id: "", text: "Restored." }],
				chips: [WRITE_CHIP, MENU_CHIP],
				page: "bring-back",
			}
		: { say: [line(context, "page-gone") ?? { id: "", text: "Too late." }], chips: [WRITE_CHIP] };
}

function counted(count: number): string {
	return `${COUNTS[count] ?? count} ${count === 1 ? "line" : "lines"}`;
}
