import { env } from "cloudflare:test";
import { createDatabase } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";

/** The parts that Attune depends on and that can fail separately. */
export const PARTS = [
	"DB",
	"SESSIONS",
	"SCENES",
	"SCENE_JOBS",
	"DELIVERIES",
	"DELETIONS",
	"ACCOUNT_MAIL",
	"EMAIL",
] as const;
export type Part = (typeof PARTS)[number];

const isDown = () => Promise.reject(new Error("This part is down."));

/** A binding of which every call fails. */
function broken<Binding extends object>(): Binding {
	const statement: object = new Proxy({}, { get: (_, name) => (name === "bind" ? () => statement : isDown) });
	return new Proxy({}, { get: (_, name) => (name === "prepare" ? () => statement : isDown) }) as Binding;
}

/** The real binding, with a delay in ms on every call. */
function slow<Binding extends object>(binding: Binding, ms: number): Binding {
	return new Proxy(binding, {
		get: (target, name) => {
			const value: unknown = Reflect.get(target, name, target);
			if (typeof value !== "function") {
				return value;
			}
			return (...given: unknown[]) => {
				const made: unknown = Reflect.apply(value, target, given);
				if (made instanceof Promise) {
					return scheduler.wait(ms).then(() => made);
				}
				// A prepared statement, which is slow when it is run.
				return typeof made === "object" && made !== null ? slow(made, ms) : made;
			};
		},
	});
}

/** These parts as they are when they are down. */
export function down(...parts: Part[]): Partial<AppEnv> {
	return Object.fromEntries(parts.map((part) => [part, broken()]));
}

/** These parts as they are on a bad day. */
export function slowly(ms: number, ...parts: Part[]): Partial<AppEnv> {
	return Object.fromEntries(parts.map((part) => [part, slow(env[part] as object, ms)]));
}

/** D1 as it is when it is down. */
export const DATABASE_DOWN = createDatabase(broken<D1Database>());
