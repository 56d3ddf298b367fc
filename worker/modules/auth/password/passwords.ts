import { Buffer } from "node:buffer";
import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { COST, type Cost } from "./password-cost.ts";

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** A hash that carries its parameters: `$scrypt$ln=14,r=8,p=5$<salt>$<key>`, both in base64. */
export async function hashPassword(password: string, pepper: string | undefined): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	const key = await deriveKey(password, pepper, salt, COST);
	const { logN, r, p } = COST;
	return `$scrypt$ln=${logN},r=${r},p=${p}$${toBase64(salt)}$${toBase64(key)}`;
}

/** Returns whether the password matches the hash, and whether the hash uses older parameters and needs renewing. */
export async function verifyPassword(
	password: string,
	hash: string,
	pepper: string | undefined,
): Promise<{ matches: boolean; outdated: boolean }> {
	const stored = parseHash(hash);
	const key = await deriveKey(password, pepper, stored.salt, stored.parameters);
	const { logN, r, p } = stored.parameters;
	return {
		matches: key.length === stored.key.length && timingSafeEqual(key, stored.key),
		outdated: logN !== COST.logN || r !== COST.r || p !== COST.p,
	};
}

/** Takes as long as a real check, so that timing doesn't tell an unknown email from a wrong password. */
export async function pretendToVerify(password: string, pepper: string | undefined): Promise<void> {
	await deriveKey(password, pepper, randomBytes(SALT_BYTES), COST);
}

function parseHash(hash: string): { parameters: Cost; salt: Uint8Array; key: Uint8Array } {
	const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
	if (!match) {
		throw new Error("The stored password hash is not in a known format.");
	}
	const [, logN, r, p, salt, key] = match;
	return {
		parameters: { logN: Number(logN), r: Number(r), p: Number(p) },
		salt: Buffer.from(salt ?? "", "base64"),
		key: Buffer.from(key ?? "", "base64"),
	};
}

function deriveKey(
	password: string,
	pepper: string | undefined,
	salt: Uint8Array,
	{ logN, r, p }: Cost,
): Promise<Uint8Array> {
	const cost = { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r };
	return new Promise((resolve, reject) => {
		scrypt(prepare(password, pepper), salt, KEY_BYTES, cost, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}

function toBase64(bytes: Uint8Array): string {
	return Buffer.from(bytes).toString("base64");
}

/** NFKC makes the same password the same bytes on every keyboard. */
function prepare(password: string, pepper: string | undefined): string | Uint8Array {
	const normalised = password.normalize("NFKC");
	return pepper === undefined ? normalised : createHmac("sha256", pepper).update(normalised).digest();
}
