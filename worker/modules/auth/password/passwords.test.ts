import { Buffer } from "node:buffer";
import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeUser, PASSWORD, stranger } from "../../../test/people/factories.ts";
import { rowOf } from "../../../test/people/notes.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** A hash as it was made when less was asked for. */
function cheapHash(password: string): string {
	const salt = new Uint8Array(16).fill(7);
	const key = scryptSync(password, salt, 32, { N: 2 ** 10, r: 8, p: 1 });
	return `$scrypt$ln=10,r=8,p=1$${base64(salt)}$${base64(key)}`;
}

describe("passwords", () => {
	it("are hashed at the cost that is written beside them, each with a salt of its own", async () => {
		const [one, other] = [await hashPassword(PASSWORD, undefined), await hashPassword(PASSWORD, undefined)];
		expect(one).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
		expect(one).not.toBe(other);
		const [, , , salt = "", key = ""] = one.split("$");
		const again = scryptSync(PASSWORD, Buffer.from(salt, "base64"), 32, {
			N: 2 ** 14,
			r: 8,
			p: 5,
		});
		expect(base64(again)).toBe(key);
		expect(await verifyPassword(PASSWORD, one, undefined)).toEqual({ matches: true, outdated: false });
		expect(await verifyPassword("another", one, undefined)).toMatchObject({ matches: false });
	});

	it("of an older cost are made anew at the next sign-in", async () => {
		const { id, email } = await makeUser({ password: cheapHash(PASSWORD) });
		expect((await stranger().post("/api/auth/signin", { email, password: "not this one" })).status).toBe(401);
		expect((await rowOf(id)).password).toContain("ln=10");
		expect((await stranger().post("/api/auth/signin", { email, password: PASSWORD })).status).toBe(200);
		expect((await rowOf(id)).password).toContain("ln=14");
	});
});
