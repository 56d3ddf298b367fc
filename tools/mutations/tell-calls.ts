import { afterAll } from "vitest";

/** A test setup file for `npm run mutate`: reports which functions each test file calls. */
const calls = new Set<string>();
Object.assign(globalThis, { attuneCalls: calls });

// biome-ignore lint/correctness/noEmptyPattern: vitest wants its fixtures taken apart before it gives the file.
afterAll(({}, file) => {
	Object.assign(file.meta, { calls: [...calls] });
});
