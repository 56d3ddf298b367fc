export type Count = { trips: number; statements: number; read: number; written: number; returned: number };

/**
 * D1 as it is, which adds up what its statements cost: trips to the database (a batch is one), statements, rows read, rows
 * written, and the rows that came back.
 */
export function countingDatabase(database: D1Database) {
	const count: Count = { trips: 0, statements: 0, read: 0, written: 0, returned: 0 };
	function add({ results, meta }: D1Result): void {
		count.statements += 1;
		count.read += meta.rows_read;
		count.written += meta.rows_written;
		count.returned += results.length;
	}
	/** A batch takes statements as D1 made them. */
	const real = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
	function counting(statement: D1PreparedStatement, text: string): D1PreparedStatement {
		const counted = new Proxy(statement, {
			get(target, name) {
				if (name === "bind") {
					return (...values: unknown[]) => counting(target.bind(...values), text);
				}
				if (name === "all" || name === "run") {
					return async () => {
						count.trips += 1;
						const answer = await target.all();
						add(answer);
						return answer;
					};
				}
				if (name === "raw") {
					// The driver asks for bare rows, which come without the count. Named rows have it, but lack a column whose
					// name comes twice, as in a join: what only reads is asked both ways.
					return async () => {
						count.trips += 1;
						const answer = await target.all<Record<string, unknown>>();
						add(answer);
						return /^\s*select/i.test(text) ? target.raw() : answer.results.map((row) => Object.values(row));
					};
				}
				const value: unknown = Reflect.get(target, name);
				return typeof value === "function" ? value.bind(target) : value;
			},
		});
		real.set(counted, statement);
		return counted;
	}
	const DB = new Proxy(database, {
		get(target, name) {
			if (name === "prepare") {
				return (text: string) => counting(target.prepare(text), text);
			}
			if (name === "batch") {
				return async (statements: D1PreparedStatement[]) => {
					count.trips += 1;
					const answers = await target.batch(statements.map((each) => real.get(each) ?? each));
					answers.forEach(add);
					return answers;
				};
			}
			const value: unknown = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	return { DB, count };
}
