import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { readSettings } from "./env.ts";

const DEFAULTS = { APP_URL: "https://attune.test", EMAIL_FROM: { name: "Attune", email: "coach@localhost" } };

describe("settings", () => {
	it("may be left out, all but the address of the app", () => {
		expect(readSettings({ ...env, EMAIL_FROM: "" })).toEqual(DEFAULTS);
	});

	it("are read as what they are", () => {
		expect(readSettings({ ...env, EMAIL_FROM: "", BUILTIN_COACH_PACE_MS: "25" })).toEqual({
			...DEFAULTS,
			BUILTIN_COACH_PACE_MS: 25,
		});
		const addressed = {
			...env,
			APP_URL: "https://attune.example/",
			EMAIL_FROM: "The Coach <me@attune.example>",
		};
		expect(readSettings(addressed)).toMatchObject({
			APP_URL: "https://attune.example",
			EMAIL_FROM: { name: "The Coach", email: "me@attune.example" },
		});
	});

	it("that are wrong are named, with where to set them", () => {
		expect(() => readSettings({ ...env, PASSWORD_PEPPER: "short" })).toThrow(
			/PASSWORD_PEPPER must be at least 16 characters.*\.dev\.vars/,
		);
		expect(() => readSettings({ ...env, BUILTIN_COACH_PACE_MS: "quick" })).toThrow(/BUILTIN_COACH_PACE_MS/);
		expect(() => readSettings({ ...env, APP_URL: "attune" })).toThrow(
			/APP_URL must be the address of the app/,
		);
		expect(() => readSettings({ ...env, JURISDICTION: "germany" })).toThrow(/JURISDICTION must be eu/);
		expect(() => readSettings({ ...env, EMAIL_FROM: "me@attune.example" })).toThrow(
			/EMAIL_FROM must be a name and an address/,
		);
	});

	it("name who reads for danger a second time, or that nobody does", () => {
		expect(readSettings({ ...env, SAFETY_PROVIDERS: "openai, claude" }).SAFETY_PROVIDERS).toEqual([
			"openai",
			"claude",
		]);
		expect(readSettings({ ...env, SAFETY_PROVIDERS: "none" }).SAFETY_PROVIDERS).toEqual(["none"]);
		for (const wrong of ["builtin", "gemini"]) {
			expect(() => readSettings({ ...env, SAFETY_PROVIDERS: wrong })).toThrow(
				/SAFETY_PROVIDERS is a comma list of claude, openai, .*, or none/,
			);
		}
		expect(() => readSettings({ ...env, SAFETY_PROVIDERS: "claude,none" })).toThrow(/not both/);
	});

	it("with bindings that are missing name them all", () => {
		const { DB, SESSIONS, ...rest } = env;
		expect(() => readSettings(rest as typeof env)).toThrow(/Missing bindings: DB, SESSIONS/);
	});
});
