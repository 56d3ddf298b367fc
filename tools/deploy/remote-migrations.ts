/** drizzle-kit's separator between statements. Remote D1 treats it as a comment. */
const BREAKPOINT = "--> statement-breakpoint";

/**
 * What of a migration file works on this machine and fails on remote D1, which gets the whole file and splits it by rules of its
 * own: "line 3: ...", one for each fault. Known from workers-sdk #4713 (apostrophe in a comment), #4998 and #15690 (triggers over
 * several lines), #14991 (CRLF), #3892 (semicolon in a comment), #7739 (a comment at the end). An END that isn't in capitals, or
 * that ends a CASE within a trigger, is taken for the trigger's own or for none.
 */
export function remoteFaults(sql: string): string[] {
	const lines = sql.split("\n");
	const faults = lines.flatMap((line, index) => faultsOf(line).map((fault) => `line ${index + 1}: ${fault}`));
	const last = lines.findLastIndex((line) => line.trim() !== "");
	if (lines[last]?.trimStart().startsWith("--")) {
		faults.push(`line ${last + 1}: a comment ends the file`);
	}
	return faults;
}

function faultsOf(line: string): string[] {
	const { code, comment } = parts(line);
	const isTrigger = /\bcreate\s+(?:temp\w*\s+)?trigger\b/i.test(code);
	return [
		...(line.includes("\r") ? ["a carriage return"] : []),
		...(comment !== BREAKPOINT && /['"`;]/.test(comment.replaceAll(/`[^`']*`/g, ""))
			? ["a quote or a semicolon in a comment"]
			: []),
		...(code.includes("/*") ? ["a comment that isn't after --"] : []),
		...(/\bcreate(?:\s+temp\w*)?\s*$/i.test(code) ? ["a CREATE whose kind is on another line"] : []),
		...(isTrigger && !/\bBEGIN\b.*;\s*END;\s*$/.test(code) ? ["a trigger that goes on over lines"] : []),
		...(isTrigger && /\bcase\b/i.test(code) ? ["CASE in a trigger"] : []),
		...(!isTrigger && /;\s*\S/.test(code) ? ["two statements"] : []),
	];
}

/** A line's statement, with quoted text blanked, and its comment. */
function parts(line: string): { code: string; comment: string } {
	const bare = line.replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, (quoted) => "_".repeat(quoted.length));
	// In a comment line an apostrophe opens no quote.
	const start = line.trimStart().startsWith("--") ? line.indexOf("--") : bare.indexOf("--");
	return start < 0
		? { code: bare, comment: "" }
		: { code: bare.slice(0, start), comment: line.slice(start).trim() };
}
