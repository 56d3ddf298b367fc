import { expect, test, vi } from "vitest";
import { makeUser } from "#web/test/fake-api.ts";
import { cachedUser, cacheUser } from "./cached-user.ts";
import { clearAllButWords, clearOthers } from "./personal-storage.ts";

test("who was here last is known for thirty days, as long as a session lives unused", () => {
	vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00Z") });
	cacheUser(makeUser());
	vi.setSystemTime(new Date("2026-03-31T09:59:00Z"));
	expect(cachedUser()).toEqual(makeUser());
	vi.setSystemTime(new Date("2026-03-31T10:01:00Z"));
	expect(cachedUser()).toBeNull();
});

test("nobody is known once somebody else is here, or the session is over", () => {
	cacheUser(makeUser());
	clearOthers("usr_2");
	expect(cachedUser()).toBeNull();
	cacheUser(makeUser());
	clearAllButWords();
	expect(cachedUser()).toBeNull();
});
