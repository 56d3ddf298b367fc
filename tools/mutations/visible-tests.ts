import { basename, dirname } from "node:path";
import type { Importers } from "../lib/import-graph.ts";
import type { Mutation } from "./mutations.ts";

/** A test file's record from the run without mutations. */
export type TestFile = {
	file: string;
	project: string;
	/** How long its tests take, in ms. */
	ms: number;
	/** The functions that its tests called, as `callId` names them. */
	calls: string[];
};

/** How much more often a test of the mutation's own domain detects it. */
const OWN_DOMAIN = 0.4;

export function callId(file: string, start: number): string {
	return `${file}:${start}`;
}

/**
 * The test files that can notice a mutation, the quickest first, where those of its own domain count as quicker.
 * In a function it's seen by those that call the function; in code that runs when the module is loaded, by those
 * that call anything of the module or of the modules that import it.
 */
export function visibleTests(mutation: Mutation, tests: TestFile[], importers: Importers): TestFile[] {
	const { file, inFunction } = mutation;
	const seeing =
		inFunction === null
			? testsOfModule(file, tests, importers)
			: new Set(tests.filter(({ calls }) => calls.includes(callId(file, inFunction))));
	const order = (test: TestFile) => test.ms * (isOfDomain(test.file, file) ? OWN_DOMAIN : 1);
	return [...seeing].toSorted((one, other) => order(one) - order(other));
}

function testsOfModule(
	file: string,
	tests: TestFile[],
	importers: Importers,
	seen = new Set<string>(),
): Set<TestFile> {
	seen.add(file);
	const found = new Set(tests.filter((test) => test.file === file || callsAny(test, file)));
	for (const importer of importers.get(file) ?? []) {
		const own = tests.filter((test) => test.file === importer || callsAny(test, importer));
		const further =
			own.length > 0 || seen.has(importer) ? own : testsOfModule(importer, tests, importers, seen);
		for (const test of further) {
			found.add(test);
		}
	}
	return found;
}

function callsAny({ calls }: TestFile, file: string): boolean {
	return calls.some((call) => call.startsWith(`${file}:`));
}

/** `worker/modules/auth/auth.test.ts` is of the domain of `worker/modules/auth/session/sessions.ts` and of `shared/schemas/auth.ts`. */
function isOfDomain(test: string, file: string): boolean {
	return domainOf(test) === domainOf(file) || dirname(test).endsWith(`/${basename(file, ".ts")}`);
}

/** Its module's or feature's folder, with subfolders; elsewhere its own folder. */
function domainOf(path: string): string {
	return /^(?:worker\/modules|web\/features)\/[^/]+/.exec(path)?.[0] ?? dirname(path);
}
