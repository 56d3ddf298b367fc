import { fireEvent } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeApi } from "#web/test/fake-api.ts";
import { renderAt } from "#web/test/render.tsx";
import { useActivity } from "./hooks/use-activity.ts";

const CALL = "POST /api/notifications/activity/usr_1";

function Page() {
	useActivity("usr_1");
	return null;
}

function open(address = "/dashboard") {
	window.history.replaceState(null, "", address);
	const requests = fakeApi({ "POST /api/notifications/activity/:userId": { body: { ok: true } } });
	renderAt("/dashboard", <Page />);
	return requests;
}

beforeEach(() => {
	sessionStorage.clear();
});

test("an open page that nobody touches tells nothing", () => {
	vi.useFakeTimers();
	const requests = open();
	vi.advanceTimersByTime(60 * 60_000);
	expect(requests).toEqual([]);
});

test("who does something is told of at once, and then at most every quarter of an hour", async () => {
	vi.useFakeTimers();
	const requests = open();
	fireEvent.keyDown(document.body);
	fireEvent.pointerDown(document.body);
	vi.advanceTimersByTime(14 * 60_000);
	fireEvent.pointerDown(document.body);
	await vi.waitFor(() => expect(requests).toEqual([{ key: CALL, body: { fromLink: false } }]));
	vi.advanceTimersByTime(2 * 60_000);
	fireEvent.pointerDown(document.body);
	await vi.waitFor(() => expect(requests).toHaveLength(2));
});

test("a visit that began from a link of ours is told at once and as such, until half an hour of nothing", async () => {
	vi.useFakeTimers();
	const requests = open("/dashboard?from=note&x=1");
	expect(window.location.search).toBe("?x=1");
	await vi.waitFor(() => expect(requests).toEqual([{ key: CALL, body: { fromLink: true } }]));
	vi.advanceTimersByTime(20 * 60_000);
	fireEvent.wheel(document.body);
	await vi.waitFor(() => expect(requests).toHaveLength(2));
	expect(requests.at(-1)).toEqual({ key: CALL, body: { fromLink: true } });
	vi.advanceTimersByTime(31 * 60_000);
	fireEvent.keyDown(document.body);
	await vi.waitFor(() => expect(requests).toHaveLength(3));
	expect(requests.at(-1)).toEqual({ key: CALL, body: { fromLink: false } });
});
