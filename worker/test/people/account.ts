import type { UserRow } from "../../db/tables/users.table.ts";
import { askForAddress } from "../../modules/auth/change-email.ts";
import { deps, PASSWORD, stranger } from "./factories.ts";
import { mailbox } from "./notes.ts";
import type { TestClient } from "./test-client.ts";

/** A password that a person may choose next. */
export const NEW_PASSWORD = "another good sentence";

/** Whether this browser is signed in. */
export async function isIn(client: TestClient): Promise<boolean> {
	return (await client.get("/api/auth/me")).status === 200;
}

/** Signs in from a browser of its own. */
export function signInWith(email: string, password: string): Promise<Response> {
	return stranger().post("/api/auth/signin", { email, password });
}

/** Sets a new password by an emailed link. */
export function resetWith(token: string, newPassword = NEW_PASSWORD): Promise<Response> {
	return stranger().post("/api/auth/password/reset", { token, newPassword });
}

/** Confirms an address by an emailed link. */
export function confirmWith(token: string): Promise<Response> {
	return stranger().post("/api/auth/confirm", { token });
}

/** Asks for another address; the letters that went out, and the key in the one to the new address. */
export async function askToMove(user: UserRow, newEmail: string) {
	const { mails, ...box } = mailbox();
	await askForAddress({ ...deps, ...box }, user, { newEmail, password: PASSWORD });
	const [, token = ""] = /https:\/\/attune\.test\/confirm#([\w-]{43})\s/.exec(mails[0]?.text ?? "") ?? [];
	return { token, mails };
}
