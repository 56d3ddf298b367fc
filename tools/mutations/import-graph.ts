import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";

/** Which files import a file's values. Paths are the repository's own, as in `shared/needs.ts`. */
export type Importers = Map<string, Set<string>>;

export function readImporters(patterns: string[]): Importers {
	const importers: Importers = new Map();
	for (const file of globSync(patterns)) {
		for (const imported of importsOf(file)) {
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

function importsOf(file: string): string[] {
	const { module } = parseSync(file, readFileSync(file, "utf8"));
	const named = [...module.staticImports, ...module.staticExports]
		.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
		.flatMap((found) =>
			"moduleRequest" in found
				? [found.moduleRequest.value]
				: found.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
		);
	return named.flatMap((name) => {
		if (name.startsWith("#")) {
			return [name.slice(1)];
		}
		return name.startsWith(".") ? [normalize(join(dirname(file), name))] : [];
	});
}
