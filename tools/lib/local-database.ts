/** The local simulator's database endpoint, on the app's own port. */
const PATH = "/cdn-cgi/local/explorer/api/d1/database/00000000-0000-0000-0000-000000000000/raw";

type Cell = string | number | null;

/** Runs statements on the database of a server on this machine. Returns the rows of the first. Throws where the simulator refuses. */
export async function queryLocal(
	origin: string,
	sql: string,
	params: readonly string[] = [],
): Promise<Cell[][]> {
	const answer = await fetch(origin + PATH, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ sql, params }),
	});
	if (!answer.ok) {
		throw new Error(`"${sql}" was refused with ${answer.status}: ${await answer.text()}`);
	}
	const { result } = (await answer.json()) as { result: { results: { rows: Cell[][] } }[] };
	return result[0]?.results.rows ?? [];
}
