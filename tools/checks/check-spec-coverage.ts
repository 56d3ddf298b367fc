import { existsSync, readFileSync } from "node:fs";
import { main } from "../lib/main.ts";
import { CITATION, citationProblems } from "./citations.ts";

/**
 * Checks that docs/spec-coverage.md is still true: every file it names exists, every test it names still has that
 * title, and the counts at its top are correct.
 */
const COVERAGE = "docs/spec-coverage.md";
const COUNTS_HEADER = ["section", "held", "built without test", "not yet", "departures", "clauses"];
const ROW_HEADER = ["clause", "where", "held by"];

type Status = "held" | "built" | "open" | "departure";
type Row = { line: number; section: string; cells: string[] };
type Problem = { line: number; text: string };

await main(async () => {
	const lines = readFileSync(COVERAGE, "utf8").split("\n");
	const rows = clauseRows(lines);
	const problems = [...rows.flatMap(rowProblems), ...countProblems(lines, rows)];
	if (problems.length > 0) {
		const told = problems.map(({ line, text }) => `${COVERAGE}:${line}  ${text}`);
		throw new Error([...told, "", `${problems.length} to fix.`].join("\n"));
	}
	process.stdout.write(`${COVERAGE}: ${rows.length} clauses, every claim checked.\n`);
});

/** The rows of all tables below the first section heading, without the tables' own headers. */
function clauseRows(lines: string[]): Row[] {
	const rows: Row[] = [];
	let section = "";
	for (const [index, text] of lines.entries()) {
		if (text.startsWith("## ")) {
			section = text.slice(3).trim();
		} else if (section !== "" && isTableRow(text) && !isHeader(text, ROW_HEADER)) {
			rows.push({ line: index + 1, section, cells: cellsOf(text) });
		}
	}
	return rows;
}

function isTableRow(text: string): boolean {
	return text.startsWith("|") && !/^\|[\s|:-]+\|\s*$/.test(text);
}

function isHeader(text: string, names: string[]): boolean {
	return cellsOf(text).join("|") === names.join("|");
}

/** The cells of a row. A bar inside a cell is written `\|`. */
function cellsOf(text: string): string[] {
	return text
		.trim()
		.split(/(?<!\\)\|/)
		.slice(1, -1)
		.map((cell) => cell.trim());
}

function rowProblems({ line, cells }: Row): Problem[] {
	const [clause, where, heldBy] = cells;
	if (cells.length !== 3 || !clause || !where || !heldBy) {
		return [{ line, text: "Give the row exactly three cells: clause, where, held by." }];
	}
	const texts = [...whereProblems(where), ...heldByProblems(where, heldBy)];
	return texts.map((text) => ({ line, text }));
}

function whereProblems(where: string): string[] {
	if (where === "—") {
		return [];
	}
	const paths = [...where.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
	if (paths.length === 0 || where.replace(/`[^`]+`|[\s,]/g, "") !== "") {
		return ["Write `where` as paths in backticks with commas between, or as —."];
	}
	return paths
		.filter((path) => !existsSync(path))
		.map((path) => `There is no ${path}. Name where the clause lives now.`);
}

function heldByProblems(where: string, heldBy: string): string[] {
	const status = statusOf(heldBy);
	const problems = [...heldBy.matchAll(CITATION)].flatMap(citationProblems);
	if (status === "held" && heldBy.replace(CITATION, "").replace(/[;\s]/g, "") !== "") {
		problems.push('Write `held by` as `file.test.ts` "part of a title", or "not yet", or "departure: …".');
	}
	if (status === "built" && where === "—") {
		problems.push("Name the file of a clause that is built, or write only 'not yet'.");
	}
	return problems;
}

function statusOf(heldBy: string): Status {
	if (heldBy.startsWith("departure:")) {
		return "departure";
	}
	if (heldBy.startsWith("not yet (built")) {
		return "built";
	}
	return heldBy === "not yet" ? "open" : "held";
}

/** Compares the table at the top, word for word, with the one that the rows give. */
function countProblems(lines: string[], rows: Row[]): Problem[] {
	const start = lines.findIndex((text) => text.startsWith("|") && isHeader(text, COUNTS_HEADER));
	const end = lines.findIndex((text) => text.startsWith("## "));
	const found = lines
		.slice(start + 1, end)
		.filter(isTableRow)
		.map((text) => cellsOf(text).join(" | "));
	const wanted = countRows(rows);
	if (start >= 0 && found.join("\n") === wanted.join("\n")) {
		return [];
	}
	const table = [COUNTS_HEADER.join(" | "), COUNTS_HEADER.map(() => "---").join(" | "), ...wanted];
	const right = table.map((text) => `| ${text} |`).join("\n");
	return [{ line: Math.max(1, start + 1), text: `The counts are not these. Put:\n\n${right}\n` }];
}

function countRows(rows: Row[]): string[] {
	const sections = [...new Set(rows.map((row) => row.section))];
	const perSection = sections.map((section) =>
		countRow(
			section,
			rows.filter((row) => row.section === section),
		),
	);
	return [...perSection, countRow("all", rows)];
}

function countRow(name: string, rows: Row[]): string {
	const statuses = rows.map(({ cells }) => statusOf(cells[2] ?? ""));
	const count = (status: Status) => statuses.filter((each) => each === status).length;
	return [name, count("held"), count("built"), count("open"), count("departure"), rows.length].join(" | ");
}
