import { expect, it } from "vitest";
import { signTest } from "./sign-test.ts";

// spec: P.93
it.each([
	[0, 0, 1],
	[1, 0, 1],
	[5, 0, 0.0625],
	[8, 0, 0.0078125],
	[0, 8, 0.0078125],
	[3, 1, 0.625],
	// R: binom.test(9, 10)$p.value and binom.test(60, 100)$p.value
	[9, 1, 0.021484375],
	[60, 40, 0.05688793364098078],
])("of %i lighter and %i heavier is %d", (lighter, heavier, p) => {
	expect(signTest(lighter, heavier)).toBeCloseTo(p, 10);
});
