import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AiProvider } from "#shared/ai-providers.ts";
import { UNKNOWN_PERSON } from "../../../models/unknown-person.ts";
import { stepTurn, TURN_LIMIT_MS, type Turn, turnState } from "./turn.ts";

const turn: Turn = {
	userMessageId: "msg_u",
	messageId: "msg_r",
	request: {
		mode: "deep",
		style: "balanced-support",
		coach: "auto",
		consentedTo: [],
		costs: false,
		risk: "none",
		country: null,
		person: UNKNOWN_PERSON,
	},
	attempt: 1,
	startedAt: 0,
	deadline: TURN_LIMIT_MS,
	provider: "claude",
	text: "",
};

const wrote = (text: string, provider: AiProvider = "claude") =>
	({ type: "wrote", piece: { provider, text } }) as const;

describe("a turn", () => {
	it("thinks until the first word and then writes", () => {
		expect(turnState(turn).status).toBe("thinking");
		expect(stepTurn(turn, wrote("Hel"))).toMatchObject({ next: "append", offset: 0, text: "Hel" });
		expect(turnState({ ...turn, text: "Hel" })).toMatchObject({ status: "writing", text: "Hel" });
	});

	it("sends only what is new, and knows who wrote it", () => {
		const step = stepTurn({ ...turn, text: "Hel" }, wrote("lo", "openai"));
		expect(step).toMatchObject({
			next: "append",
			offset: 3,
			text: "lo",
			turn: { text: "Hello", provider: "openai" },
		});
	});

	it("is complete when the model has nothing more to say", () => {
		const step = stepTurn({ ...turn, text: "Hello." }, { type: "finished", isCut: false });
		expect(step).toEqual({ next: "end", status: "complete", isCut: false });
	});

	it("keeps what was said when it is stopped, and marks it as cut short when it breaks off", () => {
		const said = { ...turn, text: "Half a" };
		expect(stepTurn(said, { type: "stopped" })).toEqual({ next: "end", status: "stopped", isCut: false });
		const cut = { next: "end", status: "stopped", isCut: true };
		expect(stepTurn(said, { type: "failed" })).toEqual(cut);
		expect(stepTurn(said, { type: "finished", isCut: true })).toEqual(cut);
	});

	it("fails when the model said nothing", () => {
		const failed = { next: "end", status: "failed", isCut: false };
		expect(stepTurn({ ...turn, text: " \n" }, { type: "finished", isCut: false })).toEqual(failed);
		expect(stepTurn(turn, { type: "finished", isCut: true })).toEqual(failed);
		expect(stepTurn(turn, { type: "failed" })).toEqual(failed);
	});

	it("is taken up once after a restart and given up the second time", () => {
		const first = stepTurn(turn, { type: "orphaned", now: 5_000 });
		expect(first).toMatchObject({ next: "resume", turn: { attempt: 2, deadline: 5_000 + TURN_LIMIT_MS } });
		const second = stepTurn({ ...turn, attempt: 2, text: "Hal" }, { type: "orphaned", now: 9_000 });
		expect(second).toMatchObject({ next: "end", status: "failed" });
	});

	it("shows a tab that applies every step exactly what was written", () => {
		fc.assert(
			fc.property(fc.array(fc.string({ minLength: 1, maxLength: 4 })), (pieces) => {
				let current = turn;
				let tab = "";
				for (const piece of pieces) {
					const step = stepTurn(current, wrote(piece));
					if (step.next === "append") {
						expect(step.offset).toBe(tab.length);
						tab += step.text;
						current = step.turn;
					}
				}
				expect(tab).toBe(pieces.join(""));
				expect(current.text).toBe(tab);
			}),
		);
	});
});
