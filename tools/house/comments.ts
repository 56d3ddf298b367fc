import { parseSync } from "vite";

/** Returns how many comments a file has, without docstrings of exports. */
export function countComments(file: string, code: string): number {
	const { comments } = parseSync(file, code);
	return comments.filter(({ type, value, start, end }) => {
		if (/biome-ignore|@ts-|@vite|^\/ <reference/.test(value)) {
			return false;
		}
		const isDocstring = type === "Block" && value.startsWith("*");
		return !(isDocstring && (isExported(code.slice(end)) || isInExportedType(code, start)));
	}).length;
}

function isExported(rest: string): boolean {
	return /^\s*export\b/.test(rest);
}

/** Fields of an exported type, and methods of an exported class, count as exported. */
function isInExportedType(code: string, at: number): boolean {
	const before = code.slice(0, at);
	const line = before.slice(before.lastIndexOf("\n") + 1);
	const opened = before.match(/^(?:export )?(?:abstract )?(?:type|class|interface) \w+[^\n]*$|^\}/gm)?.at(-1);
	return line.trim() === "" && line !== "" && (opened?.startsWith("export") ?? false);
}
