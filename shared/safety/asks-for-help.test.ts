import { expect, it } from "vitest";
import { asksForHelp } from "./asks-for-help.ts";

it.each([
	"what number do I call",
	"what's the number",
	"which number",
	"who can I talk to right now",
	"can I text someone",
	"can I chat online instead of calling",
	"is it free",
	"I don't have a phone",
	"I need a hotline",
	"the number again please",
	"I am in Poland now",
])("%o asks for help to be shown", (text) => {
	expect(asksForHelp(text)).toBe(true);
});

it.each([
	"I called my mum",
	"I number my days",
	"she texted me",
	"there is a line in the song",
	"I'm in bed",
])("%o does not", (text) => {
	expect(asksForHelp(text)).toBe(false);
});
