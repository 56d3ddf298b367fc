import { env, runInDurableObject } from "cloudflare:test";

/** The platform's own tables, which no statement may read. */
const PLATFORM = /^(?:_cf_|sqlite_(?!sequence))/;

type Rows = Record<string, unknown>[];

/** Every row of every table of D1 as text, by table: those behind virtual tables too, blobs read byte by byte. */
export async function everyRowInDatabase(): Promise<Map<string, string>> {
	const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
		name: string;
	}>();
	const names = results.map(({ name }) => name).filter((name) => !PLATFORM.test(name));
	const tables = await env.DB.batch<Rows[number]>(
		names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)),
	);
	return new Map(names.map((name, index) => [name, textOf(tables[index]?.results ?? [])]));
}

/** The same for an object's own database. */
export function everyRowInObject(stub: DurableObjectStub): Promise<Map<string, string>> {
	return runInDurableObject(stub, (_, { storage }) => {
		const names = storage.sql
			.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'")
			.toArray()
			.map(({ name }) => name)
			.filter((name) => !PLATFORM.test(name));
		return new Map(
			names.map((name) => [name, textOf(storage.sql.exec(`SELECT * FROM "${name}"`).toArray())]),
		);
	});
}

/** The tables in which one of the words stands. An index stores only the end of a word that begins like its neighbour. */
export function tablesWith(tables: Map<string, string>, words: readonly string[]): string[] {
	const endings = words.map((word) => word.toLowerCase().slice(-7));
	return [...tables]
		.filter(([, text]) => endings.some((ending) => text.toLowerCase().includes(ending)))
		.map(([name]) => name);
}

function textOf(rows: Rows): string {
	return rows.map((row) => Object.values(row).map(asText).join(" ")).join("\n");
}

function asText(value: unknown): string {
	if (value instanceof ArrayBuffer || Array.isArray(value)) {
		return String.fromCharCode(...new Uint8Array(value));
	}
	return String(value);
}
