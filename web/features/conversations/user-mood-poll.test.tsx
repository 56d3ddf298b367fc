import { useQueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UserMood } from "#shared/schemas/moods.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { noteLive } from "#web/lib/live/live-state.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { useUserMood } from "./api/get-user-mood.ts";

const SECOND = 1000;

function Colour() {
	return <p>{useUserMood(makeUser({ currentChatColor: "#112233" })).currentChatColor}</p>;
}

function MarkedStale() {
	const client = useQueryClient();
	return (
		<button type="button" onClick={() => client.invalidateQueries({ queryKey: queryKeys.userMood("usr_1") })}>
			<Colour />
		</button>
	);
}

function answerWith(currentChatColor: string) {
	const mood: UserMood = { desiredMood: "calm", currentMood: null, currentChatColor };
	return fakeApi({ "GET /api/user-mood/:userId": { body: mood } });
}

beforeEach(() => {
	noteLive(false);
	vi.useFakeTimers();
});
afterEach(() => act(() => noteLive(false)));

// spec: 7.35, 9.33
test("the mood is asked for every 30 seconds without a live socket, and shows in the chat's colour", async () => {
	const requests = answerWith("#445566");
	renderAt("/", <Colour />);
	await pass(29 * SECOND);
	expect(screen.getByText("#112233")).toBeDefined();
	expect(requests).toEqual([]);
	await pass(2 * SECOND);
	expect(screen.getByText("#445566")).toBeDefined();
	await pass(60 * SECOND);
	expect(requests).toHaveLength(3);
});

// spec: 7.35, 9.33
test("the mood is not asked for while a live socket is open", async () => {
	const requests = answerWith("#445566");
	act(() => noteLive(true));
	renderAt("/", <MarkedStale />);
	await pass(600 * SECOND);
	// A frame that says so marks it as out of date: the colour comes with the person then.
	fireEvent.click(screen.getByRole("button"));
	await pass(SECOND);
	expect(screen.getByText("#112233")).toBeDefined();
	expect(requests).toEqual([]);
	// Without the socket what is out of date is asked for at once, and then every 30 seconds.
	act(() => noteLive(false));
	await pass(31 * SECOND);
	expect(requests).toHaveLength(2);
});
