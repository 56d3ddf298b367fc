import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";

const PEM = { type: "pkcs8", format: "pem" } as const;

/** Whether `npm test` would refuse a file with this text in it. */
function isRefused(text: string): Promise<boolean> {
	return new Promise((resolve) => {
		const child = execFile("secretlint", ["--stdinFileName=settings.ts"], (error) => resolve(error !== null));
		child.stdin?.end(text);
	});
}

/** Made here, so that this file holds none. */
const letters = (count: number) =>
	Array.from({ length: count }, () => "abcdefgh"[Math.floor(Math.random() * 8)]).join("");

test.each([
	["a key of Anthropic's", () => `const KEY = "sk-ant-${"api03"}-${letters(93)}AA";`],
	["a key of OpenAI's", () => `const KEY = "sk-${"proj"}-${letters(74)}T3BlbkFJ${letters(74)}";`],
	[
		"a private key",
		() => generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export(PEM).toString(),
	],
])("%s in a file is refused", async (_, write) => {
	expect(await isRefused(write())).toBe(true);
});

test("the name of a secret is none", async () => {
	expect(await isRefused('const key = env.ANTHROPIC_API_KEY ?? "";')).toBe(false);
});
