import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "#web/lib/api/query-client.ts";
import { down, NOT_SIGNED_IN } from "#web/test/answers.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { meQuery } from "./api/get-me.ts";

test("nobody is null, not an error", async () => {
	fakeApi({ "GET /api/auth/me": NOT_SIGNED_IN });
	expect(await createQueryClient().fetchQuery(meQuery())).toBeNull();
});

// spec: 7.18, 7.19
test("who is here is never taken from a cache, and asked again on focus and mount", async () => {
	expect(meQuery()).toMatchObject({ staleTime: 0, gcTime: 0, refetchOnWindowFocus: true });
	vi.useFakeTimers();
	const requests = fakeApi({ "GET /api/auth/me": { body: makeUser() } });
	const client = createQueryClient();
	const mount = async () => {
		new QueryObserver(client, meQuery()).subscribe(() => undefined);
		await vi.advanceTimersByTimeAsync(0);
	};
	await mount();
	// The app's own, right after the first answers.
	await mount();
	expect(requests).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(6_000);
	await mount();
	expect(requests).toHaveLength(2);
	client.clear();
});

test("a failing answer is asked for once more, then it is an error", async () => {
	const requests = fakeApi({ "GET /api/auth/me": down() });
	await expect(createQueryClient().fetchQuery(meQuery())).rejects.toThrow("500: ");
	expect(requests).toHaveLength(2);
});

test("the answer is the person", async () => {
	fakeApi({ "GET /api/auth/me": { body: makeUser({ firstName: "Zoë" }) } });
	expect(await createQueryClient().fetchQuery(meQuery())).toMatchObject({ firstName: "Zoë" });
});
