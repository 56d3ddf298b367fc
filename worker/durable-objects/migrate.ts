/** The table that a destroyed object leaves behind, so that late calls can't recreate it. */
const TOMBSTONE = "tombstone";

const MIGRATIONS = "migrations";

/**
 * The object's life stage. Read it before making tables: an object whose name was only guessed stays `new` and stores
 * nothing.
 */
export type ObjectLife = "new" | "open" | "destroyed";

export function readLife(storage: DurableObjectStorage): ObjectLife {
	if (hasTable(storage, TOMBSTONE)) {
		return "destroyed";
	}
	return hasTable(storage, MIGRATIONS) ? "open" : "new";
}

/**
 * Brings an object's own database up to date: runs each entry of an append-only list once, in order, in a
 * transaction each.
 */
export function migrate(storage: DurableObjectStorage, migrations: readonly string[]): void {
	storage.sql.exec(`CREATE TABLE IF NOT EXISTS ${MIGRATIONS} (version INTEGER PRIMARY KEY)`);
	const { done } = storage.sql.exec<{ done: number }>(`SELECT count(*) AS done FROM ${MIGRATIONS}`).one();
	for (const [version, statements] of migrations.entries()) {
		if (version >= done) {
			storage.transactionSync(() => {
				storage.sql.exec(statements);
				storage.sql.exec(`INSERT INTO ${MIGRATIONS} (version) VALUES (?)`, version);
			});
		}
	}
}

/** Removes everything the object holds and leaves the tombstone. Safe to repeat after a crash. */
export async function destroyStorage(storage: DurableObjectStorage): Promise<void> {
	await storage.deleteAlarm();
	await storage.deleteAll();
	storage.sql.exec(`CREATE TABLE IF NOT EXISTS ${TOMBSTONE} (destroyed INTEGER)`);
}

function hasTable(storage: DurableObjectStorage, name: string): boolean {
	return (
		storage.sql.exec("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", name).toArray().length >
		0
	);
}
