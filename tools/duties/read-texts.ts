import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A text in a source file, as one piece of code or markup holds it. */
export type FoundText = { file: string; text: string };

/**
 * Returns every text in files of code, markup and data, without comments, patterns and imports. Throws when a pattern
 * finds no file.
 */
export function readTexts(patterns: readonly string[], leaveOut: readonly string[] = []): FoundText[] {
	return [...new Set(patterns.flatMap((pattern) => filesOf(pattern, leaveOut)))]
		.sort()
		.flatMap((file) =>
			textsOf(file, readFileSync(file, "utf8")).map((text) => ({
				file,
				text: text.replace(/\s+/g, " ").trim(),
			})),
		)
		.filter(({ text }) => text !== "");
}

function filesOf(pattern: string, leaveOut: readonly string[]): string[] {
	const files = globSync(pattern, { exclude: [...leaveOut] });
	if (files.length === 0) {
		throw new Error(`${pattern} finds no file any more.`);
	}
	return files;
}

function textsOf(file: string, source: string): string[] {
	if (file.endsWith(".json") || file.endsWith(".webmanifest")) {
		return textsIn(JSON.parse(source));
	}
	return file.endsWith(".html") ? textsOfPage(source) : textsOfCode(file, source);
}

function textsIn(value: unknown): string[] {
	return typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);
}

function textsOfPage(source: string): string[] {
	const page = source.replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gs, " ");
	const attributes = [...page.matchAll(/\b(?:content|title|alt|aria-label)="([^"]*)"/g)].map(
		([, said = ""]) => said,
	);
	return [...attributes, ...page.split(/<[^>]*>/)];
}

type Node = { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] };

function textsOfCode(file: string, source: string): string[] {
	const texts: string[] = [];
	const visit = (node: Node | Node[] | null) => {
		if (Array.isArray(node)) {
			node.forEach(visit);
		} else if (node !== null && typeof node === "object" && !/^(?:Import|ExportAll)/.test(node.type)) {
			texts.push(...ownTexts(node));
			Object.values(node).forEach((child) => {
				if (typeof child === "object") {
					visit(child as Node);
				}
			});
		}
	};
	visit(parseSync(file, source).program as unknown as Node);
	return texts;
}

function ownTexts({ type, value, quasis = [] }: Node): string[] {
	if (type === "TemplateLiteral") {
		return [quasis.map((each) => each.value.cooked).join("…")];
	}
	return (type === "Literal" || type === "JSXText") && typeof value === "string" ? [value] : [];
}
