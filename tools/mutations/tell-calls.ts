import { afterAll } from "vitest";

/** A setup file of the tests, for `npm run mutate`: says with each test file which functions its tests called. */
const calls = new Set<string>();
Object.assign(globalThis, { attuneCalls: calls });

// biome-ignore lint/correctness/noEmptyPattern: vitest wants its fixtures taken apart before it gives the file.
afterAll(({}, file) => {
	Object.assign(file.meta, { calls: [...calls] });
});
