import { expect, test } from "vitest";
import { findCall } from "./calls.ts";

test("a call is found by its path, with a slash at the end too, and never by an empty id", () => {
	expect(findCall("GET", "/api/progress")?.key).toBe("GET /api/progress");
	expect(findCall("GET", "/api/progress/")?.key).toBe("GET /api/progress");
	expect(findCall("GET", "/api/progress/usr_1")?.key).toBe("GET /api/progress/:userId");
	expect(findCall("GET", "/api/nothing")).toBeUndefined();
});
