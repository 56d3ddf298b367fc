import { sql } from "drizzle-orm";
import { Hono } from "hono/tiny";
import type { Health } from "#shared/schemas/public/health.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { AppContext } from "../../http/app-context.ts";
import { mailNow } from "../mail/mail-state.ts";

/** Reuse the last result for this long. In ms. */
const FRESH_MS = 5_000;

/** A slower part counts as down. In ms. */
const PATIENCE_MS = 3_000;

/** An object that belongs to no person, only for this check. It stores nothing. */
const NOBODY = "health";

let last: { at: number; health: Health } | null = null;
let isLooking = false;

/** Reports whether each part that Attune depends on responds, for monitoring. Contains no data about people. */
export const healthRoutes = new Hono<AppContext>().get("/", async (c) => {
	const deps = c.get("deps");
	const now = deps.now().getTime();
	// Concurrent requests get the last result, so that a slow store isn't asked by all of them.
	if (!last || (now - last.at >= FRESH_MS && !isLooking)) {
		isLooking = true;
		last = {
			at: now,
			health: await look(deps).finally(() => {
				isLooking = false;
			}),
		};
	}
	const { health } = last;
	return c.json(health, health.ok ? 200 : 503);
});

async function look(deps: Deps): Promise<Health> {
	const { db, env } = deps;
	const [d1, kv, r2, objects, mail] = await Promise.all([
		answers(db.run(sql`SELECT 1`)),
		answers(env.SESSIONS.get(NOBODY)),
		answers(env.SCENES.head(NOBODY)),
		answers(getPersonStub(env, NOBODY).riskState()),
		mailNow(deps).catch(() => ({ state: "late", notesPaused: false }) as const),
	]);
	const deploy = env.DEPLOY_ID ? { deploy: env.DEPLOY_ID } : {};
	return { ok: d1 && kv && r2 && objects, parts: { d1, kv, r2, objects }, ...deploy, mail };
}

function answers(asked: Promise<unknown>): Promise<boolean> {
	const isThere = asked.then(
		() => true,
		() => false,
	);
	return Promise.race([isThere, scheduler.wait(PATIENCE_MS).then(() => false)]);
}
