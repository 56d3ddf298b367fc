import { expect, test, vi } from "vitest";
import { KEEP_MAX } from "#shared/chat/try-it-limits.ts";
import { quickExit } from "../quick-exit.ts";
import { type CarriedTurn, carryTalk, forgetCarried, readCarried } from "./carried-talk.ts";
import { clearAllButWords, clearPersonal } from "./personal-storage.ts";

const turn = (said: string): CarriedTurn => ({
	said,
	tried: { message: "I see.", help: null, isGrave: false, choices: [] },
});

test("keeps its id while turns are added, and gets another after it was forgotten", () => {
	carryTalk([turn("One")]);
	const first = readCarried();
	carryTalk([turn("One"), turn("Two")]);
	expect(readCarried()).toEqual({ id: first?.id, turns: [turn("One"), turn("Two")] });
	forgetCarried();
	expect(readCarried()).toBeNull();
	carryTalk([turn("One")]);
	expect(readCarried()?.id).not.toBe(first?.id);
});

test("carries the newest turns that an account takes", () => {
	carryTalk(Array.from({ length: KEEP_MAX + 1 }, (_, index) => turn(String(index))));
	expect(readCarried()?.turns).toHaveLength(KEEP_MAX);
	expect(readCarried()?.turns.at(-1)?.said).toBe(String(KEEP_MAX));
});

test("says so where the browser stores nothing", () => {
	vi.stubGlobal("sessionStorage", {
		getItem: () => null,
		setItem: () => {
			throw new DOMException("Storage is off", "SecurityError");
		},
	});
	expect(carryTalk([turn("One")])).toBe(false);
});

// spec: P.40
test("outlives a visit of a signed-out page, and goes with signing out and with a quick exit", () => {
	carryTalk([turn("One")]);
	clearAllButWords();
	expect(readCarried()).not.toBeNull();
	clearPersonal();
	expect(readCarried()).toBeNull();
	carryTalk([turn("One")]);
	vi.stubGlobal("location", { replace: vi.fn() });
	quickExit();
	expect(readCarried()).toBeNull();
});
