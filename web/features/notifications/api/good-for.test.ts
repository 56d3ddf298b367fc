import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { fakeApi } from "#web/test/fake-api.ts";
import { TIMING } from "#web/test/notes.tsx";
import { adaptiveTimingQuery } from "./get-adaptive-timing.ts";
import { notificationsQuery } from "./get-notifications.ts";

describe("what was fetched", () => {
	// spec: 7.79, 7.81, 9.42, 9.43
	it.each([
		["the hour", "5 minutes", adaptiveTimingQuery("usr_1"), 5],
		["the list", "1 minute", notificationsQuery("usr_1"), 1],
	] as const)("%s is good for %s", async (_, __, options, minutes) => {
		vi.useFakeTimers();
		const requests = fakeApi({
			"GET /api/notifications/adaptive/:userId": { body: TIMING },
			"GET /api/notifications/:userId": { body: [] },
		});
		const client = new QueryClient();
		const ask = () => client.fetchQuery<unknown>(options as never);
		await ask();
		vi.advanceTimersByTime(minutes * 60_000 - 1_000);
		await ask();
		expect(requests).toHaveLength(1);
		vi.advanceTimersByTime(2_000);
		await ask();
		expect(requests).toHaveLength(2);
	});
});
