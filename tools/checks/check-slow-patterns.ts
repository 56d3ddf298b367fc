import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Pattern } from "#shared/safety/text/compile.ts";
import { main } from "../lib/main.ts";
import { literalsOf, slowPartsOf, type Written } from "./slow-patterns.ts";

const LEFT_OUT = ["**/*.test.*", "**/*.d.ts", "**/test/**", "**/tests/**"];
const CODE = ["shared/**/*.ts", "worker/**/*.ts", "web/**/*.{ts,tsx}"];
/** Loaded here, because they put expressions together. */
const LOADED = ["shared/**/*.ts", "worker/{danger,guide,models,timing}/**/*.ts"];
const ENGLISH_PATTERNS = "shared/safety/patterns/english/**/*.ts";

/** Fewer would mean that this check no longer finds the product's expressions. */
const LEAST = 4_000;

/**
 * Fails if a regular expression of the product can take time that grows with the square of a message's length, or worse. Reads
 * the expressions written in code, those that modules build when they load, and those that the danger rules compile.
 */
await main(async () => {
	const found = new Map<Written, string>();
	for (const file of globSync(CODE, { exclude: LEFT_OUT })) {
		for (const written of literalsOf(file)) {
			found.set(written, file);
		}
	}
	let file = "";
	globalThis.RegExp = new Proxy(RegExp, {
		construct(target, [source, flags]) {
			const made = Reflect.construct(target, [source, flags]);
			found.set(String(made), file);
			return made;
		},
	});
	for (file of globSync(LOADED, { exclude: LEFT_OUT })) {
		await load(file);
	}
	file = "the danger rules";
	await compileRules();
	const slow = [...found].flatMap(([written, from]) => {
		const parts = slowPartsOf(written);
		return parts.length === 0 ? [] : [`${from}: ${written}\n    slow in a long row of ${parts.join(" or ")}`];
	});
	process.stdout.write(`${found.size} regular expressions, ${slow.length} of them slow.\n`);
	if (found.size < LEAST) {
		throw new Error(`Fewer than ${LEAST}: does this check still find them?`);
	}
	if (slow.length > 0) {
		throw new Error(`Let no two repetitions match the same characters:\n${slow.join("\n")}`);
	}
});

async function load(file: string): Promise<Record<string, unknown>> {
	return await import(pathToFileURL(resolve(file)).href);
}

function isText(value: unknown): value is string {
	return typeof value === "string";
}

function patternsIn(value: unknown): Pattern[] {
	return Array.isArray(value)
		? value.filter((each) => isText(each) || (Array.isArray(each) && each.every(isText)))
		: [];
}

/** Compiles each pattern of the danger rules, as most never are in one process. */
async function compileRules(): Promise<void> {
	const { compile } = await import("#shared/safety/text/compile.ts");
	const { LANGUAGES } = await import("#shared/safety/patterns/languages.ts");
	const { ENGLISH } = await import("#shared/safety/patterns/english/words.ts");
	const { rowRules } = await import("#shared/safety/may-mean-danger.ts");
	const english: Pattern[] = [];
	for (const file of globSync(ENGLISH_PATTERNS, { exclude: LEFT_OUT })) {
		english.push(...Object.values(await load(file)).flatMap(patternsIn));
	}
	const rules = [
		...rowRules(),
		...compile(english, ENGLISH),
		...LANGUAGES.flatMap(({ words, ...sources }) => compile(Object.values(sources).flat(), words)),
	];
	for (const { pattern, also, unless } of rules) {
		for (const make of [pattern, ...also, ...(unless ? [unless] : [])]) {
			make();
		}
	}
}
