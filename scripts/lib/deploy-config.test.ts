import { expect, test } from "vitest";
import { workOf } from "../../worker/queue-names.ts";
import { ENVIRONMENTS, readWorkerConfig, unfilled, type WorkerConfig } from "./deploy-config.ts";

/** The bindings by name, with how they are set up and without what they are called there. */
function bindingsOf(config: WorkerConfig) {
	const plain = (name: string | undefined) => name?.replace(`${config.name}-`, "");
	return {
		d1: config.d1_databases.map(({ binding, migrations_dir }) => [binding, migrations_dir]),
		kv: config.kv_namespaces.map(({ binding }) => binding),
		r2: config.r2_buckets.map(({ binding, bucket_name }) => [binding, plain(bucket_name)]),
		objects: config.durable_objects.bindings.map(({ name, class_name }) => [name, class_name]),
		migrations: config.migrations,
		producers: config.queues.producers.map(({ binding, queue }) => [binding, plain(queue)]),
		consumers: config.queues.consumers.map((consumer) => ({
			...consumer,
			queue: plain(consumer.queue),
			dead_letter_queue: plain(consumer.dead_letter_queue),
		})),
		email: config.send_email.map(({ name }) => name),
		limits: config.ratelimits.map(({ name, simple }) => [name, simple]),
		crons: config.triggers.crons,
		assets: config.assets,
		observability: config.observability,
		compatibility: [config.compatibility_date, config.compatibility_flags],
	};
}

test.each(ENVIRONMENTS)("%s has what a local run has, by names of its own", (env) => {
	expect(bindingsOf(readWorkerConfig(env))).toEqual(bindingsOf(readWorkerConfig()));
});

test("Workers AI is bound where an account is, and not in a local run", () => {
	expect(readWorkerConfig().ai).toBeUndefined();
	for (const env of ENVIRONMENTS) {
		expect(readWorkerConfig(env).ai).toMatchObject({ binding: "AI" });
	}
});

test.each([undefined, ...ENVIRONMENTS])("every queue of %s has somebody who works for it", (env) => {
	const { queues } = readWorkerConfig(env);
	const works = queues.consumers.map(({ queue }) => workOf(queue));
	expect(new Set(works)).toEqual(new Set(["deliveries", "scenes", "deletions", "dead-letters"]));
	for (const { queue } of queues.producers) {
		expect(queues.consumers.map((consumer) => consumer.queue)).toContain(queue);
	}
	expect(() => workOf("attune-elsewhere")).toThrow("attune-elsewhere has no consumer");
});

test("no two environments share a store, a queue or a limit", () => {
	const names = [undefined, ...ENVIRONMENTS].flatMap((env) => {
		const config = readWorkerConfig(env);
		return [
			`Worker ${config.name}`,
			...config.d1_databases.map(({ database_name }) => `database ${database_name}`),
			...config.r2_buckets.map(({ bucket_name }) => `bucket ${bucket_name}`),
			...config.queues.producers.map(({ queue }) => `queue ${queue}`),
			...config.ratelimits.map(({ namespace_id }) => `limit ${namespace_id}`),
		];
	});
	expect(new Set(names).size).toBe(names.length);
});

test("what is still to be filled in is named, with how", () => {
	const real = readWorkerConfig("production");
	// As it is before anybody has filled it in, also where somebody has.
	const config = {
		...real,
		d1_databases: real.d1_databases.map((each) => ({
			...each,
			database_id: "00000000-0000-0000-0000-000000000000",
		})),
		kv_namespaces: [{ binding: "SESSIONS", id: "00000000000000000000000000000000" }],
		routes: [{ pattern: "attune.example" }],
		vars: { APP_URL: "https://attune.example", EMAIL_FROM: "Attune <coach@attune.example>" },
	};
	expect(unfilled(config)).toEqual([
		"database_id of attune-production: npx wrangler d1 create attune-production prints it",
		"id of the KV namespace SESSIONS: npx wrangler kv namespace create attune-production-sessions prints it",
		"APP_URL: the address that people come to, instead of https://attune.example",
		"the pattern under routes: the host of that address, instead of attune.example",
		"EMAIL_FROM: an address of a domain that may send e-mail, instead of Attune <coach@attune.example>",
		"OPERATOR_NAME under vars: who runs this, as the law where you are asks, for its pages",
		"OPERATOR_EMAIL under vars: where people reach you with questions about their data",
	]);
	const filled = {
		...config,
		d1_databases: config.d1_databases.map((each) => ({ ...each, database_id: "1b0b" })),
		kv_namespaces: [{ binding: "SESSIONS", id: "a1" }],
		routes: [{ pattern: "attune.test.org" }],
		vars: {
			APP_URL: "https://attune.test.org",
			EMAIL_FROM: "Attune <coach@test.org>",
			OPERATOR_NAME: "Attune Ltd",
			OPERATOR_EMAIL: "hello@test.org",
		},
	};
	expect(unfilled(filled)).toEqual([]);
	const preview = { ...filled, kv_namespaces: [{ binding: "SESSIONS", id: "b2" }] };
	expect(unfilled(filled, [preview])).toEqual([
		"the id 1b0b: another environment has it as well, and each needs a store of its own",
	]);
	expect(unfilled({ ...filled, routes: [{ pattern: "elsewhere.org" }] })).toEqual([
		"APP_URL and the pattern under routes: they are attune.test.org and elsewhere.org",
	]);
	expect(unfilled({ ...filled, vars: {} })).toEqual([
		"APP_URL under vars: the address that people come to, with https://",
		"EMAIL_FROM under vars: who e-mail is from, such as Attune <coach@your.domain>",
	]);
});

test.each([undefined, ...ENVIRONMENTS])("the platform's own log of %s holds no address", (env) => {
	// In an address are what somebody searches their talks for, and the key of a link in an e-mail.
	expect(readWorkerConfig(env).observability).toMatchObject({
		redact_query_string: true,
		logs: { enabled: true, invocation_logs: false },
	});
});
