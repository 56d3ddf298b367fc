import { describe, expect, it } from "vitest";
import { UNKNOWN_PERSON } from "../../models/unknown-person.ts";
import { createTalk } from "./test-talk.ts";

const LINES = [
	"the landlord has painted the stairs green",
	"I keep the parcel for number nine under the bench",
	"it smells of varnish up to the third floor",
];

function writtenPage(around: Parameters<typeof createTalk>[0] = {}) {
	const talk = createTalk(around);
	talk.say("hello");
	talk.say("Just write");
	const marks = LINES.map((each) => talk.say(each));
	return { ...talk, marks };
}

describe("a page of writing", () => {
	it("is quiet after the button, and numbers its lines", () => {
		const { marks } = writtenPage();
		expect(marks.map(({ isKept }) => isKept)).toEqual([true, true, true]);
		expect(marks.map(({ note }) => note.line)).toEqual([1, 2, 3]);
	});

	it("ends with three ways on, and names the number of its lines", () => {
		const end = writtenPage().say("finish");
		expect(end.text).toMatch(/^Three lines/);
		expect(end.choices.map(({ label }) => label)).toEqual([
			"Keep as a page",
			"Do something with it",
			"Let it go",
		]);
	});

	it("counts lines beyond those that are in view", () => {
		const { page, say } = writtenPage();
		page.splice(0, page.length - 2);
		expect(say("done").text).toMatch(/^Three lines/);
	});

	it("is kept under the person's own day", () => {
		const talk = writtenPage({ person: { ...UNKNOWN_PERSON, localDate: "2026-02-07" } });
		talk.say("finish");
		const { note } = talk.say("Keep as a page");
		expect(note.keeps).toEqual({ title: "Page of 7 February", body: null });
	});

	// spec: P.45
	it("is not kept in a risk state, and the reply says so", () => {
		const talk = writtenPage({ isAtRisk: true });
		talk.say("finish");
		const reply = talk.say("Keep as a page");
		expect(reply.note.keeps).toBeUndefined();
		expect(reply.text).toMatch(/We don't keep this one today|keep nothing as a card/);
	});

	// spec: P.46
	it("is deleted only after a second question, and can be brought back", () => {
		const talk = writtenPage({ canBringBack: true });
		talk.say("finish");
		const asked = talk.say("Let it go");
		expect(asked.note.page).toBeUndefined();
		expect(asked.text).toContain("these three lines");
		expect(asked.choices.map(({ label }) => label)).toEqual(["Delete them", "Keep them"]);
		const deleted = talk.say("Delete them");
		expect(deleted.note.page).toBe("let-go");
		expect(deleted.choices.map(({ label }) => label)).toEqual(["Undo"]);
		expect(talk.say("Undo").note.page).toBe("bring-back");
	});

	it("says so when it is too late to bring it back", () => {
		const talk = writtenPage();
		for (const said of ["finish", "Let it go", "Delete them"]) {
			talk.say(said);
		}
		const { note, text } = talk.say("Undo");
		expect(note.page).toBeUndefined();
		expect(text).toMatch(/too late|for good|over/);
	});

	it("stays after a second thought", () => {
		const talk = writtenPage();
		talk.say("finish");
		talk.say("Let it go");
		expect(talk.say("Keep them").note.page).toBeUndefined();
	});
});

describe("a good moment", () => {
	// spec: P.48
	it("is kept in the person's own sentence", () => {
		const talk = createTalk();
		const asked = talk.say("It rained all morning. I finally passed my sailing exam!");
		expect(asked.note.act).toBe("good-news");
		expect(asked.choices[0]?.label).toBe("Keep it");
		expect(talk.say("Keep it").note.keeps).toEqual({
			title: "A good moment",
			body: "I finally passed my sailing exam!",
		});
	});

	it("is not offered to be kept for a stranger, or in a risk state", () => {
		for (const around of [{ isStranger: true }, { isAtRisk: true }]) {
			const { choices } = createTalk(around).say("I finally passed my sailing exam!");
			expect(choices.map(({ label }) => label)).not.toContain("Keep it");
		}
	});
});
