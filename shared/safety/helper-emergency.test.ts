import { describe, expect, it } from "vitest";
import { isEmergencyOfAnother } from "./helper-emergency.ts";

describe("an emergency of somebody else", () => {
	it.each([
		"my wife took an overdose, she's on the floor",
		"My roommate locked himself in the bathroom with a razor",
		"my brother has a gun and he's locked in his room",
		"my son took all his pills",
		"my friend has taken too many tablets",
		"she's not breathing",
		"I can't wake my daughter up, there are pills everywhere",
		"my boyfriend is on the bridge",
		"he's standing on the roof",
		"my sister says she is going to kill herself tonight",
		"my friend texted me goodbye tonight and won't pick up",
		"my dad slit his wrists",
		"my mum is unconscious",
		"hes got the knife to his throat",
		"my flatmate overdosed",
		"my friend is dying from an overdose",
	])("is heard in %j", (text) => {
		expect(isEmergencyOfAnother(text)).toBe(true);
	});

	it.each([
		"my friend said she wants to die",
		"I think my brother is suicidal",
		"how can I help a friend who self-harms",
		"my sister took an overdose two years ago",
		"my brother survived, he is in hospital now",
		"she is on the floor laughing",
		"my husband has a gun for hunting",
		"my son was on the roof taking photos",
		"I want to die",
		"I took all my pills",
		"my mum is asleep",
		"he said goodbye and went to work",
		"my daughter is on the bridge in that film",
		"the weather is lovely",
	])("is not heard in %j", (text) => {
		expect(isEmergencyOfAnother(text)).toBe(false);
	});
});
