/** The part of the runner that loads modules. It has no type of its own. */
declare const __vitest_mocker__: { moduleRunner: { import: (path: string) => Promise<unknown> } };

const { moduleRunner } = __vitest_mocker__;
const load = moduleRunner.import.bind(moduleRunner);
let worker: unknown;

// The runner asks Vite for the Worker, over a socket, at each request and each call of an object, which took half of the tests'
// time. https://github.com/cloudflare/workers-sdk/issues/15446
moduleRunner.import = async (path) => {
	if (!path.endsWith("/worker/index.ts")) {
		return load(path);
	}
	worker ??= await load(path);
	return worker;
};
