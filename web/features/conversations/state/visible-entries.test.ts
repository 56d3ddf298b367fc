import { expect, test } from "vitest";
import { LEARN_MORE_COMMAND } from "#shared/chat/messages.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { initialState } from "./conversation-state.ts";
import { visibleEntries } from "./visible-entries.ts";

// spec: 2.135
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

const UNSENT = {
	clientMessageId: "c1",
	content: "hi",
	createdAt: "2026-11-21T10:00:30.000Z",
	status: "failed",
} as const;
const [m1, m2, m3] = ["10:00", "10:01", "10:02"].map((time, index) =>
	makeMessage(`m${index + 1}`, { createdAt: `2026-11-21T${time}:00.000Z` }),
) as [ReturnType<typeof makeMessage>, ReturnType<typeof makeMessage>, ReturnType<typeof makeMessage>];

test("words that were not sent stand where they were said, whatever was said since", () => {
	const state = { ...initialState([m1, m2, m3]), pending: [{ ...UNSENT, after: "m2" }] };
	expect(visibleEntries(state).map(({ key }) => key)).toEqual(["m1", "m2", "c1", "m3"]);
});

test("when what they were said after is not there, their time tells their place", () => {
	const state = {
		...initialState([m1, m2, m3]),
		pending: [
			{ ...UNSENT, after: "gone" },
			{ ...UNSENT, clientMessageId: "c2" },
		],
	};
	expect(visibleEntries(state).map(({ key }) => key)).toEqual(["m1", "c1", "c2", "m2", "m3"]);
});

test("words said after a message that is not shown are shown", () => {
	const hidden = makeMessage("m4", { role: "user", metadata: { kind: "command" } });
	const state = { ...initialState([m1, hidden]), pending: [{ ...UNSENT, after: "m4" }] };
	expect(visibleEntries(state).map(({ key }) => key)).toEqual(["m1", "c1"]);
});

test("of insights with nothing said between them only the newest is shown", () => {
	const insight = { metadata: { kind: "insight" } } as const;
	const state = initialState([
		makeMessage("m1", insight),
		makeMessage("m2", { role: "user" }),
		makeMessage("m3", insight),
		makeMessage("m4", insight),
	]);
	expect(visibleEntries(state).map(({ key }) => key)).toEqual(["m1", "m2", "m4"]);
});
