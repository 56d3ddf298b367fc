import { useQuery } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderAt } from "#web/test/render.tsx";
import { pass } from "#web/test/time.ts";
import { noteLive, usePollUnlessLive } from "./live-state.ts";

const MINUTE = 60_000;
const ask = vi.fn(async () => "answer");

function Asking() {
	useQuery({ queryKey: ["asked"], queryFn: ask, refetchInterval: usePollUnlessLive(5 * MINUTE) });
	return null;
}

beforeEach(() => {
	vi.useFakeTimers();
	ask.mockClear();
});

afterEach(() => act(() => noteLive(false)));

test("without a live socket it is asked again by the clock", async () => {
	noteLive(false);
	renderAt("/", <Asking />);
	await pass(4 * MINUTE);
	expect(ask).toHaveBeenCalledTimes(1);
	await pass(2 * MINUTE);
	expect(ask).toHaveBeenCalledTimes(2);
	await pass(5 * MINUTE);
	expect(ask).toHaveBeenCalledTimes(3);
});

test("with one nothing is asked; when it falls, the clock goes on", async () => {
	noteLive(true);
	renderAt("/", <Asking />);
	await pass(30 * MINUTE);
	expect(ask).toHaveBeenCalledTimes(1);
	act(() => noteLive(false));
	await pass(6 * MINUTE);
	expect(ask).toHaveBeenCalledTimes(2);
	act(() => noteLive(true));
	await pass(30 * MINUTE);
	expect(ask).toHaveBeenCalledTimes(2);
});
