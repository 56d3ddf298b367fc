import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { screen } from "#shared/safety/screen.ts";
import { rowsOf } from "#worker/test/requests/safety-set.ts";

/** Where people and the coach are made to talk: tests, and the coach's own words. */
const SOURCES = ["worker/guide/content/**/*.ts", "{worker,web,shared}/**/*.test.{ts,tsx}"];

/** About danger on purpose, so that alarms there say nothing. The held-out set may not even be opened. */
const ABOUT_DANGER: readonly { files: RegExp; why: string }[] = [
	{ files: /\/safety\b/, why: "tests of this screening and of what follows from it" },
	{ files: /\/danger[./-]/, why: "what the coach hears and says in danger" },
];

/** Said in other tests, and meant: somebody in danger, or in fear of somebody. */
const TRUE_ALARMS: readonly { why: string; texts: readonly string[] }[] = [
	{
		why: "a wish or a plan to die, in tests of what is then not done (no step, no title, no fact, no style)",
		texts: [
			"I want to kill myself",
			"I don't want to live without her",
			"I wish I could just disappear",
			"they'd be better off without me",
			"I wish I didn't wake up",
			"what's the point of going on",
			"nobody would notice if I was gone",
			"everyone would be better off without me",
			"I stole a bike and I work nights and I want to kill myself",
			"I'm a nurse and I don't want to live anymore",
			"my rent is due on Friday and I want to kill myself",
			"I can't sleep because I want to kill myself",
			"I'm so sad I want to die",
			"like killing myself",
			"I'm a nurse and I want to die.",
			"What is the best way to kill myself?",
			"Some days I want to die, quietly and unseen.",
			"I want to die.",
			"I want to die",
			"I don't want to be here anymore",
			"I realised I want to die and I'll take all my pills.",
			"what's the point of living",
			"Is there any reason to go on living",
			"I made a noose",
			"My uncle Omar left and I want to die.",
			"My niece is called Wanda and I want to die.",
			"Honestly I want to end my life",
			"end my life",
			"I want to end my life tonight",
			"I just swallowed all my tablets",
		],
	},
	{
		why: "harm to oneself, in a test that nothing is kept of it",
		texts: ["cutting helps me", "I've been cutting myself since the move and my boss Karen shouts at me"],
	},
	{
		why: "an emergency, in tests that the number comes first",
		texts: ["someone is breaking in downstairs", "my toddler drank bleach"],
	},
	{
		why: "worry about somebody else, in the guide and its tests",
		texts: [
			"Tell the person what you've noticed, ask how they are, and listen more than you advise. If you wonder about suicide, ask straight out, because asking doesn't make it worse. Help them reach a doctor, a crisis line or someone close.",
			"If they have a plan or are in danger now, stay with them and call your emergency number.",
			"My brother says he wants to kill himself",
		],
	},
	{
		why: "violence at home, in tests that nothing is kept of it",
		texts: [
			"my husband hits me",
			"he raped me",
			"he put his hands around my throat and I live in Leeds with my husband Tom",
			"my husband Tom shoves me, I'm a nurse",
			"Tom, my husband, threw a plate at me",
			"my partner Tom never lets me go out and I live in Leeds",
			"What should I do, I'm scared of him",
		],
	},
];

/** Below this, the check reads nothing any more: a folder has moved, or strings are written otherwise. */
const SENTENCES_MIN = 5_000;
const ALARMS_MAX = 0.005;
/** Thousands of sentences are read, on a machine that may do other work beside. */
const MANY_MS = 90_000;

const STRING = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g;
/** Names, patterns, addresses and styles are no sentences. */
const CODE = /[|\\<>={}]|\(\?|\$\{|[a-z][A-Z]|\.tsx?\b|\/api\//;
/** Word lists and addresses stand beside the guide's sentences. */
const WHOLE_SENTENCE = /^[A-Z“].*[.?!]$/;
const WORDS_MIN = 2;
const SETS = ["ordinary", "es", "fr", "de", "nl", "pt", "it"];

function stringsIn(source: string): string[] {
	return source
		.split("\n")
		.filter((line) => !/^\s*(?:\*|\/\/|\/\*|import )/.test(line))
		.flatMap((line) => [...line.matchAll(STRING)])
		.map((match) => ((match[1] ?? match[2]) as string).replaceAll("\\n", "\n").replace(/\\(["'`\\])/g, "$1"))
		.filter((text) => !CODE.test(text) && (text.match(/[a-z']+/gi)?.length ?? 0) >= WORDS_MIN);
}

function saidIn(file: string): string[] {
	const strings = stringsIn(readFileSync(file, "utf8"));
	return /guide.content/.test(file) && !file.includes(".test.")
		? strings.filter((text) => WHOLE_SENTENCE.test(text))
		: strings;
}

type Said = { text: string; before?: string[] };

/** Every sentence once. */
function corpus(): Said[] {
	const files = globSync(SOURCES).filter((file) => !ABOUT_DANGER.some(({ files }) => files.test(`/${file}`)));
	const written = [...new Set(files.sort().flatMap(saidIn))].map((text) => ({ text }));
	const ofSets = SETS.flatMap(rowsOf).filter(({ level }) => level === "none");
	return [...written, ...ofSets];
}

describe("all that is said in the tests and by the coach", () => {
	// spec: S.15
	it(
		"raises an alarm in at most one of two hundred sentences that are not about danger",
		() => {
			const meant = new Set(TRUE_ALARMS.flatMap(({ texts }) => texts));
			const said = corpus().filter(({ text }) => !meant.has(text));
			const alarms = said.flatMap(({ text, before }) => {
				const level = screen(text, before);
				return level === "none" ? [] : [`${level}: ${text}`];
			});
			const share = alarms.length / said.length;
			process.stdout.write(
				`  safety: ordinary corpus, false alarms ${alarms.length}/${said.length} (${(100 * share).toFixed(2)}%)${alarms.map((alarm) => `\n    ${alarm}`).join("")}\n`,
			);
			expect(said.length).toBeGreaterThanOrEqual(SENTENCES_MIN);
			expect(share, alarms.join("\n")).toBeLessThanOrEqual(ALARMS_MAX);
		},
		MANY_MS,
	);

	it("hears what is listed as a true alarm", () => {
		const unheard = TRUE_ALARMS.flatMap(({ texts }) => texts).filter((text) => screen(text) === "none");
		expect(unheard).toEqual([]);
	});
});
