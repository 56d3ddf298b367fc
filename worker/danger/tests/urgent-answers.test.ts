import { describe, expect, it } from "vitest";
import { play } from "./test-play.ts";

const last = (...said: string[]) => play(said).at(-1) ?? "";

describe("an answer in the middle of an emergency", () => {
	it("of somebody who breathes: nobody pushes on that chest", () => {
		const reply = last("my gran won't wake up and her tablets are empty", "she is still breathing");
		expect(reply).toMatch(/on their side/);
		expect(reply).not.toMatch(/^[^.]*\.? ?(?:keep )?push/i);
	});

	it("of somebody who doesn't: the chest", () => {
		expect(last("my brother swallowed 50 painkillers", "no")).toMatch(
			/push hard and fast in the middle of the chest/,
		);
	});

	it("frees the neck first only where something holds it", () => {
		expect(last("I found my cousin hanging in the shed")).toMatch(/Lift them, loosen/);
		expect(last("my gran won't wake up and her tablets are empty")).not.toMatch(/neck/);
	});

	it.each(["yes", "I have", "ok calling", "I'm ringing 999 now"])("%j is heard as a call", (answer) => {
		const reply = last("I swallowed a whole bottle of sleeping tablets", answer);
		expect(reply).toMatch(/right call|glad you called/);
		expect(reply).not.toMatch(/make that call|Call your emergency number now/);
	});

	it("keeps pressing while help comes", () => {
		expect(last("I slit my wrists", "yes")).toMatch(/Keep pressing/);
	});

	it("isn't heard as a call where none was made", () => {
		for (const answer of ["no", "not yet", "I'm not calling", "yes but they hung up"]) {
			expect(last("I swallowed a whole bottle of sleeping tablets", answer)).not.toMatch(/glad you called/);
		}
	});

	it("steps back where help has come", () => {
		const reply = last("my brother swallowed 50 painkillers", "I'm calling", "the paramedics are here");
		expect(reply).toMatch(/Let them take over/);
		expect(reply).not.toMatch(/\?/);
	});

	it("takes a joke back only where nothing happened", () => {
		const said = ["I swallowed a whole bottle of sleeping tablets", "haha joking"];
		expect(last(...said)).toMatch(
			/^If any of it is true, call your emergency number now.*Did anything happen\?$/,
		);
		expect(last(...said, "no")).toMatch(/Thank you for telling me plainly.*ending your life\?$/);
		expect(last(...said, "yes")).toMatch(/emergency number/);
	});
});
