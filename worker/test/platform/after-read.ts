/** D1 as it is, which does something, once, between the moment when rows were read and the moment when that is heard. */
export function afterRead(database: D1Database, act: () => Promise<unknown>): D1Database {
	let isDone = false;
	async function once(): Promise<void> {
		if (!isDone) {
			isDone = true;
			await act();
		}
	}
	return new Proxy(database, {
		get: (target, name) =>
			name === "prepare" ? (text: string) => late(target.prepare(text), once) : methodOf(target, name),
	});
}

function late(statement: D1PreparedStatement, act: () => Promise<unknown>): D1PreparedStatement {
	return new Proxy(statement, {
		get(target, name) {
			if (name === "bind") {
				return (...values: unknown[]) => late(target.bind(...values), act);
			}
			if (name === "raw") {
				return async () => {
					const rows = await target.raw();
					await act();
					return rows;
				};
			}
			return methodOf(target, name);
		},
	});
}

function methodOf(target: object, name: string | symbol): unknown {
	const value: unknown = Reflect.get(target, name, target);
	return typeof value === "function" ? value.bind(target) : value;
}
