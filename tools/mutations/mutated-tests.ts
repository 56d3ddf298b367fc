import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { createVitest, type TestModule, type TestSpecification, type Vitest } from "vitest/node";
import config from "../../vitest.config.ts";
import { applyMutation, type Mutation, tellCalls } from "./mutations.ts";
import { callId, type TestFile } from "./visible-tests.ts";

const TELL_CALLS = "./tools/mutations/tell-calls.ts";

type Project = { plugins?: unknown[]; test: { name: string; setupFiles?: string[] } };

/** Changes a product file as it loads; undefined leaves it unchanged. Never writes to disk. */
type Change = (file: string, source: string) => string | undefined;

/** Runs every test once, and returns how long each file takes and which functions of `told` it calls. */
export async function measureTests(told: Set<string>): Promise<TestFile[]> {
	const vitest = await openVitest((file, source) =>
		told.has(file) && !file.includes(".test.")
			? tellCalls(file, source, (start) => `globalThis.attuneCalls?.add("${callId(file, start)}")`)
			: undefined,
	);
	try {
		const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(), true);
		const failed = testModules.filter((module) => module.state() === "failed").map(fileOf);
		if (failed.length > 0) {
			process.stdout.write(`Left out, they fail without a mutation: ${failed.join(", ")}\n`);
		}
		return testModules.filter((module) => module.state() === "passed").map(measured);
	} finally {
		await vitest.close();
	}
}

/** Tries mutations in turn, reusing the runtime and the compiled code. */
export class MutationTrial {
	private current: Mutation | undefined;
	private order: string[] = [];
	private vitest: Vitest | undefined;

	/** The test that noticed it, undefined when none did. */
	async try(mutation: Mutation, tests: TestFile[]): Promise<string | undefined> {
		this.vitest ??= await openVitest(
			(file, source) => (this.current?.file === file ? applyMutation(source, this.current) : undefined),
			{ order: () => this.order },
		);
		const { vitest } = this;
		// Resets the previous mutation's file.
		vitest.invalidateFile(resolve(this.current?.file ?? mutation.file));
		this.current = mutation;
		// Failures of the previous run would count towards this run's bail.
		vitest.state.filesMap.clear();
		vitest.state.clearErrors();
		this.order = tests.map(({ file }) => resolve(file));
		vitest.invalidateFile(resolve(mutation.file));
		const specifications = tests.map(({ file, project }) =>
			vitest.getProjectByName(project).createSpecification(resolve(file)),
		);
		const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
		const failed = testModules.find((module) => module.state() === "failed");
		const killedBy = failed ? nameOfFailure(failed) : unhandledErrors.map(String)[0];
		if (killedBy === undefined && testModules.some((module) => module.state() !== "passed")) {
			throw new Error("The runtime did not run all of the tests.");
		}
		return killedBy;
	}
}

function nameOfFailure(module: TestModule): string {
	const [first] = module.children.allTests("failed");
	return `${fileOf(module)}${first ? ` "${first.name}"` : ""}`;
}

function measured(module: TestModule): TestFile {
	const { duration, collectDuration } = module.diagnostic();
	const { calls = [] } = module.meta() as { calls?: string[] };
	return { file: fileOf(module), project: module.project.name, ms: duration + collectDuration, calls };
}

function fileOf({ moduleId }: TestModule): string {
	return relative("", moduleId);
}

/** The tests as `npm test` knows them. With an order they run one by one in it, up to the first failure. */
async function openVitest(change: Change, inOrder?: { order: () => string[] }): Promise<Vitest> {
	const plugin: Plugin = {
		name: "attune:mutation",
		enforce: "pre",
		transform: (source, id) => {
			const code = change(relative("", id.replace(/\?.*$/, "")), source);
			return code === undefined ? undefined : { code, map: null };
		},
	};
	const { projects, ...shared } = config.test as { projects: Project[] };
	const sequencer = class {
		async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
			return files;
		}
		async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
			const order = inOrder?.order() ?? [];
			return files.toSorted((one, other) => order.indexOf(one.moduleId) - order.indexOf(other.moduleId));
		}
	};
	return await createVitest("test", {
		...shared,
		config: false,
		watch: false,
		reporters: [{}],
		...(inOrder && { bail: 1, maxWorkers: 1, sequence: { sequencer } }),
		projects: projects
			.filter(({ test }) => test.name !== "web")
			.map(({ plugins = [], test }) => ({
				plugins: [plugin, ...plugins],
				test: {
					...shared,
					...test,
					setupFiles: inOrder ? (test.setupFiles ?? []) : [TELL_CALLS, ...(test.setupFiles ?? [])],
				},
			})),
	} as Parameters<typeof createVitest>[1]);
}
