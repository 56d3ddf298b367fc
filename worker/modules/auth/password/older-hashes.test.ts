import { Buffer } from "node:buffer";
import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { makeUser, PASSWORD, stranger } from "../../../test/people/factories.ts";
import { rowOf } from "../../../test/people/notes.ts";
import { COST } from "./password-cost.ts";

const OLDER = { ...COST, logN: COST.logN - 1 };

/** A hash as it was made when less was asked for. */
function olderHash(password: string): string {
	const salt = new Uint8Array(16).fill(7);
	const { logN, r, p } = OLDER;
	const key = scryptSync(password, salt, 32, { N: 2 ** logN, r, p });
	const [saltText, keyText] = [salt, key].map((bytes) => Buffer.from(bytes).toString("base64"));
	return `$scrypt$ln=${logN},r=${r},p=${p}$${saltText}$${keyText}`;
}

test("sign-in rehashes a password that was hashed at an older cost", async () => {
	const { id, email } = await makeUser({ password: olderHash(PASSWORD) });
	expect((await stranger().post("/api/auth/signin", { email, password: "not this one" })).status).toBe(401);
	expect((await rowOf(id)).password).toContain(`ln=${OLDER.logN},`);
	expect((await stranger().post("/api/auth/signin", { email, password: PASSWORD })).status).toBe(200);
	expect((await rowOf(id)).password).toContain(`ln=${COST.logN},`);
});
