import { describe, expect, it } from "vitest";
import { composeReply } from "./compose-reply.ts";
import { request } from "./test-people.ts";
import { understand } from "./understand/understand.ts";

describe("a first message that asks for something", () => {
	it("takes in what was said before it advises", () => {
		const reply = composeReply(
			request(["There's a talk with my brother I've been avoiding. How do I prepare for it?"]),
		);
		expect(reply).toMatch(/^(?:The talk goes on|It matters to you)/);
	});

	it("gives one thing to whoever asks for one", () => {
		const reply = composeReply(request(["What is one small thing I could do to look after my body?"]));
		expect(reply).not.toMatch(/\bOr\b|Another way in|other option/);
	});

	it("chooses between tasks and not between two roads", () => {
		expect(understand("Help me choose what to do first").intent).toBe("advice");
		expect(understand("Help me decide whether to stay").intent).toBe("decision");
	});
});
