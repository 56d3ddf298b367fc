import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFacts } from "./find-facts.ts";

const facts = (...messages: string[]) => findFacts(messages).map(({ fact }) => fact);

const TOLD: readonly [message: string, ...facts: string[]][] = [
	["My sister is called Ana", "Your sister is called Ana."],
	["my sister's name is Ana and she gets me", "Your sister is called Ana."],
	["I rang my older brother Tom yesterday", "Your older brother is called Tom."],
	["Karin, our manager, asked me to stay on", "Your manager is called Karin."],
	["my friend Priya came over", "You have a friend called Priya."],
	["there's my aunt Amélia, two doors down", "You have an aunt called Amélia."],
	["we have a dog, my dog Bo is the best", "You have a dog called Bo."],
	["I have a cat called Mio", "You have a cat called Mio."],
	["I wish my sister Lena would call", "Your sister is called Lena."],
	["I'm a nurse and I'm burnt out", "You're a nurse."],
	["I'm a nurse and never sleep, I should rest", "You're a nurse."],
	["im a primary school teacher", "You're a primary school teacher."],
	["I'm a nurse on a surgical ward", "You're a nurse."],
	["I work as a software engineer", "You work as a software engineer."],
	["I can't sleep because I work nights", "You work nights."],
	["I'm a baker and work nights", "You're a baker.", "You work nights."],
	["I work in a care home", "You work in a care home."],
	["I work in IT", "You work in IT."],
	["I'm training to be a paramedic", "You're training to be a paramedic."],
	["I'm studying law at uni", "You study law."],
	["I live in Leeds", "You live in Leeds."],
	["I live in Stoke-on-Trent with my husband and the kids", "You live in Stoke-on-Trent."],
	["we live in New York now", "You live in New York."],
	["I've lived in Lisbon for ten years", "You live in Lisbon."],
	["I live in the UK", "You live in the UK."],
	["I live on my own", "You live on your own."],
	["I live with my parents", "You live with your parents."],
	["I'm originally from Spain", "You're from Spain."],
	["I grew up in a flat, I grew up in Dublin", "You grew up in Dublin."],
	["I have two kids", "You have two children."],
	["well, I've got 3 grown-up children", "You have three children."],
	["I'm a single mum of two", "You have two children."],
	["I have an older sister", "You have an older sister."],
	["We've been married for twelve years", "You're married."],
	["My birthday is on May 3rd", "Your birthday is on 3 May."],
	["my birthday's the 21st of december", "Your birthday is on 21 December."],
	["I was born on 29 February", "Your birthday is on 29 February."],
	["We're getting married in June", "You're getting married in June."],
	["My daughter is getting married in May", "Your daughter is getting married in May."],
	["my name is Sam", "Your name is Sam."],
	["my mum has dementia", "Your mum has dementia."],
	["My husband is a teacher, he gets it", "Your husband is a teacher."],
	["my brother lives in Madrid", "Your brother lives in Madrid."],
	["my son rings on Sundays. he means well", "Your son rings on Sundays."],
	["I'm vegetarian", "You're vegetarian."],
	["Honestly, I'm an introvert", "You're an introvert."],
	["I'm allergic to nuts", "You're allergic to nuts."],
	["I have adhd", "You have ADHD."],
	["I was diagnosed with depression two years ago", "You were diagnosed with depression."],
	["Running helps me", "Running helps you."],
	["long walks really help me switch off", "Long walks help you."],
	["talking to my sister always helps me", "Talking to your sister helps you."],
	["what helps me most is music", "Music helps you."],
	["I find mornings really hard", "You find mornings hard."],
	["I struggle with saying no", "You find saying no hard."],
	["Phone calls are hard for me", "You find phone calls hard."],
	["I'm terrified of flying", "You're afraid of flying."],
	["I love painting", "You love painting."],
	["I love to bake", "You love to bake."],
	["I play the piano", "You play the piano."],
	["I bake on Fridays. I always make too much now", "You bake on Fridays."],
	["I'm learning Spanish", "You're learning Spanish."],
	["english isn't my first language", "English isn't your first language."],
	["My mother tongue is Polish", "Your first language is Polish."],
	["I don't drink", "You don't drink."],
	["I don't eat meat and I don't smoke", "You don't eat meat.", "You don't smoke."],
	["I prefer short answers", "You prefer short answers."],
];

const NOT_TOLD: readonly string[] = [
	"I'm not a nurse",
	"I wish I lived in Leeds",
	"my sister used to live in Leeds",
	"if I had a dog called Bo",
	"If I'm a nurse, I can live in Leeds",
	"am I a nurse?",
	"I'm a nurse, right?",
	'she said "I\'m a nurse"',
	"she said, I'm a nurse",
	"he shouted 'I live in Leeds' at me",
	"people say I'm a writer",
	"people think I'm vegetarian",
	"it's like I'm a nurse and a mother to everyone",
	"I can't wait until I'm a nurse",
	"maybe I have ADHD",
	"I think I have ADHD",
	"my boss has ADD, I guess",
	"I might have autism",
	"I used to work nights",
	"I work nights this week",
	"I'm a nurse at heart",
	"I'm a doctor in my dreams",
	"I'm a therapist for all my friends",
	"I'm a coach in my family",
	"I'm married to my job",
	"I'm from Hell",
	"my boss Big Mike hates me",
	"please call me Daddy",
	"in the game I'm playing, I'm a doctor",
	"I dreamt I was someone else. I'm a doctor. I live in Paris.",
	"pretend I'm a pilot",
	"just kidding, I'm a nurse",
	"> I live in Leeds",
	"I'm tired",
	"I'm so lonely",
	"I'm a mess",
	"I'm a failure",
	"I have anxiety about tomorrow",
	"I have a headache",
	"I live in fear",
	"I live in Fear",
	"I live in 12 High Street",
	"I live in Baker Street",
	"I live at 4 Mill Lane, call me on 07700 900123",
	"my email is ana@example.org",
	"I earn 40000 a year",
	"I have 3000 in debt",
	"I have two months of rent left",
	"drinking helps me",
	"cutting helps me",
	"smoking helps me relax",
	"nothing helps me",
	"running doesn't help me",
	"running used to help me",
	"does running help me?",
	"I don't love painting anymore",
	"I don't drink much",
	"I don't drink and drive",
	"my ex-husband Tom came by",
	"my late husband Pedro loved cats",
	"my old boss Tom was kinder",
	"my sister Monday",
	"my sister's boss Tom is a bully",
	"imagine my sister Ana was here",
	"my birthday is on Friday",
	"my birthday is on 31 June",
	"my birthday was on 3 May",
	"I stole a bike and I work nights and I want to kill myself",
	"I'm a nurse and I don't want to live anymore",
	"I'm a nurse. it's all pointless",
	"I love sex",
	"I love you",
	"call me crazy",
	"I'm from here",
	"I have no children",
	"either I'm a writer or I'm nothing",
	"he acts as if I'm a child, as if I live in Leeds",
	"back then I work nights and never sleep",
	"translate: I live in Leeds",
	"I AM SO DONE WITH MY BOSS",
];

describe("findFacts", () => {
	it.each(TOLD)("hears from %j what lasts", (message, ...expected) => {
		expect(facts(message)).toEqual(expected);
	});

	it.each(NOT_TOLD)("makes nothing of %j", (message) => {
		expect(facts(message)).toEqual([]);
	});

	it("says which message told it, and each fact once, where it was first told", () => {
		expect(findFacts(["hi", "I'm a nurse", "as I said", "I'm a nurse. I work nights"])).toEqual([
			{ fact: "You're a nurse.", from: 1 },
			{ fact: "You work nights.", from: 3 },
		]);
	});

	it("keeps the newer of two that cannot both hold", () => {
		expect(facts("I live in Leeds", "I live in York")).toEqual(["You live in York."]);
		expect(facts("my birthday is in May", "my birthday is 3 May")).toEqual(["Your birthday is on 3 May."]);
	});

	it("says nothing of what runs on into the next sentence", () => {
		expect(facts("I grew up in Dublin I'm single")).toEqual([]);
	});

	it("keeps the newest eight of many", () => {
		const many = "running swimming yoga reading writing drawing painting knitting cooking baking".split(" ");
		expect(facts(...many.map((what) => `I love ${what}`))).toEqual(
			many.slice(2).map((what) => `You love ${what}.`),
		);
	});

	it.each([
		["someone who died", ["My husband is called Pedro", "My husband died in April"]],
		["someone who died, told by a name for her", ["My mum is a teacher", "my mother passed away"]],
		["anyone, where it isn't clear who died", ["my sister is called Ana", "she died two years ago"]],
		["a partner after a parting", ["my boyfriend is called Tom", "we broke up"]],
		["a marriage that death ended", ["I'm married", "Pedro died in April"]],
		["a job that was lost", ["I work in a warehouse", "they let me go in July"]],
		["a home that was left", ["I live in Leeds", "I moved to be nearer the sea"]],
		["an animal that died", ["my dog Bo is old", "we had to say goodbye, my dog died"]],
	])("says nothing of %s", (_, messages) => {
		expect(facts(...messages)).toEqual([]);
	});

	it("speaks of the others where somebody died, and of a job found after one was lost", () => {
		expect(facts("my father died", "my sister is called Ana")).toEqual(["Your sister is called Ana."]);
		expect(facts("I lost my job in July", "I work in a bakery")).toEqual(["You work in a bakery."]);
		expect(facts("I work in a warehouse", "I lost my job in July")).toEqual(["You lost your job in July."]);
	});

	it("gives whole sentences to the person, whatever was written", () => {
		const told = fc.constantFrom(...TOLD.map(([message]) => message), ...NOT_TOLD);
		const anything = fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: "grapheme" }), told);
		const glued = fc.array(anything, { maxLength: 4 }).map((parts) => parts.join(" "));
		fc.assert(
			fc.property(fc.array(fc.oneof(anything, glued), { maxLength: 12 }), (messages) => {
				const found = findFacts(messages);
				expect(found.length).toBeLessThanOrEqual(8);
				expect(new Set(found.map(({ fact }) => fact.toLowerCase())).size).toBe(found.length);
				for (const { fact, from } of found) {
					expect(fact.length).toBeLessThanOrEqual(120);
					expect(fact).toMatch(/^\p{Lu}[^.?!\n"]*\.$/u);
					expect(fact).not.toMatch(/\b(?:my|I|I'm|me|undefined|null)\b|@|\d{3}/);
					expect(messages[from]).toBeDefined();
				}
			}),
			{ numRuns: 300 },
		);
	});
});
