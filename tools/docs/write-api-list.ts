import { readdir, readFile, writeFile } from "node:fs/promises";
import { CALLS, type CallRow } from "../../shared/test/calls.ts";
import { main } from "../lib/main.ts";
import { markdownTable } from "../lib/markdown-table.ts";

const DOC = "docs/api.md";
const ENDPOINTS = "shared/endpoints";
const SCHEMAS = "shared/schemas";

/** An object with more fields is named, with a link to its schema. */
const FIELDS_MAX = 6;

const HEAD = `# The API

\`npm run write-api-list\` writes this page from [\`shared/endpoints/\`](../shared/endpoints.ts); don't edit it. [The API's decisions](decisions/platform/wire.md)
say why it is so. A name with \`?\` may be left out. An answer without a status is a 200, and every error has the one shape of
[\`shared/error-codes.ts\`](../shared/error-codes.ts).
`;

/** What zod keeps of a schema, as far as it is read here. */
type Schema = {
	_zod: { def: { type: string; innerType?: Schema; element?: Schema; shape?: Record<string, Schema> } };
};

/** \`npm run write-api-list\`: lists every call in the docs. \`--check\` only compares. */
await main(async () => {
	const [sentences, names] = [await readSentences(), await readNames()];
	const rows = CALLS.map((call) => [
		`\`${call.key}\``,
		sentenceOf(call, sentences),
		takes(call, names),
		answers(call, names),
	]);
	const unlisted = [...sentences.keys()].filter((key) => !CALLS.some((call) => call.key === key));
	if (unlisted.length > 0) {
		throw new Error(`No call: ${unlisted.join(", ")}. Spread its table into ENDPOINTS in ${ENDPOINTS}.ts.`);
	}
	const text = HEAD + markdownTable([["call", "what it does", "takes", "answers"], ...rows]);
	if (!process.argv.includes("--check")) {
		await writeFile(DOC, text);
	} else if (text !== (await readFile(DOC, "utf8").catch(() => ""))) {
		throw new Error(`${DOC} doesn't say what the endpoints are now. Run "npm run write-api-list".`);
	}
});

/** The comment above each row of the tables, by the row's key. */
async function readSentences(): Promise<Map<string, string>> {
	const sentences = new Map<string, string>();
	for (const file of await readdir(ENDPOINTS)) {
		const source = await readFile(`${ENDPOINTS}/${file}`, "utf8");
		for (const [, sentence = "", key = ""] of source.matchAll(/\/\*\* ([^\n]+) \*\/\n\t"([^"]+)":/g)) {
			sentences.set(key, sentence);
		}
	}
	return sentences;
}

function sentenceOf({ key }: CallRow, sentences: ReadonlyMap<string, string>): string {
	const sentence = sentences.get(key);
	if (!sentence) {
		throw new Error(`Say in a comment of one line above "${key}" what it does (${ENDPOINTS}/).`);
	}
	return sentence;
}

/** The name and file of each exported schema. */
async function readNames(): Promise<Map<unknown, string>> {
	const names = new Map<unknown, string>();
	for (const file of await readdir(SCHEMAS, { recursive: true })) {
		if (!file.endsWith(".ts") || file.endsWith(".test.ts")) {
			continue;
		}
		const exported: Record<string, unknown> = await import(`../../${SCHEMAS}/${file}`);
		for (const [name, schema] of Object.entries(exported)) {
			if (name.endsWith("Schema")) {
				names.set(schema, `[${name.replace("Schema", "")}](../${SCHEMAS}/${file})`);
			}
		}
	}
	return names;
}

type Names = ReadonlyMap<unknown, string>;

function takes({ query, body }: CallRow, names: Names): string {
	const fields = query ? `query \`${fieldsOf(query as unknown as Schema).join(", ")}\`` : "";
	if (body === "form") {
		return "a multipart form";
	}
	return [fields, body ? describe(body as unknown as Schema, names) : ""].filter(Boolean).join(", ");
}

function answers({ status, answer }: CallRow, names: Names): string {
	const what = typeof answer === "string" ? `a ${answer}` : describe(answer as unknown as Schema, names);
	return [status ?? "", what].join(" ").trim();
}

function describe(schema: Schema, names: Names): string {
	const { element, shape } = schema._zod.def;
	if (element) {
		return `list of ${describe(element, names)}`;
	}
	const fields = fieldsOf(schema);
	const name = names.get(schema);
	if (shape && (fields.length <= FIELDS_MAX || !name)) {
		return `\`{ ${fields.join(", ")} }\``;
	}
	return name ?? "JSON";
}

function fieldsOf({ _zod: { def } }: Schema): string[] {
	const optional = new Set(["optional", "default"]);
	return Object.entries(def.shape ?? {}).map(
		([name, field]) => `${name}${optional.has(field._zod.def.type) ? "?" : ""}`,
	);
}
