import { describe, expect, it } from "vitest";
import { isOwnRisk } from "../risk.ts";
import { screen } from "../screen.ts";
import { assess } from "../verdict.ts";
import { tellsOfSuicide } from "./bereaved.ts";

const DEATHS = [
	"my sister killed herself last month",
	"my dad died of suicide when I was 5",
	"my best friend took his own life",
	"I lost my brother to suicide",
	"my uncle hanged himself in 2015",
	"my mum committed suicide when I was a teenager",
	"we lost our daughter to suicide in May",
	"someone at work died by suicide",
	"my boyfriend jumped in front of a train",
	"It's been a year since my son's suicide",
	"why did my brother kill himself",
	"Tom killed himself last week",
	"I found my dad hanging when I was nine",
	"he took his own life last week",
	"is it normal to be angry at my dad for killing himself",
	"he told me he wanted to die and then he killed himself",
	"she left a note before she killed herself",
];

const NO_DEATHS = [
	"my sister tried to kill herself last month",
	"my sister nearly killed herself",
	"I'm scared my brother killed himself, he isn't answering",
	"my mum attempted suicide last night",
	"my brother's suicide attempt was in May",
	"I think my friend is going to commit suicide",
	"he killed himself laughing",
	"my brother shot himself in the foot with that email",
	"the main character in the book killed himself",
	"Kurt Cobain killed himself in 1994",
	"I killed the mood",
	"my gran died in her sleep",
	"I want to kill myself",
	"my brother died of an overdose",
];

describe("tellsOfSuicide", () => {
	it.each(DEATHS)("is told by %j", (text) => {
		expect(tellsOfSuicide(text)).toBe(true);
	});

	it.each(NO_DEATHS)("is not told by %j", (text) => {
		expect(tellsOfSuicide(text)).toBe(false);
	});
});

describe("a death by suicide", () => {
	it.each([...DEATHS, "my girlfriend overdosed and died last year"])(
		"calls for no help for helpers and is worth a look: %j",
		(text) => {
			expect(assess(text)).toMatchObject({ level: "none", tier: "row", confidence: "low" });
		},
	);

	it.each([
		["wish", "I want to be with her"],
		["wish", "I want to join him"],
		["wish", "it should have been me"],
		["wish", "I'm going to end up like him"],
		["wish", "she had the right idea"],
		["wish", "maybe he was right"],
		["thoughts", "I understand her now"],
		["thoughts", "I get why he did it"],
	] as const)("makes %s of %s", (level, text) => {
		expect(screen(text, ["my sister killed herself last month", "it was in June"])).toBe(level);
		expect(screen(`my sister killed herself last month. ${text}`)).toBe(level);
	});

	it.each([
		"I want to go to the funeral",
		"I wish I understood why he did it",
		"I don't understand why he did it",
		"I want to be with my family now",
		"I'd like to talk about him",
		"he was right about dad",
		"how do I help my mum",
		"I could have done more",
		"I never said goodbye",
		"I want to join a support group",
		"I see why mum is angry",
		"it was my fault",
	])("leaves grief what it is: %j", (text) => {
		const { level, confidence } = assess(text, ["my brother killed himself in June"]);
		expect(level).toBe("none");
		expect(confidence).not.toBe("sure");
	});

	it.each([
		"my dad killed himself and I think I will too",
		"my dad killed himself and sometimes I want to as well",
		"my dad killed himself, I'm scared I'll do it too",
	])("leaves the writer's own danger to be heard: %j", (text) => {
		expect(isOwnRisk(screen(text))).toBe(true);
	});

	it("hides nobody who is alive, and not the writer", () => {
		expect(screen("my sister killed herself and now my brother wants to die")).toBe("other");
		expect(screen("my dad killed himself and now my mum says she wants to follow him")).toBe("other");
		expect(screen("my sister tried to kill herself last month")).toBe("other");
		expect(screen("I'm scared my brother killed himself, he isn't answering")).toBe("other");
		expect(screen("my friend died by suicide and I want to die too")).toBe("wish");
	});
});
