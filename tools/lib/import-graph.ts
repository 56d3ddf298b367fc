import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

/** Which files import a file's values. Paths are the repository's own, as in `shared/needs.ts`. */
export type Importers = Map<string, Set<string>>;

export function readImporters(patterns: string[]): Importers {
	return importersAmong(globSync(patterns), { withTypes: false });
}

/** Returns the importers of each of these files' imports. `withTypes`: also where only types are imported. */
export function importersAmong(files: readonly string[], { withTypes }: { withTypes: boolean }): Importers {
	const importers: Importers = new Map();
	for (const file of files) {
		for (const imported of importsOf(file, withTypes)) {
			const known = importers.get(imported) ?? new Set();
			importers.set(imported, known.add(file));
		}
	}
	return importers;
}

/** Every file that imports one of these, directly or through others. */
export function allImportersOf(files: string[], importers: Importers): Set<string> {
	const all = new Set<string>();
	const left = [...files];
	for (let file = left.pop(); file !== undefined; file = left.pop()) {
		for (const importer of importers.get(file) ?? []) {
			if (!all.has(importer)) {
				all.add(importer);
				left.push(importer);
			}
		}
	}
	return all;
}

/** A file's imports within this repository; of dynamic ones only those with a fixed name. */
function importsOf(file: string, withTypes: boolean): string[] {
	const code = readFileSync(file, "utf8");
	const { module } = parseSync(file, code);
	const named = [...module.staticImports, ...module.staticExports]
		.filter(({ entries }) => withTypes || entries.length === 0 || entries.some(({ isType }) => !isType))
		.flatMap((found) =>
			"moduleRequest" in found
				? [found.moduleRequest.value]
				: found.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
		);
	const dynamic = module.dynamicImports.flatMap(({ moduleRequest }) => {
		const text = code.slice(moduleRequest.start, moduleRequest.end);
		return /^["'`][^$]+["'`]$/.test(text) ? [text.slice(1, -1)] : [];
	});
	return [...named, ...(withTypes ? dynamic : [])].flatMap((name) => {
		if (name.startsWith("#")) {
			return [name.slice(1)];
		}
		return name.startsWith(".") ? [normalize(join(dirname(file), name))] : [];
	});
}
