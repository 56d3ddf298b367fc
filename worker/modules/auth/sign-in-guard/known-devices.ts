import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { knownDevices } from "../../../db/tables/known-devices.table.ts";
import { signInFailures } from "../../../db/tables/sign-in-failures.table.ts";
import { users } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { sha256Hex } from "../../../hashes.ts";
import type { AppContext } from "../../../http/app-context.ts";
import { randomToken } from "../../../random-token.ts";

/** The cookie that carries a browser's tokens: one for each account that signed in here, the last one first. */
export const DEVICE_COOKIE = "attune_device";

/** How many accounts a browser is known to. More rarely share one. */
const ACCOUNTS = 3;

/** How long a device is known after its last sign-in, in seconds. */
const LIFE_SECONDS = 180 * 24 * 60 * 60;

const TOKEN = /^[\w-]{43}$/;

type Device = { token: string; hash: string };

/** The hash of this browser's token for the account with this address; null when it isn't known there. */
export async function deviceFor(c: Context<AppContext>, email: string): Promise<string | null> {
	const { db, now } = c.get("deps");
	const hashes = (await sentDevices(c)).map(({ hash }) => hash);
	if (hashes.length === 0) {
		return null;
	}
	const [known] = await db
		.select({ hash: knownDevices.hash })
		.from(knownDevices)
		.innerJoin(users, eq(users.id, knownDevices.userId))
		.where(
			and(inArray(knownDevices.hash, hashes), gt(knownDevices.expiresAt, now()), eq(users.email, email)),
		);
	return known?.hash ?? null;
}

/** Makes this browser known to the account, and sets the cookie. Returns the hash of its token. */
export async function rememberDevice(c: Context<AppContext>, userId: string): Promise<string> {
	const { db, now } = c.get("deps");
	const live = await liveDevices(c);
	const token = live.find((device) => device.userId === userId)?.token ?? randomToken();
	const hash = await sha256Hex(token);
	const expiresAt = new Date(now().getTime() + LIFE_SECONDS * 1000);
	await db
		.insert(knownDevices)
		.values({ hash, userId, createdAt: now(), expiresAt })
		.onConflictDoUpdate({ target: knownDevices.hash, set: { expiresAt } });
	const others = live.filter((device) => device.userId !== userId).map((device) => device.token);
	sendTokens(c, [token, ...others].slice(0, ACCOUNTS));
	return hash;
}

/** Takes tokens from the browser that are of no use any more. */
export async function dropDeadTokens(c: Context<AppContext>): Promise<void> {
	const live = await liveDevices(c);
	sendTokens(
		c,
		live.map(({ token }) => token),
	);
}

/** Takes all tokens from the browser. To be used where it doesn't send them, outside of the cookie's path. */
export function clearTokens(c: Context<AppContext>): void {
	sendTokens(c, []);
}

export async function forgetDevice({ db }: Pick<Deps, "db">, hash: string): Promise<void> {
	await db.delete(knownDevices).where(eq(knownDevices.hash, hash));
}

/** Makes every device unknown to the account, and forgets the failures that are counted for them. */
export async function forgetDevices({ db }: Pick<Deps, "db">, userId: string): Promise<void> {
	const hashes = db
		.select({ hash: knownDevices.hash })
		.from(knownDevices)
		.where(eq(knownDevices.userId, userId));
	await db.delete(signInFailures).where(inArray(signInFailures.key, hashes));
	await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Removes the devices that didn't sign in for half a year. */
export async function sweepDevices({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now()));
}

function sentDevices(c: Context<AppContext>): Promise<Device[]> {
	const tokens = (getCookie(c, DEVICE_COOKIE) ?? "").split(".").filter((token) => TOKEN.test(token));
	return Promise.all(
		tokens.slice(0, ACCOUNTS).map(async (token) => ({ token, hash: await sha256Hex(token) })),
	);
}

async function liveDevices(c: Context<AppContext>): Promise<(Device & { userId: string })[]> {
	const { db, now } = c.get("deps");
	const sent = await sentDevices(c);
	if (sent.length === 0) {
		return [];
	}
	const rows = await db
		.select({ hash: knownDevices.hash, userId: knownDevices.userId })
		.from(knownDevices)
		.where(
			and(
				inArray(
					knownDevices.hash,
					sent.map(({ hash }) => hash),
				),
				gt(knownDevices.expiresAt, now()),
			),
		);
	return sent.flatMap((device) => {
		const row = rows.find(({ hash }) => hash === device.hash);
		return row ? [{ ...device, userId: row.userId }] : [];
	});
}

function sendTokens(c: Context<AppContext>, tokens: string[]): void {
	setCookie(c, DEVICE_COOKIE, tokens.join("."), {
		path: "/api/auth",
		httpOnly: true,
		sameSite: "Lax",
		secure: new URL(c.req.url).protocol === "https:",
		maxAge: tokens.length === 0 ? 0 : LIFE_SECONDS,
	});
}
