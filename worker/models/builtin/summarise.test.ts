import { describe, expect, it } from "vitest";
import { summarise } from "./summarise.ts";
import { titleFor } from "./title-for.ts";

const said = (content: string) => ({ role: "user" as const, content });

describe("the running summary", () => {
	it("keeps who, what, feelings and plans", () => {
		const summary = summarise(
			[said("My sister Ana never calls me back and I'm so sad."), said("I'll call her on Sunday")],
			"",
		);
		expect(summary).toContain("Ana never calls you back");
		expect(summary).toContain("Feelings: sad");
		expect(summary).toContain("People: Ana");
		expect(summary).toContain("Plans: call her on Sunday");
	});
	it("adds to what it had and says nothing twice", () => {
		const first = summarise([said("I lost my job in May")], "");
		const second = summarise([said("I lost my job in May"), said("my rent is due on Friday")], first);
		expect(second.match(/lost your job/g)).toHaveLength(1);
		expect(second).toContain("rent");
	});
	it("stays under 1200 characters however much is said", () => {
		const turns = Array.from({ length: 200 }, (_, index) =>
			said(`I argued with my neighbour about fence number ${index} again today`),
		);
		const summary = summarise(turns, "");
		expect(summary.length).toBeLessThanOrEqual(1200);
		expect(summary).toContain("199");
	});
	it("carries nothing over that was said in danger", () => {
		expect(
			summarise([said("I want to die"), said("my rent is due on Friday and I want to kill myself")], ""),
		).toBe("");
	});
	it("takes in a summary somebody else wrote", () => {
		expect(summarise([said("I moved to a new city")], "They spoke about sleep.")).toContain(
			"They spoke about sleep",
		);
	});
});

describe("titles", () => {
	it.each([
		["I can't sleep at night", "Sleeping better"],
		["my dog died yesterday", "Missing someone"],
		["should I quit my job?", "A decision"],
		["hi", null],
		["I want to die", null],
		["I can't sleep because I want to kill myself", null],
		["it's all pointless", null],
	])("%j is called %j", (message, title) => {
		expect(titleFor(message)).toBe(title);
	});
});
