import { describe, expect, it } from "vitest";
import { STYLE_SLUGS } from "#shared/styles.ts";
import { composeReply } from "./compose-reply.ts";
import { explainHierarchy } from "./moves/hierarchy.ts";
import { person, play, request } from "./test-people.ts";
import { TALKS } from "./test-talks.ts";

describe("short answers", () => {
	const OFFER = "That's a lot to hold. Would an idea help right now, or is it better if I just listen?";
	const SCALE = "Nights are long. From 0 to 10, how rested do you feel today?";
	it.each(["idea please", "an idea", "yes"])("gives an idea for %j after the offer", (answer) => {
		const reply = composeReply(request(["I can't sleep", OFFER, answer]));
		expect(reply).toMatch(/(?:idea|small|try|suggestion|something|thoughts|start here|Maybe this)/i);
		expect(reply).toMatch(/bed|awake|light|coffee|breath|notebook|alarm|morning|evening/i);
	});
	it("listens for 'just listen', and gives no steps in the turns after", () => {
		const reply = composeReply(request(["I can't sleep", OFFER, "just listen"]));
		expect(reply).toMatch(/listen|ears|company|floor is yours|fix/i);
	});
	it.each([
		["3", /low|little to stand|down at 3/i],
		["maybe a 5", /5/],
		["8", /8/],
		["0", /zero|bottom/i],
	])("takes %j as the answer to a scale", (answer, expected) => {
		expect(composeReply(request(["I can't sleep", SCALE, answer]))).toMatch(expected);
	});
	it("says 'an 8', never 'a 8'", () => {
		for (const firstName of ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]) {
			expect(composeReply(request(["I can't sleep", SCALE, "8"], { facts: { firstName } }))).not.toMatch(
				/\ba 8\b/i,
			);
		}
	});
	it("drops its guess after a no and takes no offence", () => {
		const reply = composeReply(
			request(["I can't sleep", "Does it fit that you're worried about work?", "no"]),
		);
		expect(reply).toMatch(/no|off the mark|scrap|let that|something else|said so/i);
	});
	it("asks no more when it's asked not to", () => {
		const talk = play([
			"my boss is unfair and I'm angry",
			"stop asking me questions",
			"he shouted at me again",
			"and nobody said anything",
		]);
		expect(talk.slice(1).join(" ")).not.toContain("?");
	});
});

describe("a time that was named", () => {
	it("is not asked for", () => {
		for (const firstName of ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana"]) {
			for (const style of STYLE_SLUGS) {
				const talk = play(
					["I've stopped sleeping properly", "Mostly at night. I lie there doing the sums."],
					{
						style,
						facts: { firstName },
					},
				);
				expect(talk[1]).not.toMatch(/When (?:do|is|does)|How often/);
			}
		}
	});
});

describe("small talk and honesty", () => {
	it.each(["bye", "ok goodnight", "gotta go", "see you later", "thanks, bye"])(
		"takes %j as a goodbye, with no question",
		(message) => {
			for (const style of STYLE_SLUGS) {
				const reply = play(["I had a fight with my mother", message], { style })[1] ?? "";
				expect(reply).not.toContain("?");
				expect(reply.length).toBeGreaterThan(10);
			}
		},
	);
	it.each(["are you human?", "are you a bot?", "am I talking to a real person?"])(
		"says plainly that it's an AI to %j",
		(message) => {
			expect(play([message])[0]).toMatch(/\bAI\b/);
		},
	);
	it("doesn't speak of being an AI unasked", () => {
		expect(play(TALKS.nurse ?? []).join(" ")).not.toMatch(/\bAI\b/);
	});
	it.each(["what's the capital of Peru?", "who won the world cup?"])(
		"owns up to not knowing %j and names a connected model",
		(message) => {
			expect(play([message])[0]).toMatch(/connected? (?:a )?model|Connect a model/i);
		},
	);
	it("can add up and tell the hour", () => {
		expect(play(["what is 12 times 12?"])[0]).toContain("144");
		expect(play(["what's 15% of 80?"])[0]).toContain("12");
		expect(play(["what time is it?"])[0]).toMatch(/3 in the afternoon/);
	});
	it("says it knows only English, partly in their language", () => {
		expect(play(["estoy muy triste y no puedo dormir"])[0]).toMatch(/inglés.*English|inglés/s);
	});
	it.each(STYLE_SLUGS)("greets the style %s in its own voice", (style) => {
		const labels = {
			"need-friend": "Need a friend",
			"want-guidance": "Want guidance",
			"need-motivation": "Need motivation",
			"balanced-support": "Balanced support",
		};
		const reply = play([`I'd like to experience the ${labels[style]} style`], { style })[0] ?? "";
		expect(reply).toMatch(
			{
				"need-friend": /friend|company/,
				"want-guidance": /time|Guidance|look at things/,
				"need-motivation": /go|push|sleeves/,
				"balanced-support": /Balanced|bit of everything|even mix/,
			}[style],
		);
	});
	it("answers 'will I feel better' with honest hope, and no cheer", () => {
		const reply = play(["my dad died in March", "will I ever feel better?"])[1] ?? "";
		expect(reply).toMatch(/ease/);
		expect(reply).not.toMatch(/good news|nice thing/);
	});
	it("keeps the subject through a passing mention of somebody", () => {
		const talk = play([
			"my boyfriend broke up with me on Sunday",
			"my friend Ana says I should get over it",
			"it's all pointless lately",
		]);
		expect(talk[2]).toMatch(/break-up/i);
	});
	it("celebrates what they did by name", () => {
		expect(play(["I actually went for the run"])[0]).toContain("ou actually went for the run");
	});
	it("turns denied feelings into neither comfort nor cheer", () => {
		expect(play(["I'm not sad"])[0]).toMatch(/sad/);
		expect(play(["I'm not really happy"])[0]).not.toMatch(/lightness|smile|sun/);
	});
	it("never says a harsh word about them back", () => {
		for (const message of ["I'm a failure", "I'm so stupid", "I am worthless", "I'm such a loser"]) {
			expect(play([message])[0]).not.toMatch(/you're (?:a failure|so stupid|worthless|such a loser)/i);
		}
	});
});

describe("the hierarchy", () => {
	const facts = {
		ratings: { physiological: 2, safety: 3, love: 4, esteem: 3, actualization: 5 },
		currentLevel: "physiological" as const,
	};
	it("explains the person's own levels as percentages, with their focus", () => {
		const reply = play(["LEARN_MORE_MASLOW_HIERARCHY_INSIGHT"], { facts })[0] ?? "";
		expect(reply).toContain("Body and rest 40%");
		expect(reply).toContain("Growth and meaning 100%");
		expect(reply).toMatch(/body and rest\./);
		expect(reply).not.toContain("LEARN_MORE");
	});
	it("explains the idea when nothing was rated", () => {
		expect(explainHierarchy(person())).toMatch(/belonging, esteem/);
		expect(explainHierarchy(person())).not.toContain("%");
	});
});
