import { env } from "cloudflare:test";
import { COMPANIES } from "#shared/ai-providers.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import { createDeps } from "../../deps.ts";
import { hashPassword } from "../../modules/auth/password/passwords.ts";
import { createLucia } from "../../modules/auth/session/lucia.ts";
import { TestClient } from "./test-client.ts";

/** Every person of the factory has this password. */
export const PASSWORD = "correct horse battery";
const PASSWORD_HASH = await hashPassword(PASSWORD, undefined);

let made = 0;

export const deps = createDeps(env);

/** A row of a new person, straight into the database. */
export async function makeUser(fields: Partial<UserRow> = {}): Promise<UserRow> {
	made += 1;
	const [row] = await deps.db
		.insert(users)
		.values({
			id: deps.newId("usr"),
			username: `person${made}`,
			usernameKey: `person${made}`,
			email: `person${made}@example.org`,
			password: PASSWORD_HASH,
			onboardingCompleted: true,
			consentedTo: [...COMPANIES],
			adultConfirmedAt: new Date(),
			healthConsentAt: new Date(),
			termsSeen: TERMS_VERSION,
			...fields,
		})
		.returning();
	if (!row) {
		throw new Error("The factory could not insert a person.");
	}
	return row;
}

/** A person who is signed in, and a client that carries their cookie. */
export async function signedIn(fields: Partial<UserRow> = {}) {
	const user = await makeUser(fields);
	return { user, client: await clientOf(user.id) };
}

/** One more device of a person: a client with a session of its own. */
export async function clientOf(userId: string): Promise<TestClient> {
	const session = await createLucia(deps, true).createSession(userId, {
		device: "A test",
		createdAt: Date.now(),
		lastSeenAt: new Date(),
		sid: "",
	});
	return new TestClient(`attune_session=${session.id}`);
}

/** A signed-out client. */
export function stranger(): TestClient {
	return new TestClient("");
}
