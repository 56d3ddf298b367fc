import { describe, expect, it } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import type { Session } from "#shared/schemas/auth.ts";
import type { User } from "#shared/schemas/users.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import {
	askToMove,
	confirmWith,
	isIn,
	NEW_PASSWORD,
	resetWith,
	signInWith,
} from "../../test/people/account.ts";
import { clientOf, deps, makeUser, PASSWORD, signedIn, stranger } from "../../test/people/factories.ts";
import { mailbox, rowOf } from "../../test/people/notes.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { postWith } from "../../test/requests/ask-with.ts";
import { readError } from "../../test/requests/read-error.ts";
import { leave } from "../account/leave.ts";
import { makeToken } from "../mail/email-tokens.ts";
import { updateUser } from "../users/users.service.ts";
import { askForAddress } from "./change-email.ts";
import { changePassword } from "./password/change-password.ts";
import { endSessions } from "./session/live-sessions.ts";

const sessionsOf = async (client: TestClient) => (await client.get("/api/auth/sessions")).json<Session[]>();

describe("the list of sessions", () => {
	it("says where and since when, and which one asks, the one used last first", async () => {
		const { user, client } = await signedIn();
		await signInWith(user.email, PASSWORD);
		const list = await sessionsOf(client);
		expect(list).toHaveLength(2);
		expect(list.filter(({ current }) => current)).toMatchObject([{ device: "A test" }]);
		for (const { createdAt, lastSeenAt } of list) {
			expect(Date.parse(lastSeenAt)).toBeLessThanOrEqual(Date.now());
			expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
		}
		const seen = list.map(({ lastSeenAt }) => lastSeenAt);
		expect(seen).toEqual([...seen].sort().reverse());
	});

	it("holds no key with which one could sign in", async () => {
		const { client } = await signedIn();
		const [own] = await sessionsOf(client);
		const thief = stranger();
		thief.cookie = `attune_session=${own?.id}`;
		expect(await isIn(thief)).toBe(false);
	});

	it("ends one of one's own, at once and for good", async () => {
		const { user, client } = await signedIn();
		const phone = await clientOf(user.id);
		const lost = (await sessionsOf(client)).find(({ current }) => !current);
		expect((await client.delete(`/api/auth/sessions/${lost?.id}`)).status).toBe(200);
		expect(await isIn(phone)).toBe(false);
		expect(await isIn(client)).toBe(true);
		expect((await client.delete(`/api/auth/sessions/${lost?.id}`)).status).toBe(404);
	});

	it("ends nobody else's", async () => {
		const other = await signedIn();
		const { client } = await signedIn();
		const [theirs] = await sessionsOf(other.client);
		expect((await client.delete(`/api/auth/sessions/${theirs?.id}`)).status).toBe(404);
		expect(await isIn(other.client)).toBe(true);
	});
});

describe("signing out everywhere", () => {
	it("ends every session, this one too, and nobody else's", async () => {
		const { user, client } = await signedIn();
		const phone = await clientOf(user.id);
		const other = await signedIn();
		expect((await client.post("/api/auth/signout-everywhere", {})).status).toBe(200);
		expect(client.cookie).toBe("attune_session=");
		expect([await isIn(client), await isIn(phone), await isIn(other.client)]).toEqual([false, false, true]);
	});
});

describe("another password", () => {
	it("is the one to sign in with, and ends every other session", async () => {
		const { user, client } = await signedIn();
		const phone = await clientOf(user.id);
		const answer = await client.post("/api/auth/password", {
			currentPassword: PASSWORD,
			newPassword: NEW_PASSWORD,
		});
		expect(answer.status).toBe(200);
		expect([await isIn(client), await isIn(phone)]).toEqual([true, false]);
		expect((await signInWith(user.email, PASSWORD)).status).toBe(401);
		expect((await signInWith(user.email, NEW_PASSWORD)).status).toBe(200);
	});

	it("gives the session that asked another key, and its tabs come back with it", async () => {
		const { client } = await signedIn();
		const copied = stranger();
		copied.cookie = client.cookie;
		const tab = await SocketClient.open<PersonFrame>(client, "/api/live");
		await client.post("/api/auth/password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
		expect(client.cookie).not.toBe(copied.cookie);
		expect(await tab.untilClosed()).toBe(4409);
		expect(tab.frames).toEqual([]);
		expect([await isIn(client), await isIn(copied)]).toEqual([true, false]);
		expect(await sessionsOf(client)).toMatchObject([{ current: true }]);
	});

	it("is not undone by a call that was on its way with the key from before: it takes no cookie away", async () => {
		const late = stranger();
		late.cookie = "attune_session=from-before";
		for (const path of ["/api/auth/me", "/api/auth/sessions"]) {
			const answer = await late.get(path);
			expect([answer.status, answer.headers.get("set-cookie")], path).toEqual([401, null]);
		}
	});

	it("opens no session again that was ended while it was changed", async () => {
		const { user, client } = await signedIn();
		const answer = await postWith(
			{
				...mailbox(),
				mailer: {
					async send() {
						await endSessions(deps, user.id);
						return "accepted";
					},
				},
			},
			client,
			"/api/auth/password",
			{
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
			},
		);
		expect([answer.status, answer.headers.get("set-cookie")]).toEqual([401, null]);
	});

	it("asks for the current one, says which field is wrong, and leaves the session alone", async () => {
		const { user, client } = await signedIn();
		const answer = await client.post("/api/auth/password", {
			currentPassword: "not this one",
			newPassword: NEW_PASSWORD,
		});
		expect(answer.status).toBe(400);
		expect((await readError(answer)).details).toMatchObject([{ path: "currentPassword" }]);
		expect(await isIn(client)).toBe(true);
		expect((await rowOf(user.id)).password).toBe(user.password);
	});

	it("is told to the address, whose links from before are worthless", async () => {
		const user = await makeUser();
		const { mails, ...box } = mailbox();
		const [reset, change] = [
			await makeToken(deps, user, "reset"),
			await makeToken(deps, { id: user.id, email: `new-${user.email}` }, "change"),
		];
		const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
		await changePassword({ ...deps, ...box }, user, "a session", input);
		expect(mails).toMatchObject([{ to: user.email, subject: "Your Attune password was changed" }]);
		const again = await resetWith(reset, "and a third one");
		expect(again.status).toBe(410);
		expect((await confirmWith(change)).status).toBe(410);
	});

	it("may be tried ten times, and then says how long to wait", async () => {
		const { user, client } = await signedIn({ password: "$scrypt$ln=1,r=1,p=1$YQ==$YQ==" });
		const wrong = { currentPassword: "no", newPassword: NEW_PASSWORD };
		const statuses: number[] = [];
		for (let turn = 0; turn < 10; turn += 1) {
			statuses.push((await client.post("/api/auth/password", wrong)).status);
		}
		expect(new Set(statuses)).toEqual(new Set([400]));
		const refused = await client.post("/api/auth/password", wrong);
		expect(refused.status).toBe(429);
		const wait = Number(refused.headers.get("retry-after"));
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(15 * 60);
		expect(user).toBeDefined();
	});

	it.each(["password", "QWERTYUIOP", "Sunshine1"])(
		"may not be one that is tried first: %s",
		async (newPassword) => {
			const { client } = await signedIn();
			const answer = await client.post("/api/auth/password", { currentPassword: PASSWORD, newPassword });
			expect(answer.status).toBe(400);
			expect((await readError(answer)).details).toMatchObject([{ path: "newPassword" }]);
			const name = `n${crypto.randomUUID().slice(0, 8)}`;
			const signUp = { username: name, email: `${name}@example.org`, password: newPassword };
			expect((await readError(await stranger().post("/api/auth/signup", signUp))).details).toMatchObject([
				{ path: "password" },
			]);
		},
	);
});

describe("another address", () => {
	it("is the account's once its link is pressed, and the old one is told before", async () => {
		const { user, client } = await signedIn({ emailBouncedAt: null });
		const newEmail = `new-${user.email}`;
		const { token, mails } = await askToMove(user, newEmail);
		expect(mails.map(({ to }) => to)).toEqual([newEmail, user.email]);
		expect((await rowOf(user.id)).email).toBe(user.email);
		expect((await confirmWith(token)).status).toBe(200);
		expect(await (await client.get("/api/auth/me")).json<User>()).toMatchObject({
			email: newEmail,
			emailConfirmed: true,
		});
		expect((await confirmWith(token)).status).toBe(200);
		expect((await signInWith(newEmail, PASSWORD)).status).toBe(200);
		expect((await signInWith(user.email, PASSWORD)).status).toBe(401);
	});

	it("asks for the password, and is refused when somebody has it", async () => {
		const { user, client } = await signedIn();
		const other = await makeUser();
		const wrong = await client.post("/api/auth/email", { newEmail: `x-${user.email}`, password: "no" });
		expect((await readError(wrong)).details).toMatchObject([{ path: "password" }]);
		const taken = await client.post("/api/auth/email", { newEmail: other.email, password: PASSWORD });
		expect(taken.status).toBe(409);
		expect(await readError(taken)).toMatchObject({ code: "email_taken", details: [{ path: "newEmail" }] });
		const same = await client.post("/api/auth/email", { newEmail: user.email, password: PASSWORD });
		expect(same.status).toBe(400);
	});

	it("stays as it was when somebody else took the new one meanwhile, or when another was asked for since", async () => {
		const user = await makeUser();
		const { token: first } = await askToMove(user, `first-${user.email}`);
		const { token: second } = await askToMove(user, `second-${user.email}`);
		expect((await confirmWith(first)).status).toBe(410);
		await makeUser({ email: `second-${user.email}` });
		expect((await confirmWith(second)).status).toBe(409);
		expect((await rowOf(user.id)).email).toBe(user.email);
	});

	it("makes worthless what was sent to the old one", async () => {
		const user = await makeUser();
		const [oldReset, oldConfirm] = [
			await makeToken(deps, user, "reset"),
			await makeToken(deps, user, "confirm"),
		];
		const { token } = await askToMove(user, `new-${user.email}`);
		await confirmWith(token);
		expect((await confirmWith(oldConfirm)).status).toBe(410);
		const answer = await resetWith(oldReset);
		expect(answer.status).toBe(410);
	});

	it("is not taken by an account that is leaving, nor is a name", async () => {
		const user = await makeUser();
		const newEmail = `late-${user.email}`;
		const token = await makeToken(deps, { id: user.id, email: newEmail }, "change");
		await leave(deps, user.id);
		expect((await confirmWith(token)).status).not.toBe(200);
		await expect(updateUser(deps, user, { username: `late-${user.username}` })).rejects.toThrow();
		expect(await rowOf(user.id)).toMatchObject({
			email: `deleted:${user.id}`,
			username: `deleted:${user.id}`,
		});
	});

	it("cannot be asked for where no email can be sent, and says so", async () => {
		const user = await makeUser();
		const settings = { ...deps.settings, EMAIL_FROM: { name: "Attune", email: "coach@localhost" } };
		const asked = askForAddress({ ...deps, settings }, user, {
			newEmail: `n-${user.email}`,
			password: PASSWORD,
		});
		await expect(asked).rejects.toMatchObject({ code: "email_failed" });
	});
});
