import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Modes, SwitchReason } from "#shared/chat/mode-machine.ts";
import { ModeNotice } from "./mode-notice.tsx";

const DEEP = { deep: true, practical: false, style: null, origin: "automatic" } satisfies Modes;
const PRACTICAL = { ...DEEP, deep: false, practical: true } satisfies Modes;
const FRIEND = { ...DEEP, style: "need-friend" } satisfies Modes;

test.each([
	["low_mood", FRIEND, "Need a friend is on, as you feel low"],
	["first_time", PRACTICAL, "Practical Help is on, to begin with"],
	["general_message", PRACTICAL, "Practical Help is on, for this question"],
	["own_data", DEEP, "Deep Conversation is on, to talk about you"],
	["first_message", PRACTICAL, "Practical Help is on, to work on this"],
] satisfies [SwitchReason, Modes, string][])("a switch by %s says why", (reason, to, words) => {
	render(<ModeNotice to={to} reason={reason} onUndo={vi.fn()} />);
	expect(screen.getByRole("status").textContent).toBe(words);
});
