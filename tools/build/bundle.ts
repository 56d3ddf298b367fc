import type { Rolldown } from "vite";

/** The files of the build that a page names. */
export function namedIn(html: string): string[] {
	return [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+|favicon\.svg)"/g)].flatMap(
		([, file]) => file ?? [],
	);
}

/** The files that a source became: its own, those that it imports, and theirs, with their styles. */
export function filesOf(bundle: Rolldown.OutputBundle, source: string): string[] {
	const found = new Set<string>();
	function add(name: string): void {
		const file = bundle[name];
		if (found.has(name) || file?.type !== "chunk") {
			return;
		}
		found.add(name);
		for (const style of file.viteMetadata?.importedCss ?? []) {
			found.add(style);
		}
		file.imports.forEach(add);
	}
	add(chunkWith(bundle, source).fileName);
	return [...found];
}

/** The file that holds a source, alone or with others. */
function chunkWith(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
	const isIn = (id: string) => id.endsWith(`/${source}`);
	const chunk = Object.values(bundle).find((file) => file.type === "chunk" && file.moduleIds.some(isIn));
	if (chunk?.type !== "chunk") {
		throw new Error(`The build looks for ${source}, which is in no file any more.`);
	}
	return chunk;
}

/** The file that a source became. Throws where it shares one with others. */
export function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
	const chunk = Object.values(bundle).find(
		(file) => file.type === "chunk" && file.facadeModuleId?.endsWith(`/${source}`),
	);
	if (chunk?.type !== "chunk") {
		throw new Error(`The build looks for ${source}, which is no file of its own any more.`);
	}
	return chunk;
}
