import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/styles.ts";
// biome-ignore lint/style/noRestrictedImports: until builtin is deleted
import { marksOf } from "#worker/modules/memory/fact-marks.ts";
import { knownPeople } from "./memory/people.ts";
import { play } from "./test-people.ts";

const MEMORY = [
	"You're a nurse.",
	"Your sister is called Ana.",
	"You live in Leeds.",
	"Running helps you.",
	"You find mornings hard.",
];
const facts = { memory: MEMORY };
const TIE =
	/I remember that|You once told me|something I know from you|has helped you before|short list of things|I've kept the name|if I remember right/;

describe("what was kept from earlier talks", () => {
	it("is what the coach knows, together with what was told in this talk", () => {
		const reply = play(["my brother never calls me back", "what do you know about me?"], { facts })[1] ?? "";
		for (const fact of ["nurse", "Ana", "Leeds", "unning helps you", "mornings hard"]) {
			expect(reply).toContain(fact);
		}
		expect(reply).toContain("your brother never calls you back");
		expect(reply).not.toMatch(/\.;|\.,|;;|, Your|, You\b/);
	});
	it.each(["what do you remember about me?", "do you remember me?"])(
		"answers %j with the facts",
		(message) => {
			expect(play([message], { facts })[0]).toMatch(/nurse.*Ana/);
		},
	);
	it("knows the people in it with their names", () => {
		expect(knownPeople([], "", MEMORY)).toContainEqual({ relation: "sister", name: "Ana" });
		expect(play(["what's my sister called?"], { facts })[0]).toContain("Ana");
		expect(play(["who is Ana?"], { facts })[0]).toContain("your sister");
	});
	it("gives way to a newer name", () => {
		const memory = ["Your boss is called Petra."];
		expect(play(["my boss Karl is new", "what's my boss called?"], { facts: { memory } })[1]).toContain(
			"Karl",
		);
	});
	it("answers plain questions about themselves", () => {
		expect(play(["where do I live?"], { facts })[0]).toContain("Leeds");
		expect(play(["what do I do for a living?"], { facts })[0]).toContain("nurse");
	});
	it("invents nothing when nothing was kept", () => {
		expect(play(["what do you know about me?"])[0]).not.toMatch(/nurse|Ana|Leeds/);
		expect(play(["what's my sister called?"])[0]).not.toContain("Ana");
		expect(
			play(["mornings are hard for me", "I'm so stressed out", "my sister is annoyed"]).join(" "),
		).not.toMatch(TIE);
	});
	it("is tied to what they say where it fits, at most once in eight turns and never twice", () => {
		const messages = [
			"I can't get going",
			"the mornings are the worst part of it",
			"I'm so stressed out these days",
			"my sister keeps telling me what to do",
			"I can't get out of bed in the mornings",
			"I feel really anxious at work",
			"my sister called again and I felt tired",
			"I'm exhausted after every shift",
			"I feel low today",
			"mornings are still bad",
			"my sister is worried about me",
			"I'm stressed and I can't sleep",
		];
		let ties = 0;
		for (const style of STYLE_SLUGS) {
			const talk = play(messages, { facts, style });
			const tied = talk.flatMap((reply, at) => (TIE.test(reply) ? [at] : []));
			ties += tied.length;
			expect(
				tied.every((at, index) => index === 0 || at - (tied[index - 1] ?? 0) >= 8),
				talk.join("\n"),
			).toBe(true);
			const said = tied.map((at) => TIE.exec(talk[at] ?? "")?.[0]);
			expect(new Set(said).size).toBe(said.length);
		}
		expect(ties).toBeGreaterThan(3);
	});
	it("doesn't bring what helps to a loss or a quarrel", () => {
		const talk = play(["my sister and I had a fight", "my dad died in March"], { facts });
		expect(talk.join(" ")).not.toContain("has helped you before");
	});
});

describe("what they had forgotten", () => {
	it("is not said back from the talk that still holds it", () => {
		const facts = { forgotten: ["You're a nurse.", "Your sister is called Ana."].map(marksOf) };
		const said = [
			"I'm a nurse. My sister is called Ana. I love painting.",
			"what do you know about me?",
			"what's my job?",
		];
		const [, known, job] = play(said, { facts });
		expect(known).not.toMatch(/nurse|Ana/);
		expect(job).not.toMatch(/nurse/);
		expect(play(said)[1]).toMatch(/nurse/);
	});
});
