import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChatLine } from "./bar/chat-line.tsx";
import { sayAfterLeaving, sayInChat } from "./chat-line.ts";

/** Shows the line of a conversation, and goes to others. */
function openAt(conversationId: string | undefined) {
	const { rerender } = render(<ChatLine conversationId={conversationId} />);
	return (next: string | undefined, isSending = false) =>
		rerender(<ChatLine conversationId={next} isSending={isSending} />);
}

const said = () => screen.getByRole("status").textContent;

test("what is said in a conversation goes with it", () => {
	const goTo = openAt("cnv_1");
	act(() => sayInChat("Said here.", "cnv_1"));
	expect(said()).toBe("Said here.");
	goTo(undefined);
	expect(said()).toBe("");
	goTo("cnv_2");
	goTo("cnv_1");
	expect(said()).toBe("");
});

// spec: P.101
test("what is said on leaving stays until the conversation that comes next is left too", () => {
	const goTo = openAt("cnv_1");
	act(() => sayAfterLeaving("That one is gone.", "cnv_1"));
	expect(said()).toBe("");
	goTo(undefined);
	expect(said()).toBe("That one is gone.");
	goTo("cnv_2");
	expect(said()).toBe("That one is gone.");
	goTo("cnv_3");
	expect(said()).toBe("");
	goTo("cnv_2");
	expect(said()).toBe("");
});

test("it goes when the next message is sent", () => {
	const goTo = openAt("cnv_1");
	act(() => sayInChat("Said here.", "cnv_1"));
	goTo("cnv_1", true);
	expect(said()).toBe("");
});

test("it can be closed", () => {
	openAt("cnv_1");
	expect(screen.queryByRole("button")).toBeNull();
	act(() => sayInChat("Said here.", "cnv_1"));
	fireEvent.click(screen.getByRole("button", { name: "Close" }));
	expect(said()).toBe("");
	expect(screen.queryByRole("button")).toBeNull();
});
