import { expect, test } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { keysAfterAssessment, keysAfterSilence, keysForChange } from "./query-keys.ts";

// spec: 7.4, 7.5, 7.6
test("by default nothing is stale, refetched by time or focus, or retried", () => {
	const { queries, mutations } = createQueryClient().getDefaultOptions();
	expect(queries).toEqual({
		staleTime: Number.POSITIVE_INFINITY,
		retry: false,
		refetchOnWindowFocus: false,
		networkMode: "always",
		refetchOnReconnect: true,
	});
	expect(queries?.refetchInterval).toBeUndefined();
	expect(mutations).toEqual({ retry: false, networkMode: "always" });
});

// spec: 4.65, 7.89, 7.90
test("after an assessment everything that shows it is out of date", () => {
	expect(keysAfterAssessment("usr_1").map((key) => key.at(-1))).toEqual([
		"me",
		"assessments",
		"user-mood",
		"profile",
		"dashboard",
		"progress",
		"achievements",
		"motivational",
		"personalized-coaching",
		"interaction-profile",
	]);
});

test("what the server says has changed is asked for again, and only that", () => {
	expect(keysForChange("mood", "usr_1").map((key) => key.at(-1))).toEqual([
		"user-mood",
		"me",
		"interaction-profile",
	]);
	expect(keysForChange("user", "usr_1").map((key) => key.at(-1))).toEqual(["me", "profile", "user-mood"]);
	expect(keysForChange("count", "usr_1").map((key) => key.at(-1))).toEqual(["messages-count"]);
});

test("after a silence everything is asked for once that the server would have named, and the talk is not", () => {
	const names = keysAfterSilence("usr_1").map((key) => key.at(-1));
	expect(new Set(names).size).toBe(names.length);
	expect(names).toEqual(expect.arrayContaining(["me", "assessments", "personalized-coaching", "insights"]));
	expect(names).not.toContain("conversation");
});
