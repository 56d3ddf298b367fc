import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Lets time go by on the fake clock, and everything happen that was due by then. */
export async function pass(milliseconds: number): Promise<void> {
	await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Waits long enough for work that needs only a moment of real time. */
export function aMoment(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, 30));
}
