/** The rows of an object's own tables, by table. */
export type TableDump = Record<string, Record<string, SqlStorageValue>[]>;

/** The platform's tables, the object's bookkeeping, and the search index, whose words are in the conversations. */
const INTERNAL = /^(?:_cf_|sqlite_|migrations$|tombstone$|search_)/;

/** Every row that an object keeps. For objects whose tables are small: a person's, never a conversation's. */
export function dumpTables(sql: SqlStorage): TableDump {
	const names = sql
		.exec<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
		.toArray()
		.map(({ name }) => name)
		.filter((name) => !INTERNAL.test(name));
	return Object.fromEntries(names.map((name) => [name, sql.exec(`SELECT * FROM "${name}"`).toArray()]));
}
