/** One clause of the specification, or a promise beside it. */
export type Clause = {
	/** Its section and its number there: "4.17". A number is never given to another clause. */
	id: string;
	/** In a few words. */
	text: string;
	/** The files and folders where it lives. */
	where: string[];
	/** Why its end is kept by other means; empty where it is kept as written. */
	departure: string;
};

/** A test, or a group of tests, that says by a comment `// spec: 4.17` which clauses fail with it. */
export type Tag = { id: string; file: string; line: number };

/** The first line of docs/spec-clauses.tsv. */
const HEADER = "id\tclause\twhere\tdeparture";

const COMMENT = /^\s*\/\/ spec: (.+)$/;
/** A test that is run. */
const TEST = /^\s*(?:test|it|describe)\b(?!\.(?:skip|todo|fixme))/;

/** Reads the list. Throws, with the line, where it is not four columns or an id stands twice. */
export function readClauses(tsv: string): Clause[] {
	const [header, ...lines] = tsv.replace(/\n$/, "").split("\n");
	if (header !== HEADER) {
		throw new Error(`Line 1: write the columns ${HEADER.replaceAll("\t", ", ")}, with tabs between.`);
	}
	const seen = new Set<string>();
	return lines.map((line, index) => {
		const at = `Line ${index + 2}`;
		const [id = "", text = "", where = "", departure, ...rest] = line.split("\t");
		if (!/^[A-Z\d]\.\d+$/.test(id) || text === "" || departure === undefined || rest.length > 0) {
			throw new Error(`${at}: write an id like 4.17, the clause, its files and a departure or nothing.`);
		}
		if (seen.has(id)) {
			throw new Error(`${at}: ${id} is another clause already. Take the section's next number.`);
		}
		seen.add(id);
		return { id, text, where: where === "" ? [] : where.split(", "), departure };
	});
}

/** The tags in a test file, and what is wrong with them: a tag stands right above a test, a group or another tag. */
export function readTags(file: string, source: string): { tags: Tag[]; problems: string[] } {
	const lines = source.split("\n");
	const tags: Tag[] = [];
	const problems: string[] = [];
	for (const [index, line] of lines.entries()) {
		const ids = COMMENT.exec(line)?.[1];
		if (ids !== undefined) {
			tags.push(...ids.split(", ").map((id) => ({ id, file, line: index + 1 })));
			const next = lines[index + 1] ?? "";
			if (!TEST.test(next) && !COMMENT.test(next)) {
				problems.push(`${file}:${index + 1}  Write the tag right above a test or a group of tests.`);
			}
		}
	}
	return { tags, problems };
}

/** Clauses that nothing holds, tags of no clause, and files that are gone. */
export function mapProblems(clauses: Clause[], tags: Tag[], exists: (path: string) => boolean): string[] {
	const held = new Set(tags.map(({ id }) => id));
	const known = new Set(clauses.map(({ id }) => id));
	return [
		...clauses
			.filter(({ id, departure }) => departure === "" && !held.has(id))
			.map(
				({ id, text }) => `${id}  No test holds "${text}". Write "// spec: ${id}" above the one that does.`,
			),
		...tags
			.filter(({ id }) => !known.has(id))
			.map(
				({ id, file, line }) =>
					`${file}:${line}  There is no clause ${id}. Take the tag away, or add the clause.`,
			),
		...clauses.flatMap(({ id, where }) =>
			where
				.filter((path) => !exists(path))
				.map((path) => `${id}  There is no ${path}. Name where the clause lives now.`),
		),
	];
}

/** How many clauses each section has, and how many of them are kept by other means. */
export function countSections(clauses: Clause[]): { section: string; clauses: number; departures: number }[] {
	return [...Map.groupBy(clauses, ({ id }) => id.split(".")[0] ?? "")].map(([section, own]) => ({
		section,
		clauses: own.length,
		departures: own.filter(({ departure }) => departure !== "").length,
	}));
}
