import { eq, or } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/tables/users.table.ts";
import { deps, makeUser, PASSWORD } from "../../test/people/factories.ts";
import { signUp } from "./auth.service.ts";

/** A database on which something happens right after the first look at what is taken. */
function afterFirstLook(happen: () => Promise<unknown>): Database {
	let hasLooked = false;
	return new Proxy(deps.db, {
		get(target, name) {
			if (name !== "batch" || hasLooked) {
				return Reflect.get(target, name) as unknown;
			}
			return async (...queries: Parameters<Database["batch"]>) => {
				hasLooked = true;
				const found = await target.batch(...queries);
				await happen();
				return found;
			};
		},
	});
}

// spec: 3.5, 3.7
it.each([
	["username", (name: string) => ({ username: name, usernameKey: name }), "username_taken"],
	["email", (name: string) => ({ email: `${name}@example.org` }), "email_taken"],
] as const)("refuses a sign-up whose %s someone takes while it is under way", async (_, fieldsOf, code) => {
	const name = `ana${crypto.randomUUID().slice(0, 8)}`;
	const input = { username: name, email: `${name}@example.org`, password: PASSWORD };
	const db = afterFirstLook(() => makeUser(fieldsOf(name)));
	await expect(signUp({ ...deps, db }, input)).rejects.toMatchObject({ code });
	const isTheirs = or(eq(users.usernameKey, name), eq(users.email, input.email));
	expect(await deps.db.select().from(users).where(isTheirs)).toHaveLength(1);
});
