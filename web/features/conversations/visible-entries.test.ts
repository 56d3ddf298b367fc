import { expect, test } from "vitest";
import { LEARN_MORE_COMMAND } from "#shared/messages.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { initialState } from "./conversation-state.ts";
import { visibleEntries } from "./visible-entries.ts";

test("commands and the Learn more marker are never shown", () => {
	const state = initialState([
		makeMessage("m1", { role: "user", metadata: { kind: "command" } }),
		makeMessage("m2", { role: "user", content: LEARN_MORE_COMMAND }),
		makeMessage("m3"),
	]);
	expect(visibleEntries(state).map(({ key }) => key)).toEqual(["m3"]);
});

test("the reply being made is not shown as a message too", () => {
	const state = {
		...initialState([makeMessage("m9", { status: "streaming", content: "" })]),
		turn: makeTurn(),
	};
	expect(visibleEntries(state)).toEqual([]);
});

test("a reply that has not begun is not shown before its turn is known", () => {
	const reply = makeMessage("m9", { status: "streaming", content: "" });
	expect(visibleEntries({ ...initialState([]), messages: [reply] })).toEqual([]);
});

test("a message keeps its key when the server's copy arrives", () => {
	const pending = { clientMessageId: "c1", content: "hi", createdAt: "", status: "sending" } as const;
	const before = visibleEntries({ ...initialState([]), pending: [pending] });
	const later = visibleEntries(initialState([makeMessage("m1", { role: "user", clientMessageId: "c1" })]));
	expect(before.map(({ key }) => key)).toEqual(later.map(({ key }) => key));
});
