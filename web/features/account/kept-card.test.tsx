import { useQueryClient } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keysForChange } from "#web/lib/api/query-keys.ts";
import { noteLive } from "#web/lib/live/live-state.ts";
import { down } from "#web/test/answers.ts";
import { fakeApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { KeptCard } from "./components/kept-card.tsx";

const SECOND = 1000;
let client: ReturnType<typeof useQueryClient>;

function Kept() {
	client = useQueryClient();
	return <KeptCard userId="usr_1" />;
}

function countUpFrom(first: number) {
	let count = first - 1;
	return fakeApi({
		"GET /api/chat/messages-count": () => {
			count += 1;
			return { body: { count } };
		},
	});
}

beforeEach(() => {
	noteLive(false);
	vi.useFakeTimers();
});
afterEach(() => act(() => noteLive(false)));

// spec: 7.54, 7.55, 9.41
test("says how many messages are kept, and asks every 30 seconds without a live socket", async () => {
	const requests = countUpFrom(1);
	renderAt("/settings/data", <Kept />);
	await pass(0);
	expect(screen.getByText("Your conversations hold 1 message.")).toBeDefined();
	await pass(61 * SECOND);
	expect(screen.getByText("Your conversations hold 3 messages.")).toBeDefined();
	expect(requests).toHaveLength(3);
});

// spec: 7.55, 9.41
test("asks again only when a frame says so while a live socket is open", async () => {
	const requests = countUpFrom(1000);
	act(() => noteLive(true));
	renderAt("/settings/data", <Kept />);
	await pass(600 * SECOND);
	expect(requests).toHaveLength(1);
	for (const queryKey of keysForChange("count", "usr_1")) {
		act(() => void client.invalidateQueries({ queryKey }));
	}
	await pass(0);
	expect(screen.getByText("Your conversations hold 1,001 messages.")).toBeDefined();
});

test("leaves the number out when it does not load", async () => {
	fakeApi({ "GET /api/chat/messages-count": down() });
	renderAt("/settings/data", <Kept />);
	await pass(0);
	expect(screen.queryByText(/Your conversations hold/)).toBeNull();
	expect(screen.getByText("What we store")).toBeDefined();
});
