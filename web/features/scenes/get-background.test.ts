import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { NOT_SIGNED_IN } from "#web/test/answers.ts";
import { backgroundQuery } from "./api/get-background.ts";

const answer = (status: number, statusText: string, body: unknown) =>
	vi.stubGlobal(
		"fetch",
		vi.fn(async () => new Response(JSON.stringify(body), { status, statusText })),
	);

/** As the app asks, without the waits between the tries. */
function ask() {
	return new QueryClient().fetchQuery({ ...backgroundQuery("usr_1"), retryDelay: 0 });
}

// spec: 7.44, 8.13
test("a background that cannot be fetched says so with the status text, after three more tries", async () => {
	answer(503, "Service Unavailable", {});
	await expect(ask()).rejects.toThrow("Failed to fetch background image: Service Unavailable");
	expect(fetch).toHaveBeenCalledTimes(4);
});

test("that nobody is signed in stays what it is, for the guards to hear", async () => {
	answer(401, "Unauthorized", NOT_SIGNED_IN.body);
	await expect(ask()).rejects.toMatchObject({ name: "ApiError", code: "not_signed_in" });
});

// spec: 7.42
test("each question has an address of its own, so that no cache answers it", async () => {
	answer(200, "OK", {});
	await ask();
	expect(vi.mocked(fetch).mock.calls[0]?.[0]).toMatch(/^\/api\/user-background\/usr_1\?at=\d+$/);
});
