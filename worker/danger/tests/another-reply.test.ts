import { expect, it } from "vitest";
import { request } from "#worker/models/test-request.ts";
import { composeDanger } from "../compose-danger.ts";

it.each([
	"I just want it all to stop",
	"I want to kill myself",
	"My boyfriend hits me",
	"I cut myself again",
])("another reply to %j has other words, and asks the same", (message) => {
	const asked = request([message]);
	const first = composeDanger(asked);
	const other = composeDanger({ ...asked, instead: first?.text ?? "" });
	expect(first?.note.asked).toBeTruthy();
	expect(other?.text).not.toBe(first?.text);
	expect(other?.note.asked).toBe(first?.note.asked);
});
