import { setTimeout as wait } from "node:timers/promises";
import { cleanup, configure } from "@testing-library/react";
import type { Window } from "happy-dom";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { loadToaster } from "#web/components/ui/toasts.tsx";
import { closeChatLine } from "#web/features/conversations/chat-line.ts";
import { currentToast, dismissToast } from "#web/lib/toast-store.ts";
import { fakePopovers } from "./fake-popover.ts";
import { answerWith, server, throwBreaches } from "./server.ts";

// The first use of a page loads its code, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Toasts render at once, as in a page that has been open for a moment.
beforeAll(async () => void (await loadToaster()));

fakePopovers();

const timers = watchTimers();

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(async () => {
	timers.stop();
	// A request on its way is answered here, and not by the next file's server. What it begins ends here too.
	await wait(20);
	timers.stop();
	timers.restore();
	server.close();
	leaveNoTrace();
});

/** Watches timers until `restore`: `stop` ends those since then, because one of an open chat would ask the next file's server. */
function watchTimers() {
	const begun = new Set<NodeJS.Timeout>();
	const real = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
	const watched = (begin: (...args: Parameters<typeof setTimeout>) => NodeJS.Timeout) =>
		((...args: Parameters<typeof setTimeout>) => {
			const timer = begin(...args);
			begun.add(timer);
			return timer;
		}) as typeof setTimeout;
	Object.assign(globalThis, {
		setTimeout: watched(real.setTimeout),
		setInterval: watched(real.setInterval),
	});
	return {
		stop: () => begun.forEach(clearTimeout),
		restore: () => Object.assign(globalThis, real),
	};
}

/** Files share a process, for the code of packages, and its window. Our own modules load again in the next file. */
function leaveNoTrace(): void {
	vi.resetModules();
	sessionStorage.clear();
	// A pressed link led elsewhere.
	(window as unknown as Window).happyDOM.setURL("http://localhost:3000/");
	const { documentElement: root, head, body } = document;
	for (const element of [root, head, body]) {
		for (const name of element.getAttributeNames()) {
			element.removeAttribute(name);
		}
	}
	head.replaceChildren();
	body.replaceChildren();
}

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
	answerWith(null);
	server.resetHandlers();
	if (complaints.length > 0) {
		throw new Error(`console.error was called: ${complaints.map((words) => words.join(" ")).join("\n")}`);
	}
	throwBreaches();
});
