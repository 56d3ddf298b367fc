import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { workOf } from "../../worker/queue-names.ts";
import { ENVIRONMENTS, readWorkerConfig, sharedIds, type WorkerConfig } from "./config.ts";
import { bindingNames, missingIn } from "./listed-bindings.ts";
import { jurisdictionOf, jurisdictionProblems, queuesToMake } from "./provision.ts";

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

// spec: P.60
test("Workers AI is bound where an account is, and not in a local run", () => {
	expect(readWorkerConfig().ai).toBeUndefined();
	for (const env of ENVIRONMENTS) {
		expect(readWorkerConfig(env).ai).toMatchObject({ binding: "AI" });
	}
});

test.each([undefined, ...ENVIRONMENTS])("every queue of %s has somebody who works for it", (env) => {
	const { queues } = readWorkerConfig(env);
	const works = queues.consumers.map(({ queue }) => workOf(queue));
	expect(new Set(works)).toEqual(new Set(["deliveries", "mail", "scenes", "deletions", "dead-letters"]));
	for (const { queue } of queues.producers) {
		expect(queues.consumers.map((consumer) => consumer.queue)).toContain(queue);
	}
	expect(workOf("somebodys-own-mail")).toBe("mail");
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

test.each(ENVIRONMENTS)(
	"nothing of %s has to be filled in: no id stands there, and each store has a name",
	(env) => {
		const config = readWorkerConfig(env);
		expect(config.d1_databases[0]?.database_name).toBe(config.name);
		expect(config.r2_buckets[0]?.bucket_name).toBe(`${config.name}-scenes`);
		// A copy whose data must stay in one place names its stores (docs/deploy.md).
		expect(jurisdictionProblems(config)).toEqual([]);
		if (!jurisdictionOf(config)) {
			expect(config.d1_databases.map(({ database_id }) => database_id)).toEqual([undefined]);
			expect(config.kv_namespaces.map(({ id }) => id)).toEqual([undefined]);
			expect(queuesToMake(config)).toEqual([`${config.name}-dead-letters`]);
		}
	},
);

test("a local run finds the database and the sessions that it had", () => {
	const config = readWorkerConfig();
	expect(config.d1_databases[0]?.database_id).toBe("00000000-0000-0000-0000-000000000000");
	expect(config.kv_namespaces[0]?.id).toBe("00000000000000000000000000000000");
});

test("one id in two environments is refused", () => {
	const config = { ...readWorkerConfig("production"), kv_namespaces: [{ binding: "SESSIONS", id: "b2" }] };
	expect(sharedIds(config, [readWorkerConfig(), readWorkerConfig("preview")])).toEqual([]);
	expect(sharedIds(config, [config])).toEqual([
		"The id b2 is another environment's as well, and each needs a store of its own.",
	]);
});

test("data that must stay in one place needs stores that wrangler would make elsewhere", () => {
	const read = readWorkerConfig("production");
	const anywhere = {
		...read,
		vars: { ...read.vars, JURISDICTION: "" },
		kv_namespaces: [{ binding: "SESSIONS" }],
		r2_buckets: [{ binding: "SCENES", bucket_name: "attune-production-scenes" }],
	};
	const config = { ...anywhere, vars: { ...read.vars, JURISDICTION: "eu" } };
	expect(jurisdictionProblems(anywhere)).toEqual([]);
	expect(jurisdictionProblems(config)).toEqual([
		"The KV namespace SESSIONS needs an id: npx wrangler kv namespace create attune-production-sessions --jurisdiction eu",
		'The bucket attune-production-scenes needs jurisdiction = "eu".',
	]);
	expect(queuesToMake(config)).toHaveLength(5);
});

test("a binding that wrangler does not list is missed", () => {
	const config = readWorkerConfig("preview");
	const all = bindingNames(config).map((name) => `env.${name} (x)`);
	expect(missingIn(all.join("\n"), config)).toEqual([]);
	expect(missingIn(all.slice(1).join("\n"), config)).toEqual(["ASSETS"]);
});

test("the button's page describes every binding that the Worker has, and every setting of it", () => {
	const { cloudflare } = JSON.parse(readFileSync("package.json", "utf8")) as {
		cloudflare: { bindings: Record<string, { description: string }> };
	};
	const config = readWorkerConfig();
	const names = [...bindingNames(config), ...Object.keys(config.vars)];
	expect(Object.keys(cloudflare.bindings).sort()).toEqual(names.sort());
});

test("wrangler still takes domains over without a word where nobody can answer, by what is asked here before", () => {
	const wrangler = readFileSync("node_modules/wrangler/wrangler-dist/cli.js", "utf8");
	expect(wrangler).toContain("/domains/changeset?replace_state=true");
	expect(wrangler).toMatch(/if \(!process\.stdout\.isTTY\) \{\s*options\.override_existing_origin = true;/);
	// With --strict it refuses instead of answering yes where the Worker was changed elsewhere.
	expect(wrangler).toMatch(/nonInteractive && strictMode/);
	// What it refuses then, which refuseOverwrite asks before.
	expect(wrangler).toContain('script.last_deployed_from === "dash"');
	expect(wrangler).toContain('script.last_deployed_from === "api"');
	expect(wrangler.match(/await deployConfirm\(/g)).toHaveLength(4);
});

test.each([undefined, ...ENVIRONMENTS])(
	"%s may take ten seconds of processor time, and runs where its visitor is",
	(env) => {
		expect(readWorkerConfig(env)).toMatchObject({ limits: { cpu_ms: 10_000 }, placement: { mode: "off" } });
	},
);

test.each([undefined, ...ENVIRONMENTS])("the platform's own log of %s holds no address", (env) => {
	// In an address are what somebody searches their talks for, and the key of a link in an email.
	expect(readWorkerConfig(env).observability).toMatchObject({
		redact_query_string: true,
		logs: { enabled: true, invocation_logs: false },
		traces: { enabled: true, head_sampling_rate: 0.01 },
	});
});
