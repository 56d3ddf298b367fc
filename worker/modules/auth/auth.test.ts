import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { knownDevices } from "../../db/tables/known-devices.table.ts";
import { sessions } from "../../db/tables/sessions.table.ts";
import { users } from "../../db/tables/users.table.ts";
import { clientOf, deps, makeUser, PASSWORD, signedIn, stranger } from "../../test/people/factories.ts";
import { TestClient } from "../../test/people/test-client.ts";
import { everyKey } from "../../test/platform/every-key.ts";
import { askWith } from "../../test/requests/ask-with.ts";
import { readError } from "../../test/requests/read-error.ts";
import { spentLimit } from "../../test/requests/spent-limit.ts";
import { signIn } from "./auth.service.ts";

function newPerson(fields: Record<string, unknown> = {}) {
	const name = `ana${crypto.randomUUID().slice(0, 8)}`;
	return { username: name, email: `${name}@example.org`, password: PASSWORD, ...fields };
}

describe("sign-up", () => {
	// spec: 1.24, 7.13, 7.14, 7.15
	it("makes an account, signs the person in and tells everything about them but the password", async () => {
		const client = stranger();
		const input = newPerson({ firstName: " Ana ", timeZone: "Europe/Lisbon" });
		const answer = await client.post("/api/auth/signup", input);
		expect(answer.status).toBe(201);
		const user = await answer.json<User>();
		expect(user).toMatchObject({
			username: input.username,
			email: input.email,
			firstName: "Ana",
			timeZone: "Europe/Lisbon",
			onboardingCompleted: false,
			assessmentCompleted: false,
			currentHierarchyLevel: "physiological",
			currentChatColor: "#3b82f6",
			coachingPersonality: "supportive",
			messagingFrequency: "weekly",
			notificationPreferences: {},
			moodHistory: [],
		});
		expect(Object.keys(user)).not.toContain("password");
		expect(Object.keys(user)).not.toContain("usernameKey");
		const me = await client.get("/api/auth/me");
		expect(await me.json()).toEqual(user);
	});

	// spec: 5.4
	it("sets a cookie that scripts cannot read and other sites do not send", async () => {
		const answer = await stranger().post("/api/auth/signup", newPerson());
		const cookie = answer.headers.get("set-cookie") ?? "";
		expect(cookie).toMatch(/^attune_session=[^;]+/);
		for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/", "Secure", "Max-Age=2592000"]) {
			expect(cookie).toContain(attribute);
		}
	});

	// spec: A.12, 5.1, 5.2, 5.3, 9.1, 9.2
	it.each([
		[{ username: "ab" }, "username", "Username must be at least 3 characters"],
		[{ email: "nobody" }, "email", "Invalid email address"],
		[{ password: "short" }, "password", "Password must be at least 8 characters"],
		[{ username: "has space" }, "username", "Use letters, digits, dots, dashes and underscores"],
		[{ password: "x".repeat(129) }, "password", "Password must be at most 128 characters"],
		[{ phoneNumber: "call me" }, "phoneNumber", "Use digits, spaces and + ( ) . - only"],
		[{ timeZone: "+05:30" }, "timeZone", "Use a time zone name like Europe/Lisbon"],
		[{ timeZone: "Mars/Olympus" }, "timeZone", "Use a time zone name like Europe/Lisbon"],
	])("refuses %o and says what to do", async (fields, path, message) => {
		const answer = await stranger().post("/api/auth/signup", newPerson(fields));
		expect(answer.status).toBe(400);
		const error = await readError(answer);
		expect(error).toMatchObject({ code: "validation_failed", message });
		expect(error.details).toContainEqual({ path, message });
	});

	// spec: 3.6, 3.8, 3.9
	it("asks for a username, an email and a password, and for nothing else", async () => {
		const answer = await stranger().post("/api/auth/signup", {});
		const error = await readError(answer);
		expect(error.details?.map((detail) => detail.path)).toEqual(["username", "email", "password"]);
	});

	// spec: 3.5
	it("takes a username only once, however it is spelled", async () => {
		const input = newPerson({ username: `Zoë${Date.now()}` });
		await stranger().post("/api/auth/signup", input);
		const again = await stranger().post(
			"/api/auth/signup",
			newPerson({ username: input.username.toUpperCase() }),
		);
		expect(again.status).toBe(409);
		expect(await readError(again)).toMatchObject({ code: "username_taken" });
	});

	// spec: 3.7
	it("trims and lower-cases the email and takes it only once", async () => {
		const input = newPerson();
		const first = await stranger().post("/api/auth/signup", {
			...input,
			email: `  ${input.email.toUpperCase()} `,
		});
		expect((await first.json<User>()).email).toBe(input.email);
		const again = await stranger().post("/api/auth/signup", newPerson({ email: input.email }));
		expect(again.status).toBe(409);
		expect(await readError(again)).toMatchObject({ code: "email_taken" });
	});

	it("is limited in bursts from one address and says when to come back", async () => {
		const client = stranger();
		const asked: string[] = [];
		const signUp = (body: object) =>
			askWith({ SIGN_UP_LIMIT: spentLimit(asked) }, client, {
				method: "POST",
				path: "/api/auth/signup",
				body,
			});
		// A slip in the form doesn't count.
		expect((await signUp(newPerson({ email: "x" }))).status).toBe(400);
		expect(asked).toEqual([]);
		const refused = await signUp(newPerson());
		expect(refused.status).toBe(429);
		expect(refused.headers.get("retry-after")).toBe("60");
		expect(await readError(refused)).toMatchObject({ code: "rate_limited" });
		expect(asked).toEqual([client.address]);
	});
});

describe("sign-in", () => {
	// spec: A.13, 7.10, 7.11
	it("opens a session and keeps the time zone fresh", async () => {
		const user = await makeUser({ firstName: "Ana" });
		const client = stranger();
		const answer = await client.post("/api/auth/signin", {
			email: user.email.toUpperCase(),
			password: PASSWORD,
			timeZone: "Asia/Kolkata",
		});
		expect(answer.status).toBe(200);
		expect(await answer.json()).toMatchObject({
			id: user.id,
			username: user.username,
			firstName: "Ana",
			timeZone: "Asia/Kolkata",
		});
		expect((await client.get("/api/auth/me")).status).toBe(200);
	});

	it("works beside cookies of others that nobody can decode, and a session's that is one is none", async () => {
		const { email } = await makeUser();
		const client = new TestClient("promo=50%; attune_session=%ff");
		expect((await client.get("/api/auth/me")).status).toBe(401);
		client.cookie = "promo=50%; attune_session=%ff";
		const answer = await client.post("/api/auth/signin", { email, password: PASSWORD });
		expect(answer.status).toBe(200);
		client.cookie = `promo=50%; ${client.cookie}`;
		expect((await client.get("/api/auth/me")).status).toBe(200);
		expect((await client.post("/api/auth/signout", {})).status).toBe(200);
	});

	it("tells the log of every try, by a hash and without the address", async () => {
		const user = await makeUser();
		const lines: Record<string, unknown>[] = [];
		const heard = { ...deps, log: (line: Record<string, unknown>) => void lines.push(line) };
		await signIn(heard, { email: user.email, password: PASSWORD });
		await expect(signIn(heard, { email: user.email, password: "not this one" })).rejects.toThrow();
		await expect(signIn(heard, { email: "nobody@example.org", password: PASSWORD })).rejects.toThrow();
		expect(lines.map(({ event, outcome }) => [event, outcome])).toEqual([
			["sign-in", "accepted"],
			["sign-in", "refused"],
			["sign-in", "refused"],
		]);
		expect(lines.map((line) => line.user)).toEqual([
			lines[1]?.user,
			expect.stringMatching(/^[0-9a-f]{12}$/),
			null,
		]);
		expect(JSON.stringify(lines)).not.toContain(user.email);
	});

	it("answers a wrong password and an unknown email with the same words", async () => {
		const user = await makeUser();
		const wrong = await stranger().post("/api/auth/signin", {
			email: user.email,
			password: "something else",
		});
		const unknown = await stranger().post("/api/auth/signin", {
			email: "no@example.org",
			password: PASSWORD,
		});
		expect([wrong.status, unknown.status]).toEqual([401, 401]);
		const [first, second] = [await readError(wrong), await readError(unknown)];
		expect(first.code).toBe("bad_credentials");
		expect({ ...first, requestId: "" }).toEqual({ ...second, requestId: "" });
	});

	// spec: 5.5, 5.6
	it.each([
		[{ email: "nobody" }, "Invalid email address"],
		[{ password: "" }, "Password is required"],
	])("refuses %o with the words of the form", async (fields, message) => {
		const body = { email: "a@example.org", password: PASSWORD, ...fields };
		const answer = await stranger().post("/api/auth/signin", body);
		expect(answer.status).toBe(400);
		expect(await readError(answer)).toMatchObject({ message });
	});

	it("lets nobody into an account that is being deleted", async () => {
		const user = await makeUser({ deletingAt: new Date() });
		const answer = await stranger().post("/api/auth/signin", { email: user.email, password: PASSWORD });
		expect(answer.status).toBe(401);
	});
});

describe("a session", () => {
	// spec: A.29
	it("ends everywhere at once when its row is gone, though KV still knows it", async () => {
		const { user, client } = await signedIn();
		await deps.db.delete(sessions).where(eq(sessions.userId, user.id));
		expect((await everyKey()).length).toBeGreaterThan(0);
		expect((await client.get("/api/auth/me")).status).toBe(401);
	});

	it("lives on when KV has not heard of it yet", async () => {
		const { user, client } = await signedIn();
		const rows = await deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect(rows).toHaveLength(1);
		await env.SESSIONS.delete(rows[0]?.sid ?? "");
		expect((await client.get("/api/auth/me")).status).toBe(200);
	});

	// spec: A.29
	it("is kept in neither store under the id that the cookie carries", async () => {
		const { client } = await signedIn();
		const id = client.cookie.split("=")[1] ?? "";
		const rows = await deps.db.select().from(sessions);
		const keys = await everyKey();
		expect(JSON.stringify(rows)).not.toContain(id);
		expect(keys).not.toContain(id);
		expect(keys).toEqual(expect.arrayContaining([rows.at(-1)?.sid]));
	});

	it("slides: past half of its time it is renewed and the cookie sent again", async () => {
		const { user, client } = await signedIn();
		const soon = new Date(Date.now() + 10 * 24 * 3600 * 1000);
		await deps.db.update(sessions).set({ expire: soon }).where(eq(sessions.userId, user.id));
		const answer = await client.get("/api/auth/me");
		expect(answer.headers.get("set-cookie")).toContain("Max-Age=2592000");
		const [row] = await deps.db.select().from(sessions).where(eq(sessions.userId, user.id));
		expect((row?.expire.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 24 * 3600 * 1000);
	});

	it("ends half a year after signing in, however often it is used, and is listed no more", async () => {
		const { user, client } = await signedIn();
		const signedInFor = (days: number) =>
			deps.db
				.update(sessions)
				.set({ sess: { device: "A test", createdAt: Date.now() - days * 24 * 3600 * 1000 } })
				.where(eq(sessions.userId, user.id));
		await signedInFor(179);
		expect((await client.get("/api/auth/me")).status).toBe(200);
		const other = await clientOf(user.id);
		await signedInFor(181);
		expect((await client.get("/api/auth/me")).status).toBe(401);
		expect((await other.get("/api/auth/me")).status).toBe(401);
		const fresh = await clientOf(user.id);
		expect(await (await fresh.get("/api/auth/sessions")).json()).toHaveLength(1);
	});

	it("is over when its time has run out", async () => {
		const { user, client } = await signedIn();
		await deps.db
			.update(sessions)
			.set({ expire: new Date(Date.now() - 1) })
			.where(eq(sessions.userId, user.id));
		expect((await client.get("/api/auth/me")).status).toBe(401);
	});

	it("is not opened by a cookie that was made up", async () => {
		const answer = await new TestClient("attune_session=abcdefghijklmnop").get("/api/auth/me");
		expect(answer.status).toBe(401);
	});

	it("is not opened by a password that was replaced while it was checked", async () => {
		const user = await makeUser();
		const SESSIONS = {
			// What a sign-in does once its row is there: a reset has taken effect by then.
			async put() {
				await deps.db.update(users).set({ password: "another" }).where(eq(users.id, user.id));
			},
			async delete() {},
		} as unknown as KVNamespace;
		const answer = await askWith({ SESSIONS }, new TestClient(""), {
			method: "POST",
			path: "/api/auth/signin",
			body: {
				email: user.email,
				password: PASSWORD,
			},
		});
		expect(answer.status).toBe(401);
		expect(await deps.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
		expect(await deps.db.select().from(knownDevices).where(eq(knownDevices.userId, user.id))).toEqual([]);
	});
});

describe("signing in over somebody who is signed in", () => {
	it("ends the session that was there", async () => {
		const { client } = await signedIn();
		const before = client.cookie;
		const other = await makeUser();
		await client.post("/api/auth/signin", { email: other.email, password: PASSWORD });
		expect(await (await client.get("/api/auth/me")).json()).toMatchObject({ id: other.id });
		expect((await new TestClient(before).get("/api/auth/me")).status).toBe(401);
	});

	it("leaves it alone when the password is wrong", async () => {
		const { client } = await signedIn();
		const other = await makeUser();
		await client.post("/api/auth/signin", { email: other.email, password: "not this" });
		expect((await client.get("/api/auth/me")).status).toBe(200);
	});
});

describe("sign-out", () => {
	// spec: 7.21
	it("ends this session and leaves the person's others alone", async () => {
		const { user, client } = await signedIn();
		const other = stranger();
		await other.post("/api/auth/signin", { email: user.email, password: PASSWORD });
		const before = client.cookie;
		expect((await client.request("POST", "/api/auth/signout")).status).toBe(200);
		expect((await new TestClient(before).get("/api/auth/me")).status).toBe(401);
		expect((await other.get("/api/auth/me")).status).toBe(200);
	});
});
