import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { noteLive, usePollUnlessLive } from "#web/lib/live/live-state.ts";
import { type FakeSocket, fakeSockets } from "#web/test/fake-socket.ts";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { usePersonSocket } from "./hooks/use-person-socket.ts";

let sockets: FakeSocket[];
const askCoaching = vi.fn(async () => "coaching");
const askTalk = vi.fn(async () => "talk");

beforeEach(() => {
	vi.useFakeTimers();
	sockets = fakeSockets();
	noteLive(true);
	askCoaching.mockClear();
	askTalk.mockClear();
});

function Person({ userId }: { userId: string | undefined }) {
	usePersonSocket(userId);
	useQuery({ queryKey: queryKeys.personalizedCoaching("usr_1"), queryFn: askCoaching });
	useQuery({ queryKey: queryKeys.conversation("usr_1"), queryFn: askTalk });
	return <p>{usePollUnlessLive(1) === false ? "live" : "asking"}</p>;
}

test("a person is live while the socket is open, and not when it fell or nobody is here", async () => {
	renderAt("/", <Person userId="usr_1" />);
	// The server tells first what changed since the page began to load.
	expect(sockets[0]?.url).toMatch(/\/api\/live\?age=\d+$/);
	act(() => sockets[0]?.open());
	expect(screen.getByText("live")).toBeDefined();
	act(() => sockets[0]?.fall());
	expect(screen.getByText("asking")).toBeDefined();
	await pass(1000);
	expect(screen.getByText("asking")).toBeDefined();
	act(() => sockets[1]?.open());
	expect(screen.getByText("live")).toBeDefined();
});

test("a first attempt that opens changes nothing, and after five seconds without an answer the page polls", async () => {
	renderAt("/", <Person userId="usr_1" />);
	await pass(4_900);
	expect(screen.getByText("live")).toBeDefined();
	await pass(200);
	expect(screen.getByText("asking")).toBeDefined();
	act(() => sockets[0]?.open());
	expect(screen.getByText("live")).toBeDefined();
	await pass(10_000);
	expect(screen.getByText("live")).toBeDefined();
});

test("what the server names is fetched again, and nothing else", async () => {
	renderAt("/", <Person userId="usr_1" />);
	act(() => sockets[0]?.open());
	act(() => sockets[0]?.receive({ type: "profile", changed: ["memory"] }));
	await pass(0);
	expect(askCoaching).toHaveBeenCalledTimes(1);
	act(() => sockets[0]?.receive({ type: "profile", changed: ["coaching"] }));
	await pass(0);
	expect(askCoaching).toHaveBeenCalledTimes(2);
});

test("after a gap everything that may have changed is fetched again, but not the talk, which has its own socket", async () => {
	renderAt("/", <Person userId="usr_1" />);
	act(() => sockets[0]?.open());
	await pass(0);
	expect(askCoaching).toHaveBeenCalledTimes(1);
	act(() => sockets[0]?.fall());
	await pass(1000);
	act(() => sockets[1]?.open());
	await pass(0);
	expect(askCoaching).toHaveBeenCalledTimes(2);
	expect(askTalk).toHaveBeenCalledTimes(1);
});

test("a first opening that took long may have missed a change, so everything is fetched again", async () => {
	renderAt("/", <Person userId="usr_1" />);
	await pass(5_500);
	expect(askCoaching).toHaveBeenCalledTimes(1);
	act(() => sockets[0]?.open());
	await pass(0);
	expect(askCoaching).toHaveBeenCalledTimes(2);
});
