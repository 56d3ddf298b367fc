import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Lets time go by on the fake clock, and everything happen that was due by then. */
export async function pass(milliseconds: number): Promise<void> {
	await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Lets everything happen that needs no more than a moment of real time. */
export function aMoment(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, 30));
}
