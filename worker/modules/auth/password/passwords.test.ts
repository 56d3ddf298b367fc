import { Buffer } from "node:buffer";
import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

const PASSWORD = "correct horse battery";

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

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
});
