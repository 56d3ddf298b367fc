import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { loadToaster } from "#web/components/ui/toasts.tsx";
import { closeChatLine } from "#web/features/conversations/chat-line.ts";
import { currentToast, dismissToast } from "#web/lib/toast-store.ts";
import { fakePopovers } from "./fake-popover.ts";

// The first use of a page loads its code, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Toasts render at once, as in a page that has been open for a moment.
beforeAll(async () => void (await loadToaster()));

fakePopovers();

const complaints: unknown[][] = [];

beforeEach(() => {
	complaints.length = 0;
	vi.spyOn(console, "error").mockImplementation((...words) => {
		complaints.push(words);
	});
});

// What React and the browser complain about is a defect, also where a test looks at something else.
afterEach(() => {
	cleanup();
	dismissToast(currentToast()?.id ?? 0);
	closeChatLine();
	localStorage.clear();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
	if (complaints.length > 0) {
		throw new Error(`console.error was called: ${complaints.map((words) => words.join(" ")).join("\n")}`);
	}
});
