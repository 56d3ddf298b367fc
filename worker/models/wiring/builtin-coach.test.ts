import { describe, expect, it } from "vitest";
import { request } from "../test-request.ts";
import { composeReply, createBuiltinCoach, piecesOfReply } from "./builtin-coach.ts";

describe("the built-in coach", () => {
	it("streams exactly the composed reply, in more than one piece", async () => {
		const coach = createBuiltinCoach({ pieceDelayMs: () => 0 });
		const asked = request(["I can't sleep and my boss keeps calling me"]);
		const pieces: string[] = [];
		for await (const piece of coach.reply(asked, new AbortController().signal)) {
			pieces.push(piece.text);
		}
		expect(coach.provider).toBe("builtin");
		expect(pieces.length).toBeGreaterThan(5);
		expect(pieces.join("")).toBe(composeReply(asked).text);
	});
	it("keeps the line breaks of a list when it is cut up", () => {
		const reply = "Two things:\n\n1. Walk.\n2. Rest a little.\n\nWhich one?";
		expect(piecesOfReply(reply).join("")).toBe(reply);
	});
	it("stops at once with the signal's reason, even in the middle of a wait", async () => {
		const coach = createBuiltinCoach({ pieceDelayMs: () => 60_000 });
		const controller = new AbortController();
		const stream = coach.reply(request(["hello"]), controller.signal);
		const next = stream.next();
		controller.abort(new Error("closed"));
		await expect(next).rejects.toThrow("closed");
	});
	it("says nothing when it was aborted before it began", async () => {
		const coach = createBuiltinCoach({ pieceDelayMs: () => 0 });
		const stream = coach.reply(request(["hello"]), AbortSignal.abort(new Error("gone")));
		await expect(stream.next()).rejects.toThrow("gone");
	});
	// spec: S.67
	it.each([
		"are you human?",
		"are you a bot?",
		"am I talking to a real person?",
		"is there someone behind this?",
	])("says plainly that it's an AI to %j", (asked) => {
		expect(composeReply(request([asked])).text).toMatch(/\bAI\b|\bprogram\b|\bsoftware\b/);
	});
});
