import { dirname } from "node:path";
import { importersAmong } from "../lib/import-graph.ts";

/** Source files in a folder, at most. */
export const FOLDER_MAX = 20;

/** A file up to this long with one importer could be part of its importer. */
const TINY_LINES = 20;

/** Small files with one importer that are their own on purpose: schemas, components, queries, routes and prompts by version. */
const OWN_FILE = /\.tsx$|^shared\/schemas\/|\/api\/|\.(?:table|routes|d)\.ts$|-contract\.ts$|\.v\d+\.ts$/;

export const isTest = (file: string) => /\.test\.tsx?$|\/(?:test|fake|fixtures)\//.test(file);

/** Content and data: sentences and patterns, not code. */
export const isContent = (file: string) => /\/(?:content|corpus|lines|patterns)\/|^corpus\//.test(file);

export type SourceFile = { file: string; lines: number };

export function foldersOver(files: readonly SourceFile[], max = FOLDER_MAX): string[] {
	const counts = new Map<string, number>();
	for (const { file } of files) {
		counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
	}
	return [...counts]
		.filter(([, count]) => count > max)
		.sort((one, other) => other[1] - one[1])
		.map(([folder, count]) => `${folder} (${count})`);
}

/** Imports between modules of the Worker that go up in their order, and between features of the web; types included. */
export function wrongImports(files: readonly SourceFile[], order: readonly string[]): string[] {
	const importers = importersAmong(
		files.map(({ file }) => file),
		{ withTypes: true },
	);
	const found: string[] = [];
	for (const [imported, by] of importers) {
		for (const importer of by) {
			const [from, to] = [moduleOf(importer), moduleOf(imported)];
			if (from && to && from.name !== to.name && !isAllowed(from, to, order)) {
				found.push(`${importer} imports ${imported}`);
			}
		}
	}
	return found.sort();
}

/** A web feature imports no other feature; a Worker module only earlier ones. */
function isAllowed(from: Module, to: Module, order: readonly string[]): boolean {
	return from.kind === "features" || order.indexOf(to.name) < order.indexOf(from.name);
}

/** Files of few lines that one other file imports. */
export function tinyFiles(files: readonly SourceFile[]): string[] {
	const importers = importersAmong(
		files.map(({ file }) => file),
		{ withTypes: true },
	);
	return files
		.filter(
			({ file, lines }) =>
				lines <= TINY_LINES && !OWN_FILE.test(file) && !isContent(file) && importers.get(file)?.size === 1,
		)
		.map(({ file }) => file)
		.sort();
}

type Module = { kind: "modules" | "features"; name: string };

function moduleOf(file: string): Module | null {
	const [, kind, name] = /^(?:worker|web)\/(modules|features)\/([^/]+)\//.exec(file) ?? [];
	return kind && name ? { kind: kind as Module["kind"], name } : null;
}
