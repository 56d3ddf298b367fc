import { env } from "cloudflare:test";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { createDatabase } from "../db/client.ts";
import { deps } from "../test/people/factories.ts";
import type { AppContext } from "./app-context.ts";
import { setDeps } from "./set-deps.ts";

test("each request has services of its own, and all of them one database", async () => {
	let made = 0;
	const makeDeps = () => {
		made += 1;
		return { ...deps, db: createDatabase(env.DB) };
	};
	const databases = new Set<unknown>();
	const app = new Hono<AppContext>().use(setDeps(makeDeps)).get("/", (c) => {
		databases.add(c.get("deps").db);
		return c.text(c.get("requestId"));
	});
	const ids = [await app.request("/", {}, env), await app.request("/", {}, env)].map((answer) =>
		answer.text(),
	);
	expect(made).toBe(2);
	expect(databases.size).toBe(1);
	expect(new Set(await Promise.all(ids)).size).toBe(2);
});
