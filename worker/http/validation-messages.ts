import type { core } from "zod/mini";

type RawIssue = core.$ZodRawIssue;

const TYPES: Record<string, string> = {
	string: "text",
	boolean: "true or false",
	int: "a whole number",
	number: "a number",
	array: "a list",
	object: "an object",
	record: "an object",
};

/** What a refused field needs, for schemas that say nothing better: the field by name and how to write it. */
export function validationMessage(issue: RawIssue): string {
	const name = nameOf(issue);
	switch (issue.code) {
		case "invalid_type":
			return issue.input === undefined
				? `${name} is missing.`
				: `${name} must be ${TYPES[issue.expected] ?? issue.expected}.`;
		case "invalid_value":
			return `${name} must be one of: ${issue.values.join(", ")}.`;
		case "unrecognized_keys":
			return `Unknown fields: ${issue.keys.join(", ")}.`;
		case "invalid_format":
			return issue.format === "date"
				? `${name} must be a date such as 2026-01-31.`
				: `${name} has the wrong format.`;
		case "too_small":
			return `${name} must be at least ${issue.minimum}${unitOf(issue.origin)}.`;
		case "too_big":
			return `${name} must be at most ${issue.maximum}${unitOf(issue.origin)}.`;
		default:
			return `${name} is invalid.`;
	}
}

function nameOf({ path = [] }: RawIssue): string {
	return path.length === 0 ? "The request" : path.map(String).join(".");
}

function unitOf(origin: string): string {
	return { string: " characters", array: " items" }[origin] ?? "";
}
