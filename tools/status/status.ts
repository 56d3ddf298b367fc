import type { Health } from "#shared/schemas/public/health.ts";
import { type Cloudflare, connect, QUIET } from "../deploy/cloudflare.ts";
import { ENVIRONMENTS, type Environment, readWorkerConfig } from "../deploy/config.ts";
import { main } from "../lib/main.ts";
import { outputOf } from "../lib/run.ts";
import { type CountRow, type QueueNow, report } from "./report.ts";

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
	const today = now.toISOString().slice(0, 10);
	const [health, queues, [counts = [], [due] = []]] = await Promise.all([
		healthOf(cloudflare, config.name),
		Promise.all(config.queues.consumers.map(({ queue }) => queueNow(cloudflare, queue))),
		ask(
			env,
			`SELECT day, name, count FROM daily_counts WHERE day = '${today}'`,
			`SELECT count(*) AS count, min(scheduled_for) AS since FROM notifications WHERE state IN ('queued', 'sending') OR (state = 'planned' AND scheduled_for < ${now.getTime()})`,
		),
	]);
	const { count = 0, since } = (due ?? {}) as { count?: number; since?: number | null };
	const { lines, alerts } = report({
		health,
		queues,
		dueNotes: { count, since: since ? new Date(since) : null },
		counts: counts as CountRow[],
		now,
	});
	process.stdout.write(`${lines.join("\n")}\n`);
	if (alerts.length > 0) {
		throw new Error(`Needs attention (docs/operations.md):\n  ${alerts.join("\n  ")}`);
	}
});

async function ask(env: Environment, ...statements: string[]): Promise<unknown[][]> {
	const command = ["d1", "execute", "DB", "--remote", "--config", "wrangler.toml", "--env", env, "--json"];
	const printed = await outputOf("wrangler", [...command, "--command", statements.join("; ")], {
		env: QUIET,
	});
	return (JSON.parse(printed) as { results: unknown[] }[]).map(({ results }) => results);
}

async function healthOf({ account, ask: askApi }: Cloudflare, worker: string): Promise<Health | null> {
	type Settings = { bindings: { name: string; text?: string }[] };
	const settings = await askApi<Settings>(`/accounts/${account}/workers/scripts/${worker}/settings`);
	const url = settings.ok && settings.result.bindings.find(({ name }) => name === "APP_URL")?.text;
	if (!url) {
		throw new Error(`There is no Worker ${worker} on this account: npm run deploy makes it.`);
	}
	try {
		const answer = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(10_000) });
		return (await answer.json()) as Health;
	} catch {
		return null;
	}
}

async function queueNow({ account, ask: askApi }: Cloudflare, queue: string): Promise<QueueNow> {
	const found = await askApi<{ queue_id: string; queue_name: string }[]>(
		`/accounts/${account}/queues?name=${queue}`,
	);
	const id = found.ok && found.result.find(({ queue_name }) => queue_name === queue)?.queue_id;
	const metrics = id
		? await askApi<{ backlog_count?: number; oldest_message_timestamp_ms?: number }>(
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
