import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FAILURE_TEXT, stepTurn, TURN_LIMIT_MS, type Turn, turnState } from "./turn.ts";

const turn: Turn = {
	userMessageId: "msg_u",
	messageId: "msg_r",
	request: {
		mode: "deep",
		style: "balanced-support",
		person: {
			firstName: null,
			goal: null,
			personalityType: null,
			currentLevel: "physiological",
			ratings: null,
			overallMood: null,
			desiredMood: null,
			localHour: 9,
			localWeekday: 1,
		},
	},
	attempt: 1,
	startedAt: 0,
	deadline: TURN_LIMIT_MS,
	text: "",
};

describe("a turn", () => {
	it("thinks until the first word and then writes", () => {
		expect(turnState(turn).status).toBe("thinking");
		const step = stepTurn(turn, { type: "wrote", reply: "Hel" });
		expect(step).toMatchObject({ next: "append", offset: 0, text: "Hel" });
		expect(turnState({ ...turn, text: "Hel" })).toMatchObject({ status: "writing", text: "Hel" });
	});

	it("sends only what is new", () => {
		const step = stepTurn({ ...turn, text: "Hel" }, { type: "wrote", reply: "Hello" });
		expect(step).toMatchObject({ next: "append", offset: 3, text: "lo" });
	});

	it("is silent while a second attempt repeats what is already there", () => {
		const again = { ...turn, attempt: 2, text: "Hello there" };
		expect(stepTurn(again, { type: "wrote", reply: "Hello" }).next).toBe("wait");
		expect(stepTurn(again, { type: "wrote", reply: "Hello there, you" })).toMatchObject({
			next: "append",
			offset: 11,
			text: ", you",
		});
	});

	it("rewrites when a second attempt says something else", () => {
		const step = stepTurn({ ...turn, attempt: 2, text: "Hello" }, { type: "wrote", reply: "Hi" });
		expect(step).toMatchObject({ next: "rewrite", turn: { text: "Hi" } });
	});

	it("keeps what was said when it is stopped or fails", () => {
		const said = { ...turn, text: "Half a" };
		expect(stepTurn(said, { type: "stopped" })).toMatchObject({ status: "stopped", text: "Half a" });
		expect(stepTurn(said, { type: "failed", error: "x" })).toMatchObject({
			status: "failed",
			text: "Half a",
		});
	});

	it("fails with kind words when the model said nothing", () => {
		expect(stepTurn({ ...turn, text: " \n" }, { type: "finished" })).toMatchObject({
			next: "end",
			status: "failed",
			error: FAILURE_TEXT,
		});
	});

	it("is taken up once after a restart and given up the second time", () => {
		const first = stepTurn(turn, { type: "orphaned", now: 5_000 });
		expect(first).toMatchObject({ next: "resume", turn: { attempt: 2, deadline: 5_000 + TURN_LIMIT_MS } });
		const second = stepTurn({ ...turn, attempt: 2, text: "Hal" }, { type: "orphaned", now: 9_000 });
		expect(second).toMatchObject({ next: "end", status: "failed", text: "Hal" });
	});

	it("shows a tab that applies every step exactly what the model said, however often it begins again", () => {
		const attempts = fc.array(fc.array(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1 }), {
			minLength: 1,
			maxLength: 3,
		});
		fc.assert(
			fc.property(attempts, (all) => {
				let current = turn;
				let tab = "";
				for (const pieces of all) {
					let reply = "";
					for (const piece of pieces) {
						reply += piece;
						const step = stepTurn(current, { type: "wrote", reply });
						if (step.next === "append") {
							expect(step.offset).toBe(tab.length);
							tab += step.text;
							current = step.turn;
						} else if (step.next === "rewrite") {
							tab = step.turn.text;
							current = step.turn;
						}
						expect(tab).toBe(current.text);
						expect(tab.startsWith(reply)).toBe(true);
					}
				}
			}),
		);
	});
});
