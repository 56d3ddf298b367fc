import { type Health, healthSchema } from "#shared/schemas/public/health.ts";
import { bindingsOf, type Cloudflare, connect, QUIET } from "../deploy/cloudflare.ts";
import { ENVIRONMENTS, type Environment, readWorkerConfig } from "../deploy/config.ts";
import { main } from "../lib/main.ts";
import { outputOf } from "../lib/run.ts";
import { type CountRow, type DatabaseNow, type QueueNow, report } from "./report.ts";
import { statementsAt } from "./statements.ts";

/**
 * `npm run status -- preview|production`: prints the state of a deployment today. It reads D1 and Cloudflare's API with your
 * sign-in, so the Worker needs no route for this. Exits with 1 and prints the reason when a threshold of docs/operations.md is
 * reached.
 */
await main(async () => {
	const [name, ...rest] = process.argv.slice(2);
	const env = ENVIRONMENTS.find((each) => each === name);
	if (!env || rest.length > 0) {
		throw new Error(`Name the environment: npm run status -- ${ENVIRONMENTS.join("|")}`);
	}
	const cloudflare = await connect();
	const config = readWorkerConfig(env);
	const now = new Date();
	// Each part on its own: where one can't be read, the others say most.
	const [health, queues, database] = await Promise.all([
		healthOf(cloudflare, config.name),
		Promise.all(
			config.queues.consumers.map(({ queue }) =>
				queueNow(cloudflare, queue).catch(() => ({ queue, waiting: null, oldest: null })),
			),
		),
		databaseNow(env, now),
	]);
	const { lines, alerts } = report({ health, queues, database, now });
	process.stdout.write(`${lines.join("\n")}\n`);
	if (alerts.length > 0) {
		throw new Error(`Needs attention (docs/operations.md):\n  ${alerts.join("\n  ")}`);
	}
});

/** Today's counts and due notifications; null where D1 can't be asked. */
async function databaseNow(env: Environment, now: Date): Promise<DatabaseNow | null> {
	const command = ["d1", "execute", "DB", "--remote", "--config", "wrangler.toml", "--env", env, "--json"];
	try {
		const printed = await outputOf("wrangler", [...command, "--command", statementsAt(now).join("; ")], {
			env: QUIET,
		});
		const [counts, due] = JSON.parse(printed) as [
			{ results: CountRow[] },
			{ results: { count: number; since: number | null }[] },
		];
		const { count = 0, since = null } = due.results[0] ?? {};
		if (!Array.isArray(counts.results)) {
			throw new Error("D1's answer holds no counts.");
		}
		return {
			counts: counts.results,
			dueNotes: { count, since: since === null ? null : new Date(since) },
		};
	} catch (error) {
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		return null;
	}
}

/** What the deployment says about itself, or in a few words why it says nothing. */
async function healthOf(cloudflare: Cloudflare, worker: string): Promise<Health | string> {
	const bound = await bindingsOf(cloudflare, worker).catch((error: Error) => error.message);
	if (typeof bound === "string") {
		return bound;
	}
	if (bound === null) {
		throw new Error(`There is no Worker ${worker} on this account: npm run deploy makes it.`);
	}
	const url = bound.find(({ name }) => name === "APP_URL")?.text;
	if (!url) {
		return `${worker} has no setting APP_URL that can be read, so its address isn't known`;
	}
	try {
		const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) });
		const told = healthSchema.safeParse(await answer.json().catch(() => null));
		return told.success ? told.data : `${url}/api/health answers ${answer.status}, and not how it is`;
	} catch {
		return `${url}/api/health doesn't answer`;
	}
}

async function queueNow({ account, ask }: Cloudflare, queue: string): Promise<QueueNow> {
	const found = await ask<{ queue_id: string; queue_name: string }[]>(
		`/accounts/${account}/queues?name=${queue}`,
	);
	const id = found.ok && found.result.find(({ queue_name }) => queue_name === queue)?.queue_id;
	const metrics = id
		? await ask<{ backlog_count?: number; oldest_message_timestamp_ms?: number }>(
				`/accounts/${account}/queues/${id}/metrics`,
			)
		: null;
	const { backlog_count, oldest_message_timestamp_ms } = metrics?.ok ? metrics.result : {};
	return {
		queue,
		waiting: backlog_count ?? null,
		oldest: oldest_message_timestamp_ms ? new Date(oldest_message_timestamp_ms) : null,
	};
}
