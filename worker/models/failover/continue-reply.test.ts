import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReplyStream } from "../text-model.ts";
import { continueReply } from "./continue-reply.ts";

async function* says(pieces: readonly string[]): ReplyStream {
	for (const text of pieces) {
		yield { provider: "claude", text };
	}
	return { provider: "claude", isCut: false, usage: null };
}

async function goneOnWith(written: string, pieces: readonly string[]): Promise<string> {
	let text = written;
	for await (const piece of continueReply(written, says(pieces))) {
		text += piece.text;
	}
	return text;
}

describe("going on with a reply", () => {
	it("passes a new reply on as it comes", async () => {
		expect(await goneOnWith("", ["One ", "two."])).toBe("One two.");
	});

	it("leaves out what is said again from the beginning", async () => {
		expect(await goneOnWith("I am still ", ["I am ", "still ", "here."])).toBe("I am still here.");
	});

	it("leaves out the last words when they are said again", async () => {
		const written = "The finish line keeps moving and now it is following you";
		expect(await goneOnWith(written, ["following", " you into", " the night."])).toBe(
			`${written} into the night.`,
		);
	});

	it("keeps words that only go on", async () => {
		expect(await goneOnWith("You kept going,", [" and that ", "counts."])).toBe(
			"You kept going, and that counts.",
		);
	});

	it("stays as it is when nothing new is said", async () => {
		expect(await goneOnWith("All of it.", ["All of"])).toBe("All of it.");
		expect(await goneOnWith("All of it.", [])).toBe("All of it.");
	});

	it("says how the reply ended", async () => {
		const stream = continueReply("Half ", says(["a loaf."]));
		await stream.next();
		expect((await stream.next()).value).toEqual({ provider: "claude", isCut: false, usage: null });
	});

	it("gives the whole reply for any place where it was cut and any pieces, when it is said again", async () => {
		const pieces = fc.array(fc.string({ minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 40 });
		await fc.assert(
			fc.asyncProperty(pieces, fc.nat(), async (said, at) => {
				const whole = said.join("");
				expect(await goneOnWith(whole.slice(0, at % (whole.length + 1)), said)).toBe(whole);
			}),
		);
	});
});
