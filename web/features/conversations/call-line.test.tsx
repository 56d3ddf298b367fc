import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { panelFor } from "#shared/safety/help/panel.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { CallLine } from "./bar/call-line.tsx";
import type { ConversationState } from "./state/conversation-state.ts";
import { dismissHelp } from "./state/dismissed-help.ts";

const URGENT = makeMessage("m1", { metadata: { safety: panelFor("imminent", "GB") } });
const LATER = makeMessage("m2", { content: "I'm here." });

function show(messages: ConversationState["messages"]) {
	fakeApi({});
	renderAt("/", <CallLine userId="usr_1" state={{ messages, pending: [], turn: null } as never} />);
}

const numbers = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

// spec: S.35
test("while a life may be at stake its numbers stay above the box, once their panel has moved up", () => {
	show([URGENT, LATER]);
	expect(numbers()).toEqual(["tel:999", "tel:116123"]);
	expect(screen.getByRole("link", { name: "Emergency: 999" })).toBeDefined();
});

test("they are not said twice below the panel itself", () => {
	show([URGENT]);
	expect(numbers()).toEqual([]);
});

test("help that is not urgent, long past, or put away leaves the box alone", () => {
	show([makeMessage("m1", { metadata: { safety: panelFor("wish", "GB") } }), LATER]);
	expect(numbers()).toEqual([]);
	show([URGENT, ...Array.from({ length: 12 }, (_, index) => makeMessage(`later${index}`))]);
	expect(numbers()).toEqual([]);
	show([URGENT, LATER]);
	act(() => dismissHelp("usr_1", "m1"));
	expect(numbers()).toEqual([]);
});
