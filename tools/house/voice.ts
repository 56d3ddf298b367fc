/** A phrase to avoid, and what to write instead. */
type Rule = { pattern: RegExp; instead: string };

/** A line of a change, and where it is. */
export type ChangedLine = { file: string; line: number; text: string };

export type Warning = ChangedLine & { found: string; instead: string };

/** Reads tools/house/deny-list.tsv. */
export function readRules(tsv: string): Rule[] {
	return tsv
		.trimEnd()
		.split("\n")
		.slice(1)
		.map((line) => {
			const [pattern = "", instead = ""] = line.split("\t");
			return { pattern: new RegExp(pattern, "i"), instead };
		});
}

/** The lines that a diff without context (`git diff -U0`) adds. */
export function addedLines(diff: string): ChangedLine[] {
	const lines: ChangedLine[] = [];
	let file = "";
	let next = 0;
	for (const text of diff.split("\n")) {
		const at = /^@@ -\S+ \+(\d+)/.exec(text)?.[1];
		if (text.startsWith("+++ ")) {
			file = text.replace(/^\+\+\+ (?:b\/)?/, "");
		} else if (at) {
			next = Number(at);
		} else if (text.startsWith("+")) {
			lines.push({ file, line: next, text: text.slice(1) });
			next += 1;
		}
	}
	return lines;
}

/** What of these lines people read, in the product, the docs and the code's comments, that the rules warn of. */
export function warningsOf(lines: readonly ChangedLine[], rules: readonly Rule[]): Warning[] {
	return lines.flatMap((line) => {
		const texts = proseOf(line);
		return rules.flatMap(({ pattern, instead }) => {
			const found = texts.map((text) => pattern.exec(text)?.[0]).find(Boolean);
			return found ? [{ ...line, found, instead }] : [];
		});
	});
}

const CODE = /^(?:web|worker|shared|tools|bench)\/.*\.tsx?$/;
/** The coach's own sentences are reviewed separately. */
const COACH = /\/content\//;

/** The prose of a document's line, the comment in a line of code, or the words that a page shows. */
function proseOf({ file, text }: ChangedLine): string[] {
	if (file.endsWith(".md")) {
		return file.startsWith("docs/transcripts/") ? [] : [text.replace(/`[^`]*`/g, "")];
	}
	if (!CODE.test(file) || /\.(?:test|spec)\.tsx?$/.test(file)) {
		return [];
	}
	const comment = /^\s*(?:\/?\*+|\/\/)(.*)$/.exec(text)?.[1] ?? /\s\/\/\s(.*)$/.exec(text)?.[1];
	if (comment !== undefined) {
		return [comment.replace(/`[^`]*`/g, "")];
	}
	return file.startsWith("web/") && !COACH.test(file) ? stringsIn(text) : [];
}

/** Text in quotes or between tags that is a phrase, not a name or class. */
function stringsIn(text: string): string[] {
	const quoted = [...text.matchAll(/"([^"]*)"|`([^`]*)`|>([^<>{}]+)</g)].map(
		([, a, b, c]) => a ?? b ?? c ?? "",
	);
	const bare = /^\s*[A-Z][^=(){};]*[a-z.?!]$/.test(text) ? [text.trim()] : [];
	return [...quoted, ...bare].filter((each) => /\w \w/.test(each) && /^[A-Z“]|[.?!]$/.test(each));
}
