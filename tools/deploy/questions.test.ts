import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { agreesTo, askMissing, askOn } from "./questions.ts";

/** A terminal where a person types one of these lines after each question. */
function terminal(...lines: string[]) {
	const [input, output] = [new PassThrough(), new PassThrough()];
	let shown = "";
	output.on("data", (chunk) => {
		shown += chunk;
	});
	const ask = askOn(input, output);
	const print = (line: string) => output.write(line);
	return {
		print,
		shown: () => shown,
		ask: (question: string) => {
			const answer = ask(question);
			const line = lines.shift();
			line === undefined ? input.end() : input.write(`${line}\n`);
			return answer;
		},
	};
}

test("asks only what is missing, and again where an answer is none", async () => {
	const { ask, print, shown } = terminal(
		"",
		" Ana Ltd ",
		"ana at test",
		"ana@test.org",
		"my copy",
		"mine.ana.workers.dev",
		"Attune.Test.org/",
	);
	expect(await askMissing({ EMAIL_REPLY_TO: "help@test.org" }, ask, print)).toEqual({
		EMAIL_REPLY_TO: "help@test.org",
		OPERATOR_NAME: "Ana Ltd",
		OPERATOR_EMAIL: "ana@test.org",
		APP_URL: "https://attune.test.org",
	});
	expect(shown().match(/Who runs this copy\?/g)).toHaveLength(2);
	expect(shown().match(/Which email address/g)).toHaveLength(2);
	expect(shown()).toContain("such as attune.your.domain, or workers.dev (you gave https://my copy)");
});

test("no domain is an answer: Cloudflare's own", async () => {
	const known = { OPERATOR_NAME: "Ana Ltd", OPERATOR_EMAIL: "ana@test.org" };
	const { ask, print } = terminal("");
	expect(await askMissing(known, ask, print)).toEqual({ ...known, APP_URL: "https://workers.dev" });
});

test("says that nothing was sent when the terminal closes before an answer", async () => {
	const { ask, print } = terminal();
	await expect(askMissing({}, ask, print)).rejects.toThrow("Nothing was sent");
});

test.each([
	["y", true],
	["Yes", true],
	["", false],
	["n", false],
	["yesterday", false],
])("takes only a yes for one: %j", async (said, isAgreed) => {
	expect(await agreesTo("Let it send email?", terminal(said).ask)).toBe(isAgreed);
});
