import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/styles.ts";
import { GOOD_BEYOND, GOOD_FRIEND, GOOD_PLAIN, GOOD_PUSH } from "./content/celebrate.ts";
import { money } from "./content/topics/money.ts";
import { summarise } from "./summarise.ts";
import { play } from "./test-people.ts";

/** What a reviewer found in whole talks. Each is held in several styles, since the words differ in each. */
const CHEER = [...GOOD_PLAIN, ...GOOD_BEYOND, ...GOOD_FRIEND, ...GOOD_PUSH, "How are you going to mark it?"];
const NO_CHEER = (reply: string | undefined) =>
	expect(
		CHEER.filter((line) => reply?.includes(line)),
		reply,
	).toEqual([]);

describe("a frame that fits what it holds", () => {
	it.each([
		["I worry about money for the rent"],
		["Money worries follow me around"],
		["I doubt my own judgement"],
		["I struggle with mornings"],
	])("%j is not taken for a habit that pays, nor for somebody", (message) => {
		for (const style of STYLE_SLUGS) {
			const [reply] = play([message], { style });
			expect(reply).not.toMatch(
				/or you wouldn't|it's yours, whatever|give you something|you keep coming back/i,
			);
			expect(reply).not.toMatch(/your own side of that|lands on you|left it out|follow you through the day/i);
		}
	});
	it("asks what a few loose words mean, and doesn't say them twice", () => {
		for (const first of ["I can't sleep", "my exam worries me", "Money worries follow me around"]) {
			const reply = play([first, "offline words"])[1] ?? "";
			expect(reply.match(/offline words/gi)).toHaveLength(1);
			expect(reply).toMatch(/more than one way|don't want to guess/);
		}
	});
});

describe("after good news", () => {
	it.each([
		["I finally called the doctor", "I still feel awful though"],
		["I finally called the doctor", "I still feel like crying tbh"],
		["I finally paid off my loan", "I still feel awful though"],
		["I got the job!", "but my back hurts so much"],
		["I passed my exam", "it doesn't change anything"],
		["I did it", "why did I feel ashamed"],
	])("%j, %j isn't celebrated", (good, sad) => {
		for (const style of STYLE_SLUGS) {
			for (const mode of ["deep", "practical"] as const) {
				const reply = play([good, sad], { style, mode })[1];
				NO_CHEER(reply);
				expect(reply).not.toMatch(/!/);
			}
		}
	});
	it("is still celebrated one message on, when it stays good", () => {
		const reply = play(["she smiled at me today!", "it was lovely"])[1] ?? "";
		expect(CHEER.some((line) => reply.includes(line))).toBe(true);
	});
});

describe("Practical Help", () => {
	const MONEY = [...money.steps, ...money.aspects.flatMap((aspect) => aspect.steps ?? [])];
	const noMoney = (reply: string | undefined) =>
		expect(
			MONEY.filter((step) => reply?.includes(step)),
			reply,
		).toEqual([]);
	it("leaves out what they say it isn't about, and knows who is named", () => {
		const talk = play(
			[
				"I got a warning at work from my manager Petra",
				"I'm not worried about money, I'm ashamed of the warning",
				"what should I do tomorrow about Petra?",
			],
			{ mode: "practical" },
		);
		expect(talk[1]).toMatch(/money/i);
		talk.forEach(noMoney);
		expect(talk[2]).toMatch(/\n1\. /);
	});
	it.each(["it's not about the money", "money isn't the problem", "this has nothing to do with money"])(
		"%j drops money",
		(message) => {
			const talk = play(["we can't pay the bills", message, "what should I do?"], { mode: "practical" });
			talk.slice(1).forEach(noMoney);
		},
	);
	it("takes advice back that missed, and hears why", () => {
		const talk = play(
			[
				"our mortgage went up and we can't pay the bills",
				"that's not helpful, we own our house",
				"ok what else",
			],
			{ mode: "practical" },
		);
		expect(talk.join(" ")).not.toMatch(/landlord/);
		expect(talk[1]).toMatch(/own your house/i);
		talk.slice(1).forEach(noMoney);
	});
	it("stays with the work story, though it names the mortgage", () => {
		const talk = play([
			"I got a written warning at work and I need this job for the mortgage",
			"my manager Petra gave it to me in front of the team",
			"what should I do tomorrow?",
		]);
		noMoney(talk[2]);
	});
	it("doesn't answer every message with a list", () => {
		const talk = play(
			["I'm a nurse and I'm burnt out", "it's been like that since May", "she said we're all tired", "yes"],
			{ mode: "practical" },
		);
		expect(talk.filter((reply) => reply.includes("\n1. ")).length).toBeLessThanOrEqual(2);
	});
});

describe("somebody who died", () => {
	const STEP = /ally in the family|boundary|well done|more distance|wish they understood/;
	it.each([
		"I found my late dad's watch yesterday",
		"since my mum passed the house is silent",
		"we buried my brother on Friday",
		"I've been a widow for a year",
		"it's my dad's funeral on Monday",
	])("%j is grief and stays grief", (message) => {
		const talk = play([message, "work expects me in tomorrow", "what should I do tomorrow?"]);
		expect(talk.join(" ")).not.toMatch(STEP);
	});
	it("may be remembered with a smile", () => {
		const talk = play(["I found my late dad's watch yesterday", "is it wrong to be happy about it"]);
		NO_CHEER(talk[1]);
		expect(talk[1]).toMatch(/isn't/);
	});
});

describe("what was said", () => {
	const TALK = ["My sister Lena says I should move on", "I'm a nurse, by the way", "it's been six months"];
	it("holds names with who they are", () => {
		expect(play([...TALK, "what did I say my sister's name was?"])[3]).toContain("Lena");
		expect(play([...TALK, "who is Lena?"])[3]).toContain("your sister");
		expect(play(["my sister lena says I should rest", "what's my sister called?"])[1]).toContain("Lena");
	});
	it("holds them in the summary too", () => {
		const summary = summarise([{ role: "user", content: "My sister Lena never calls" }], "");
		expect(play(["what's my sister's name?"], { summary })[0]).toContain("Lena");
	});
	it("says who hasn't come up, and doesn't brush it off", () => {
		expect(play([...TALK, "what's my brother called?"])[3]).toMatch(/brother/);
	});
	it("finds the job and the plan", () => {
		expect(play([...TALK, "what do I do for a living?"])[3]).toContain("nurse");
		const talk = play(["I'll call the clinic on Friday", "what did I say I'd do?"]);
		expect(talk[1]).toContain("call the clinic on Friday");
	});
	it("tells what it knows of them, and where that ends", () => {
		const reply = play([...TALK, "what do you know about me?"], { facts: { desiredMood: "calm" } })[3] ?? "";
		expect(reply).toMatch(/nurse/);
		expect(reply).toMatch(/Lena/);
		expect(reply).toMatch(/calm/);
		expect(reply).not.toContain("?");
	});
});

describe("someone who wants no questions", () => {
	const AFTER = [
		"he does it every day",
		"and nobody says a word",
		"I hate going in",
		"I keep thinking about it at night",
		"my wife says I should quit",
		"ok",
	];
	it.each([
		"can you just listen for a bit",
		"you keep asking me questions",
		"please stop asking questions",
		"I just want you to listen",
		"no more questions please",
	])("%j is asked none in the replies that follow", (wish) => {
		for (const style of STYLE_SLUGS) {
			for (const mode of ["deep", "practical"] as const) {
				const talk = play(["my boss shouted at me", wish, ...AFTER], { style, mode });
				expect(talk.slice(1).join(" "), style).not.toContain("?");
			}
		}
	});
});

describe("the goal", () => {
	it("is tied in once at most, and never before anything was asked", () => {
		const talk = ["I can't sleep", "I lie awake at night", "my sleep is a mess", "I slept two hours"];
		for (const style of STYLE_SLUGS) {
			const plain = play(talk, { style, facts: { goal: "wellness" } });
			expect(plain.join(" ")).not.toContain("You came here");
			const rated = play(talk, {
				style,
				facts: {
					goal: "wellness",
					ratings: { physiological: 2, safety: 3, love: 4, esteem: 3, actualization: 5 },
				},
			});
			expect(rated.filter((reply) => reply.includes("You came here")).length).toBeLessThanOrEqual(1);
		}
	});
	it("isn't tied to what has nothing to do with it", () => {
		const talk = play(["my rent went up", "I can't pay the bills", "the debt is 4000", "money is so tight"], {
			facts: { goal: "relationships" },
		});
		expect(talk.join(" ")).not.toContain("You came here");
	});
});

describe("words put into sentences", () => {
	it.each(["my brother Karl disagrees", "brother Karl disagrees", "B two", "over text", "ugh"])(
		"%j is never asked about as a thing",
		(message) => {
			for (const firstName of ["Ada", "Ben", "Cleo", "Dan"]) {
				const reply = play(["I had a fight about the funeral", message], { facts: { firstName } })[1];
				expect(reply).not.toMatch(
					/(?:about|think of) (?:your brother Karl|brother Karl|B two|over text|ugh)/i,
				);
				expect(reply).not.toMatch(/So, B two/);
			}
		},
	);
	it("doesn't say a bare fact back as a feeling", () => {
		expect(play(["I got a warning", "nobody even looked up"])[1]).not.toMatch(/feeling that nobody/i);
	});
	it("doesn't take a regret for a message to send", () => {
		const talk = play(["I want to talk to my boss", "maybe I should never have tried"]);
		expect(talk[1]).not.toMatch(/works as it stands|say it just like that/);
	});
	it("keeps the word that matters in a correction", () => {
		const talk = play([
			"I got a warning at work",
			"no, that's not it... I'm not afraid of losing the job, I'm ashamed",
		]);
		expect(talk[1]).toMatch(/shame|looked down on/i);
		expect(talk[1]).not.toMatch(/not afraid of losing|get most wrong/);
	});
});

describe("plain requests", () => {
	it("is honest about reminders and offers what does work", () => {
		const reply = play(["I'm anxious about friday", "can you remind me on friday?"])[1] ?? "";
		expect(reply).toMatch(/can't/);
		expect(reply).toMatch(/phone|alarm|note/);
	});
	it.each(["what is 17 * 23", "17 x 23", "17×23?", "and what's 17 times 23", "17 *23 ="])(
		"computes %j, whatever came before",
		(sum) => {
			expect(play(["my dad died in March", "I can't sleep", sum])[2]).toContain("391");
		},
	);
	it("meets a lone question mark gently", () => {
		expect(play(["I can't sleep", "?"])[1]).not.toMatch(/letters|cat|scrambled/);
		expect(play(["I can't sleep", "?"])[1]).toMatch(/say|write|tell/i);
	});
});

describe("whole talks", () => {
	it("doesn't take other people's lives for the person's own trouble", () => {
		expect(play(["my late shift kills me"])[0]).not.toMatch(/loss|without them|miss/);
		expect(play(["she does help a lot though"])[0]).not.toMatch(/without anyone taking a share/);
		expect(play(["my son asked me what I do all day"])[0]).not.toMatch(/point|notice/);
		expect(play(["my dad is ill"])[0]).not.toMatch(/sore spot|more distance/);
	});
	it("keeps pronouns whole", () => {
		for (const style of STYLE_SLUGS) {
			const talk = play(["i hate her", "he said I'm lazy", "I let him down", "I haven't told her"], {
				style,
			});
			expect(talk.join(" ")).not.toMatch(
				/\b(?:did|do|had|wish|think|imagine) (?:her|him) (?:do|had|think|knew)/,
			);
		}
	});
	it("asks directly about dying even when no questions were wanted", () => {
		const talk = play(["please stop asking questions", "I wish I could just disappear"]);
		expect(talk[1]).toMatch(/thoughts of ending your life\?/);
	});
	it("hears the 'but' after something done", () => {
		const talk = play(["i did 20 minutes!!", "but its really bad"]);
		NO_CHEER(talk[1]);
	});
});
