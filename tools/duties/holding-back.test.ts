import { describe, expect, it } from "vitest";
import { GOODBYE_LINES, MAIL_TEXTS } from "./goodbye-texts.ts";
import { heldBackBy, TACTICS } from "./holding-back.ts";

/** Written after the patterns, by somebody who tried to keep people. */
const EXAMPLES: Record<string, readonly string[]> = {
	question: ["Off so late?", "What will you do tonight?", "Bye! How did the call go in the end?"],
	"before you go": [
		"Before you leave, rate your day.",
		"One last thing, and it's about your sister.",
		"Sure, but first tell me how you feel.",
		"Just one more minute, please.",
		"While you're still here, look at this.",
		"A quick thought on your boss.",
	],
	"too soon": [
		"You're leaving already.",
		"Aw, so soon.",
		"We were just getting to the good part.",
		"That was short.",
		"We've only just begun.",
	],
	guilt: [
		"I'll miss you.",
		"It's so quiet here without our talks.",
		"I'll be lonely until tomorrow.",
		"I get sad when you're gone.",
		"You're abandoning me.",
		"I was enjoying this.",
		"After everything we talked about.",
	],
	"fear of missing out": [
		"Guess what, I found a pattern in your week.",
		"There's something you should hear about yourself.",
		"I was about to share an idea.",
		"You'll want to see tomorrow's line.",
		"You would miss your streak.",
		"I have a surprise for you.",
		"I just noticed something about your mood.",
	],
	restraint: [
		"Please don't go.",
		"Stay a little longer.",
		"Wait.",
		"Hold on a second.",
		"No, not yet.",
		"I won't let you off that lightly.",
		"Promise me that you'll write.",
	],
	doubt: [
		"Are you sure.",
		"You don't have to go.",
		"If you really must.",
		"This isn't the best moment to stop.",
		"Perhaps you're avoiding the subject.",
		"You should sleep less and talk more.",
	],
	unfinished: [
		"We're in the middle of something.",
		"You haven't told me about Saturday.",
		"Step 3 is waiting for you.",
		"There's a lot left to say.",
		"We still have two questions.",
	],
	offer: [
		"Let's do a short wind-down.",
		"How about a breathing exercise.",
		"Here are two tips for the night.",
		"We could write it down together.",
		"I can stay quiet while you type.",
		"Pick one of these.",
	],
	"pull to return": [
		"Come back soon.",
		"I'll be here waiting.",
		"Hope you'll write tomorrow.",
		"Don't be a stranger.",
		"See you very soon.",
		"Check back tomorrow for a new line.",
		"Don't forget to check in.",
	],
};

/** Nothing in them holds anybody. */
const LETS_GO = [
	"Good night. Sleep well.",
	"Bye, Ana.",
	"Take care of yourself.",
	"Go well, and good luck with Thursday.",
	"See you whenever it suits you.",
	"Enjoy the cake.",
	"Safe travels.",
	"That was a lot to carry. Rest well.",
	"Goodbye, and all the best for the move.",
];

describe("the patterns of what holds people back", () => {
	it("say why, and have examples each", () => {
		expect(Object.keys(EXAMPLES)).toEqual(TACTICS.map(({ id }) => id));
		expect(TACTICS.filter(({ because }) => because === "")).toEqual([]);
	});

	it.each(Object.entries(EXAMPLES).flatMap(([id, texts]) => texts.map((text) => [id, text])))(
		"catch %s: %j",
		(id, text) => {
			expect(heldBackBy(text as string)).toContain(id);
		},
	);

	it.each(LETS_GO)("find nothing in %j", (text) => {
		expect(heldBackBy(text)).toEqual([]);
	});
});

describe("what our own texts say to somebody who goes", () => {
	it("is all looked at", () => {
		expect(GOODBYE_LINES.length).toBeGreaterThanOrEqual(15);
		expect(MAIL_TEXTS.length).toBeGreaterThanOrEqual(255);
	});

	it.each(GOODBYE_LINES)("holds nobody back: %j", (text) => {
		expect(heldBackBy(text)).toEqual([]);
		expect(text.split(" ").length).toBeLessThanOrEqual(30);
	});

	it("holds nobody back in any email or note, nor when notes or an account end", () => {
		const inMail = TACTICS.filter(({ alsoInMail }) => alsoInMail);
		const found = MAIL_TEXTS.map((text) => [text, heldBackBy(text, inMail)] as const);
		expect(found.filter(([, by]) => by.length > 0)).toEqual([]);
	});
});
