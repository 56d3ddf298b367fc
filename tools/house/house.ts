import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { main } from "../lib/main.ts";
import { countComments } from "./comments.ts";
import {
	FOLDER_MAX,
	foldersOver,
	isContent,
	isTest,
	type SourceFile,
	tinyFiles,
	wrongImports,
} from "./layout.ts";
import { MODULE_ORDER } from "./module-order.ts";
import { proseOf } from "./words.ts";

const FILE_MAX = 300;
const SUBJECT_MAX = 72;
const COMMITS = 30;

type Count = { what: string; now: number; most: number; found?: readonly string[] };

/**
 * `npm run house [-- --list]`: measures the repository against its own rules. Exits with 1 when one doesn't hold.
 */
await main(async () => {
	const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
		encoding: "utf8",
	}).split("\n");
	const code = tracked.filter(
		(file) =>
			/\.tsx?$/.test(file) &&
			/^(?:worker|web|shared|tools|bench)\//.test(file) &&
			!file.endsWith("worker-configuration.d.ts"),
	);
	const files: SourceFile[] = code
		.filter((file) => !isTest(file))
		.map((file) => ({ file, lines: read(file).split("\n").length - 1 }));
	const counts: Count[] = [
		listed("imports between modules that go against their order", wrongImports(files, MODULE_ORDER), 0),
		listed(`folders of more than ${FOLDER_MAX} source files`, foldersOver(files), 0),
		listed("files of 20 lines or fewer with one importer", tinyFiles(files), 60),
		listed(
			`files of more than ${FILE_MAX} lines`,
			files
				.filter(({ file, lines }) => lines > FILE_MAX && !isContent(file))
				.map(({ file, lines }) => `${file} (${lines})`),
			0,
		),
		commentsPer100Lines(files.filter(({ file }) => !isContent(file))),
		wordsPerSentence(tracked.filter((file) => file.endsWith(".md"))),
		listed(
			`subjects of more than ${SUBJECT_MAX} characters among the newest ${COMMITS} commits`,
			subjects().filter((subject) => subject.length > SUBJECT_MAX),
			0,
		),
	];
	const isListed = process.argv.includes("--list");
	for (const { what, now, most, found = [] } of counts) {
		process.stdout.write(
			`${now <= most ? "ok " : "NOT"}  ${String(now).padStart(5)}  at most ${most}: ${what}\n`,
		);
		if (isListed && now > most) {
			process.stdout.write(found.map((each) => `              ${each}\n`).join(""));
		}
	}
	const broken = counts.filter(({ now, most }) => now > most);
	if (broken.length > 0) {
		throw new Error(`${broken.length} of ${counts.length} don't hold. --list shows where.`);
	}
});

function listed(what: string, found: readonly string[], most: number): Count {
	return { what, now: found.length, most, found };
}

function commentsPer100Lines(files: readonly SourceFile[]): Count {
	const counted = files.map(({ file, lines }) => ({
		file,
		lines,
		comments: countComments(file, read(file)),
	}));
	const sum = (of: (one: (typeof counted)[number]) => number) =>
		counted.reduce((total, one) => total + of(one), 0);
	const densest = counted
		.filter(({ comments }) => comments >= 5)
		.sort((one, other) => other.comments / other.lines - one.comments / one.lines)
		.slice(0, 40);
	return {
		what: "comments per 100 lines, without docstrings of what is exported",
		now: Math.round((sum(({ comments }) => comments) / sum(({ lines }) => lines)) * 1000) / 10,
		most: 3,
		found: densest.map(({ file, comments, lines }) => `${file} (${comments} in ${lines})`),
	};
}

function wordsPerSentence(documents: readonly string[]): Count {
	const texts = documents.map((file) => ({ file, ...proseOf(read(file)) }));
	const words = texts.reduce((sum, one) => sum + one.words, 0);
	const sentences = texts.reduce((sum, one) => sum + one.sentences, 0);
	return {
		what: "words in a sentence of the docs, on average",
		now: Math.round((words / sentences) * 10) / 10,
		most: 20,
		found: texts
			.map(({ file, words, sentences }) => ({ file, each: words / sentences }))
			.filter(({ each }) => each > 20)
			.sort((one, other) => other.each - one.each)
			.map(({ file, each }) => `${file} (${each.toFixed(1)})`),
	};
}

function subjects(): string[] {
	return execFileSync("git", ["log", "--no-merges", `-${COMMITS}`, "--format=%s"], { encoding: "utf8" })
		.trim()
		.split("\n");
}

function read(file: string): string {
	return readFileSync(file, "utf8");
}
