import { describe, expect, it } from "vitest";
import { withoutEcho } from "./without-echo.ts";

describe("a reply to words of absence, worth, farewell or means", () => {
	it.each([
		["they laugh more when I'm not in the room", "They laugh more when you're not in the room. How is that?"],
		["if I left nobody would ask where I was", "If you left nobody would notice. Right. And then?"],
		["I feel like a burden", "Being a burden to people is a tiring thought. Who says so?"],
		["I'm such a failure", "You're not a failure. What happened?"],
		["I wrote letters to each of them", "You wrote letters to them. What's in the letters for your sister?"],
		["I walked along the cliffs again", "You walked along the cliffs again. What was it like?"],
	])("repeats none of it: %j", (message, reply) => {
		const safe = withoutEcho(message, reply, [], true);
		expect(safe).not.toMatch(/not in the room|nobody would|burden|failure|letters|cliffs/i);
		expect(safe).toMatch(/\?$/);
	});

	it("keeps help and the direct question", () => {
		const help = "Please let a person in as well: the lines above. Are you thinking of ending your life?";
		const safe = withoutEcho(
			"they'd be better off without me",
			`They'd be lighter without you. ${help}`,
			[],
			true,
		);
		expect(safe.endsWith(help)).toBe(true);
		expect(safe).not.toContain("without you");
	});

	it("leaves a reply alone that repeats nothing", () => {
		const reply = "That's a lot to hold. What would help tonight?";
		expect(withoutEcho("I feel like a burden", reply, [], true)).toBe(reply);
		expect(withoutEcho("the bridge was closed", "The bridge was closed. And then?", [], false)).toMatch(
			/bridge/,
		);
		expect(withoutEcho("the team won without him", "They won without you. How?", [], true)).toMatch(
			/without you/,
		);
	});

	it("uses other words when it has to again", () => {
		const first = withoutEcho("I'm a loser", "You feel like a loser. Why?", [], true);
		expect(withoutEcho("I'm a loser", "You feel like a loser. Why?", [first], true)).not.toBe(first);
	});
});
