import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { knownDevices } from "../../../db/tables/known-devices.table.ts";
import { signInFailures } from "../../../db/tables/sign-in-failures.table.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import { runScheduled } from "../../../run-scheduled.ts";
import { isIn, NEW_PASSWORD } from "../../../test/people/account.ts";
import { deps, makeUser, PASSWORD, signedIn, stranger } from "../../../test/people/factories.ts";
import type { TestClient } from "../../../test/people/test-client.ts";
import { readError } from "../../../test/requests/read-error.ts";
import { makeToken } from "../../mail/email-tokens.ts";
import { addressKey } from "./attempts.ts";

const devicesOf = (userId: string) =>
	deps.db.select().from(knownDevices).where(eq(knownDevices.userId, userId));

function signIn(client: TestClient, email: string, password = PASSWORD): Promise<Response> {
	return client.post("/api/auth/signin", { email, password });
}

/** As many wrong guesses as are not delayed yet, each from an address of its own. The next attempt is delayed. */
async function guess(email: string): Promise<void> {
	for (let time = 0; time < 5; time += 1) {
		expect((await signIn(stranger(), email, "not the password")).status).toBe(401);
	}
}

/** The same, and the delay lasts longer than a test on a slow machine. */
async function keepOut(email: string): Promise<void> {
	await guess(email);
	await deps.db
		.update(signInFailures)
		.set({ delayedUntil: new Date(Date.now() + 10 * 60_000) })
		.where(eq(signInFailures.key, await addressKey(deps, email)));
}

/** A browser that signed in to the account and out again. */
async function browserOf({ email }: Pick<UserRow, "email">, client = stranger()): Promise<TestClient> {
	expect((await signIn(client, email)).status).toBe(200);
	await client.post("/api/auth/signout", {});
	return client;
}

describe("guessing a password", () => {
	// spec: P.9
	it("is delayed for an account and for an address without one in the same way, and says for how long", async () => {
		const { email } = await makeUser();
		const unknown = `no-${email}`;
		const told: unknown[] = [];
		for (const address of [email, unknown]) {
			await guess(address);
			// The right password is not looked at either.
			const refused = await signIn(stranger(), address);
			expect(refused.status).toBe(429);
			const wait = Number(refused.headers.get("retry-after"));
			expect(wait).toBeGreaterThan(0);
			expect(wait).toBeLessThanOrEqual(15);
			const names = [...refused.headers.keys()].sort();
			told.push({ ...(await readError(refused)), requestId: "", names });
		}
		expect(told[0]).toMatchObject({ code: "rate_limited" });
		expect(told[0]).toEqual(told[1]);
	});

	it("by many at the same moment gets no more than five passwords checked", async () => {
		const { email } = await makeUser();
		const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(stranger(), email, "a guess")));
		const statuses = answers.map(({ status }) => status);
		expect(statuses.filter((status) => status === 401)).toHaveLength(5);
		expect(statuses.filter((status) => status === 429)).toHaveLength(7);
	});

	it("is counted together however the address is written, and by nothing that names it", async () => {
		const { email } = await makeUser();
		for (const written of [email, email.toUpperCase(), ` ${email} `, email, email]) {
			expect((await signIn(stranger(), written, "a guess")).status).toBe(401);
		}
		expect((await signIn(stranger(), email)).status).toBe(429);
		const rows = JSON.stringify(await deps.db.select().from(signInFailures));
		expect(rows).not.toContain(email);
	});

	it("takes nothing from somebody who mistypes four times: what was counted is forgotten then", async () => {
		const { email } = await makeUser();
		for (let round = 0; round < 2; round += 1) {
			for (let time = 0; time < 4; time += 1) {
				expect((await signIn(stranger(), email, "a slip")).status).toBe(401);
			}
			expect((await signIn(stranger(), email)).status).toBe(200);
		}
	});
});

describe("a browser that signed in before", () => {
	// spec: P.10
	it("comes in while others are delayed, which stay so", async () => {
		const user = await makeUser();
		const own = await browserOf(user);
		await keepOut(user.email);
		expect((await signIn(stranger(), user.email)).status).toBe(429);
		expect((await signIn(own, user.email)).status).toBe(200);
		expect((await signIn(stranger(), user.email)).status).toBe(429);
	});

	it("is one that signed up, too", async () => {
		const name = `p${crypto.randomUUID().slice(0, 8)}`;
		const email = `${name}@example.org`;
		const own = stranger();
		await own.post("/api/auth/signup", { username: name, email, password: PASSWORD });
		await keepOut(email);
		expect((await signIn(own, email)).status).toBe(200);
	});

	// spec: P.10
	it("has a limit of its own", async () => {
		const user = await makeUser();
		const own = await browserOf(user);
		const lent = stranger();
		lent.device = own.device;
		for (let time = 0; time < 5; time += 1) {
			expect((await signIn(lent, user.email, "a guess")).status).toBe(401);
		}
		expect((await signIn(lent, user.email)).status).toBe(429);
		expect((await signIn(stranger(), user.email)).status).toBe(200);
	});

	it("is known to that account alone, and to each that signs in there", async () => {
		const [one, two, three] = [await makeUser(), await makeUser(), await makeUser()];
		const shared = await browserOf(two, await browserOf(one));
		for (const { email } of [one, two, three]) {
			await keepOut(email);
		}
		const statuses = [];
		for (const { email } of [one, two, three]) {
			statuses.push((await signIn(shared, email)).status);
		}
		expect(statuses).toEqual([200, 200, 429]);
		// Some fifty passwords are hashed here.
	}, 60_000);

	it("is known by 256 random bits that scripts and other sites do not get, and that no table holds", async () => {
		const user = await makeUser();
		const answer = await signIn(stranger(), user.email);
		const cookie = answer.headers.getSetCookie().find((set) => set.startsWith("attune_device=")) ?? "";
		const [, token = ""] = /^attune_device=([\w-]{43});/.exec(cookie) ?? [];
		expect(token).not.toBe("");
		for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/api/auth", "Secure", "Max-Age=15552000"]) {
			expect(cookie).toContain(attribute);
		}
		const rows = await devicesOf(user.id);
		expect(rows).toMatchObject([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
		expect(JSON.stringify(rows)).not.toContain(token);
	});

	it("keeps its token when it signs in again, for half a year more", async () => {
		const user = await makeUser();
		const own = await browserOf(user);
		const before = own.device;
		await deps.db
			.update(knownDevices)
			.set({ expiresAt: new Date(Date.now() + 1000) })
			.where(eq(knownDevices.userId, user.id));
		await browserOf(user, own);
		expect(own.device).toBe(before);
		const [row, ...more] = await devicesOf(user.id);
		expect(more).toEqual([]);
		expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(179 * 24 * 3600 * 1000);
	});

	it("is not known by a token that was made up or ran out, and leaves the database at night", async () => {
		const user = await makeUser();
		const old = await browserOf(user);
		await deps.db
			.update(knownDevices)
			.set({ expiresAt: new Date(Date.now() - 1000) })
			.where(eq(knownDevices.userId, user.id));
		const made = stranger();
		made.device = `attune_device=${"A".repeat(43)}.%ff..${"x".repeat(5000)}`;
		await keepOut(user.email);
		expect((await signIn(old, user.email)).status).toBe(429);
		expect((await signIn(made, user.email)).status).toBe(429);
		await runScheduled(deps, "17 3 * * *");
		expect(await devicesOf(user.id)).toEqual([]);
	});
});

describe("a browser that was known is a stranger after", () => {
	/** Two browsers of a person: one that is signed in, and one that is known and signed out. */
	async function two() {
		const { user, client } = await signedIn();
		const other = await browserOf(user);
		return { user, client, other };
	}

	// spec: P.10
	it("a new password, but for the one that set it", async () => {
		const { user, client, other } = await two();
		const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
		expect((await client.post("/api/auth/password", body)).status).toBe(200);
		await keepOut(user.email);
		expect((await signIn(other, user.email, NEW_PASSWORD)).status).toBe(429);
		expect((await signIn(client, user.email, NEW_PASSWORD)).status).toBe(200);
	});

	// spec: P.9
	it("a reset, which is open while attempts are delayed, ends the delay, and makes its browser known", async () => {
		const { user, other } = await two();
		await keepOut(user.email);
		const reader = stranger();
		expect((await reader.post("/api/auth/password/forgot", { email: user.email })).status).toBe(202);
		const token = await makeToken(deps, user, "reset");
		const answer = await reader.post("/api/auth/password/reset", { token, newPassword: NEW_PASSWORD });
		expect(answer.status).toBe(200);
		expect((await signIn(stranger(), user.email, NEW_PASSWORD)).status).toBe(200);
		await keepOut(user.email);
		expect((await signIn(other, user.email, NEW_PASSWORD)).status).toBe(429);
		expect((await signIn(reader, user.email, NEW_PASSWORD)).status).toBe(200);
	});

	it("an account was taken back to the address before", async () => {
		const { user, other } = await two();
		const home = { id: user.id, email: `home-${user.email}` };
		const token = await makeToken(deps, home, "recover");
		await keepOut(home.email);
		const reader = stranger();
		const answer = await reader.post("/api/auth/password/reset", { token, newPassword: NEW_PASSWORD });
		expect(answer.status).toBe(200);
		expect((await signIn(stranger(), home.email, NEW_PASSWORD)).status).toBe(200);
		await keepOut(home.email);
		expect((await signIn(other, home.email, NEW_PASSWORD)).status).toBe(429);
	});

	// spec: P.10
	it("signing out everywhere, and its cookie goes where that was asked for", async () => {
		const { user, client, other } = await two();
		client.device = other.device;
		expect((await client.post("/api/auth/signout-everywhere", {})).status).toBe(200);
		expect([client.device, await isIn(client)]).toEqual(["attune_device=", false]);
		expect(await devicesOf(user.id)).toEqual([]);
	});

	// spec: P.10
	it("the account is deleted, and its cookie goes", async () => {
		const { user, client, other } = await two();
		client.device = other.device;
		expect((await client.delete(`/api/users/${user.id}`, { password: PASSWORD })).status).toBe(200);
		expect(client.device).toBe("attune_device=");
		expect(await devicesOf(user.id)).toEqual([]);
	});
});
