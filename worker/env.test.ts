import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { readSettings } from "./env.ts";

describe("settings", () => {
	it("may all be left out", () => {
		expect(readSettings({ ...env })).toEqual({});
	});

	it("are read as what they are", () => {
		expect(readSettings({ ...env, BUILTIN_COACH_PACE_MS: "25" })).toEqual({ BUILTIN_COACH_PACE_MS: 25 });
	});

	it("that are wrong are named, with where to set them", () => {
		expect(() => readSettings({ ...env, PASSWORD_PEPPER: "short" })).toThrow(
			/PASSWORD_PEPPER must be at least 16 characters.*\.dev\.vars/,
		);
		expect(() => readSettings({ ...env, BUILTIN_COACH_PACE_MS: "quick" })).toThrow(/BUILTIN_COACH_PACE_MS/);
	});

	it("with bindings that are missing name them all", () => {
		const { DB, SESSIONS, ...rest } = env;
		expect(() => readSettings(rest as typeof env)).toThrow(
			/Missing bindings: DB, SESSIONS.*docs\/deploy\.md/,
		);
	});
});
