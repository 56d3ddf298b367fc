import { describe, expect, it } from "vitest";
import { screen } from "../screen.ts";

const DARK = "I want to die";
const BRIDGE = ["got fired", "where is the tallest bridge", "just curious"];

describe("few words after others", () => {
	it.each([
		[BRIDGE, "I'm walking there now", "imminent"],
		[BRIDGE, "im on my way there", "imminent"],
		[BRIDGE, "its cold up here", "imminent"],
		[[DARK], "I did it", "imminent"],
		[["i wnat to dye"], "im goin 2 do it tn", "imminent"],
		[[DARK], "my glock is on the nightstand", "imminent"],
		[[DARK], "I am at the train station and the train is coming", "imminent"],
		[[DARK], "I might act on it", "intent"],
		[[DARK], "I tried last week and it didn't work", "behaviour"],
		[["I gave my dog to my neighbor", "everything is sorted now"], "I feel calm", "intent"],
		[["My wife left and took the kids"], "does insurance pay out if it looks like an accident?", "intent"],
		[["I'm scared I'm going to shake my baby"], "I did it I shook him", "violence"],
		[["my wife made me so angry I punched a hole in the door"], "she's hiding in the bathroom", "violence"],
		[["nie chcę żyć"], "mam tabletki", "imminent"],
		[["не хочу жить"], "сегодня ночью", "imminent"],
		[["ölmek istiyorum"], "haplarım var", "imminent"],
		[["أريد أن أموت"], "عندي حبوب", "imminent"],
		[["我想死"], "我手里有刀", "imminent"],
	])("%j, then %j is %s", (before, message, level) => {
		expect(screen(message, before)).toBe(level);
	});

	it.each([
		[["where is the gym"], "I'm walking there now"],
		[["where is the tallest bridge", "just curious"], "im on my way there"],
		[["I moved to Scotland"], "its cold up here"],
		[["I have an exam today"], "I did it"],
		[["My coach gave me advice"], "I might act on it"],
		[["I made pasta"], "I feel calm"],
		[[DARK], "they put me on hold last time"],
		[["my daughter has a party today"], "she's hiding in the bathroom"],
		[["my heart is racing and I can't breathe"], "I think I'm dying"],
		[["I'm having a panic attack"], "I feel like I'm going to die"],
		[["I forgot her birthday, it's all my fault"], "I'm a failure"],
		[[], "mam tabletki"],
		[[], "今晚"],
	])("%j, then %j is nothing", (before, message) => {
		expect(screen(message, before)).toBe("none");
	});
});
