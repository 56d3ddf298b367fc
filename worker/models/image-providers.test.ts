import { beforeAll, describe, expect, inject, it } from "vitest";
import type { ImageModel } from "./image-model.ts";
import { createImageModel } from "./wiring/create-image-model.ts";

const settings = {
	OPENAI_API_KEY: "key",
	OPENAI_BASE_URL: `${inject("aimock")}/v1`,
	AI_PROVIDERS: ["openai" as const],
};
const model = createImageModel(settings) as ImageModel;

const paint = (prompt: string) => model.paint(prompt, AbortSignal.timeout(10_000));

// The first import of an SDK is slow under the test runner, which transforms every file of it.
beforeAll(() => model.paint("warm up", AbortSignal.timeout(300_000)));

describe("OpenAI's images", () => {
	it("come as bytes, with the type that they say they are", async () => {
		const { bytes, type } = await paint("A lake");
		expect(type).toBe("image/webp");
		expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe("RIFF");
	});

	it.each([
		["against the rules", "refused"],
		["no picture", "malformed"],
		["cannot be painted", "broken"],
	])("%s is told apart, in our own words", async (prompt, failure) => {
		const error = await paint(prompt).catch((reason) => reason);
		expect(error).toMatchObject({ name: "ModelError", provider: "openai", failure });
		expect(String(error)).not.toMatch(/safety system|scripted/);
	});

	it("are asked of nobody when OpenAI is not configured or not named", () => {
		expect(createImageModel({})).toBeNull();
		expect(createImageModel({ ...settings, AI_PROVIDERS: ["claude", "builtin"] })).toBeNull();
	});
});
