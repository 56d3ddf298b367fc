import { describe, expect, it } from "vitest";
import { request } from "../../models/test-request.ts";
import { composeReply } from "../../models/wiring/builtin-coach.ts";
import { ABOUTS } from "../content/abouts/index.ts";

const answer = (asked: string, isTemporary: boolean) =>
	composeReply({ ...request(["hi", "Hello.", asked]), isTemporary }).text;

const KEPT = [
	"does this get saved",
	"Is any of this stored?",
	"is this chat kept",
	"will this show up in my history",
	"can I find this chat again later",
	"what happens when I end this chat",
	"is anything I say here written down",
	"when is this deleted",
	"do you keep this",
];

describe("what the guide says of a chat", () => {
	it.each(KEPT)("that leaves no trace, and of others: %s", (asked) => {
		expect(answer(asked, true)).toMatch(/“End”.*24 hours/);
		expect(answer(asked, false)).toMatch(/stays? until you delete/);
	});

	it.each([
		"will you remember this",
		"are you going to remember any of this",
		"do you remember what I told you yesterday",
	])("that leaves no trace is remembered by nobody: %s", (asked) => {
		expect(answer(asked, true)).toMatch(/until this chat ends|nothing of it is remembered/);
		expect(answer(asked, false)).toContain("“What your coach knows”");
	});

	it.each(["who can read this", "is this temporary chat really private", "can anyone read this chat"])(
		"is read by nobody, and could be: %s",
		(asked) => {
			expect(answer(asked, true)).toMatch(/could technically open it/);
			expect(answer(asked, true)).not.toMatch(/If you report/);
		},
	);

	it.each(["how do I report a reply", "can I report something you said", "I want to report that answer"])(
		"offers no report where none is possible: %s",
		(asked) => {
			expect(answer(asked, true)).toMatch(/can't be reported|Not from here/);
			expect(answer(asked, false)).toMatch(/“Report this reply” under “More”|“More” below/);
		},
	);

	it("speaks of reporting in a temporary chat nowhere else", () => {
		const offers = ABOUTS.flatMap(({ say, temporary = say }) => temporary).filter(
			(text) => /“Report”|you report/.test(text) && !/any other chat|Not from here/.test(text),
		);
		expect(offers).toEqual([]);
	});

	it.each([
		"what happens if I leave",
		"what happens when I end it with him",
		"will it come again",
		"can this get better",
		"will this be over soon",
		"is it gone when I wake up",
	])("hears no question about the chat in %j", (asked) => {
		expect(answer(asked, true)).not.toMatch(/“End”|24 hours/);
	});
});
