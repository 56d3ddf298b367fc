import { randomUUID } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { checkSettings } from "#worker/settings.ts";
import { main } from "../lib/main.ts";
import { outputOf, run } from "../lib/run.ts";
import {
	type Answers,
	addressOf,
	answersIn,
	type Order,
	problemsOf,
	readOrder,
	settle,
	USAGE,
	WORKERS_DEV,
	wrongIn,
} from "./answers.ts";
import {
	type BuiltConfig,
	ownHost,
	senderAt,
	withAnswers,
	withNamespaces,
	withoutSender,
} from "./built-config.ts";
import { refuseOverwrite } from "./checks/overwrites.ts";
import { type Readiness, readinessOf } from "./checks/readiness.ts";
import { checkDomain } from "./checks/take-over.ts";
import { bindingsOf, type Cloudflare, connect, NeedsHand, QUIET } from "./cloudflare.ts";
import { ENVIRONMENTS, readWorkerConfig, sharedIds, type WorkerConfig } from "./config.ts";
import { missingAt, scriptOf } from "./is-served.ts";
import { alsoSent, bindingNames, missingIn } from "./listed-bindings.ts";
import { jurisdictionProblems, lookUp, provision } from "./provision.ts";
import { agreesTo, askMissing, askOn, isAttended } from "./questions.ts";

const BUILT = "dist/attune/wrangler.json";

/** Timeout for a deploy to respond, in ms. A new domain's certificate takes minutes. */
const PATIENCE_MS = 300_000;

/** `--strict` refuses what `refuseOverwrite` does, for a change made since we asked. */
const deployWords = ({ overwrites }: Order) => [
	"deploy",
	"--config",
	BUILT,
	...(overwrites ? [] : ["--strict"]),
];

/**
 * `npm run deploy -- preview|production`: says what is missing, makes what it can, migrates D1, sends the code, and waits until it
 * is well. D1 goes first: code may need what a migration adds, and no migration takes away what the code before it needs
 * (docs/recipes/add-a-table.md). With --dry-run it does all that needs no account and sends nothing.
 */
await main(async () => {
	const words = process.argv.slice(2);
	if (words.includes("--help")) {
		process.stdout.write(`${USAGE}\n`);
		return;
	}
	const order = readOrder(words, process.env);
	const config = readWorkerConfig(order.env);
	const others = [undefined, ...ENVIRONMENTS].filter((each) => each !== order.env);
	// The deploy's questions check the address; the others must be such that the Worker starts with them.
	checkSettings({ ...config.vars, APP_URL: WORKERS_DEV });
	const problems = [...sharedIds(config, others.map(readWorkerConfig)), ...jurisdictionProblems(config)];
	if (problems.length > 0) {
		throw new Error(problems.join("\n"));
	}
	await (order.isDry ? rehearse(order, config) : deploy(order, config));
});

async function rehearse(order: Order, config: WorkerConfig): Promise<void> {
	const answers = settle(order.flags, config.vars, answersIn(process.env));
	refuseWrong(answers);
	const missing = problemsOf(answers);
	if (missing.length > 0) {
		process.stdout.write(`A deploy would ask for, or take as flags:\n  ${missing.join("\n  ")}\n`);
	}
	const built = await build(order, answers, null);
	const migrations = (await readdir("migrations")).filter((file) => file.endsWith(".sql")).sort();
	process.stdout.write(`\nFirst, D1 gets each of these that it lacks: ${migrations.join(", ")}\n`);
	const printed = await outputOf("wrangler", [...deployWords(order), "--dry-run"], { env: QUIET });
	process.stdout.write(
		`${printed}${alsoSent(config)}\nSent nothing. The address would be ${built.vars.APP_URL}\n`,
	);
	const lost = missingIn(printed, config);
	if (lost.length > 0) {
		throw new Error(`The Worker would lack ${lost.join(", ")}: check the bindings in wrangler.toml.`);
	}
}

async function deploy(order: Order, config: WorkerConfig): Promise<void> {
	const cloudflare = await connect();
	const before = await answersBefore(cloudflare, config.name);
	const answers = await completed(settle(order.flags, config.vars, answersIn(process.env), before));
	const host = ownHost(answers.APP_URL);
	const ready = await checkReady(cloudflare, host, answers.EMAIL_FROM);
	const wanted = host === null ? null : { worker: config.name, hostname: host, takeOver: order.takeOver };
	const isNew = wanted !== null && (await checkDomain(cloudflare, wanted)) === "new";
	const lacking = await build(order, answers, ready.subdomain);
	if (!order.overwrites) {
		const worker = { name: config.name, isButton: order.env === undefined };
		await refuseOverwrite(cloudflare, worker, [...Object.keys(lacking.vars), ...bindingNames(config)]);
	}
	const stores = await lookUp(cloudflare, config);
	// Nothing is refused from here on, except by wrangler at the upload.
	const maySend = await letSend(ready, answers.EMAIL_FROM);
	const ids = await provision(cloudflare, config, stores);
	const built = withNamespaces(maySend ? lacking : withoutSender(lacking), ids);
	await writeBuilt(built);
	await run("wrangler", ["d1", "migrations", "apply", "DB", "--remote", "--config", BUILT], { env: QUIET });
	if (isNew) {
		// A new Worker must exist before the platform can say who owns its domain.
		await writeBuilt({ ...built, routes: [] });
		await send(order, ready);
		const made = `The Worker ${config.name} and its stores were made. They have no address yet, and stay.`;
		if ((await checkDomain(cloudflare, { ...wanted, made })) === "new") {
			throw new Error(
				`Cloudflare doesn't say which Worker has ${host}. Run the same command again in a minute.`,
			);
		}
		await writeBuilt(built);
	}
	await send(order, ready);
	await untilServed(String(built.vars.APP_URL), config.name, String(built.vars.DEPLOY_ID));
}

/** What the account can do. Prints what won't work, and throws what to do first. */
async function checkReady(
	cloudflare: Cloudflare,
	host: string | null,
	sender: string | undefined,
): Promise<Readiness> {
	const domain = sender?.replace(/^.*@|>$/g, "").toLowerCase();
	const ready = await readinessOf(cloudflare, host, domain || host);
	for (const note of ready.notes) {
		process.stdout.write(`  note: ${note}\n`);
	}
	if (ready.todos.length > 0) {
		throw new NeedsHand(ready.todos);
	}
	return ready;
}

/** Lets the domain send email, where the person agrees. Returns whether it may now. */
async function letSend(ready: Readiness, sender: string | undefined): Promise<boolean> {
	if (ready.maySend || (ready.mailToEnable !== null && (await enabledMail(ready.mailToEnable)))) {
		return true;
	}
	if (sender) {
		process.stdout.write(`  note: When it may send, name the sender again: --email-from "${sender}"\n`);
	}
	return false;
}

/** Asks, and lets the domain send email. Returns whether it may now. */
async function enabledMail(domain: string): Promise<boolean> {
	const question = `Let ${domain} send email? This adds DNS records to it.`;
	const isAgreed = isAttended() && (await agreesTo(question, askOn()));
	if (isAgreed) {
		await run("wrangler", ["email", "sending", "enable", domain], { env: QUIET });
	}
	return isAgreed;
}

/** Uploads what was built. Where Cloudflare refuses it, says what to do: nothing that was made gets lost, and the next try finds it. */
async function send(order: Order, { planToBuy }: Readiness): Promise<void> {
	try {
		await run("wrangler", deployWords(order), { env: QUIET });
	} catch (error) {
		const plan = planToBuy ? [`  - If it says "CPU limits are not supported": ${planToBuy}`] : [];
		throw new Error(
			[
				error instanceof Error ? error.message.trim() : String(error),
				"Cloudflare refused the upload; its reason is above. What was made before stays.",
				...plan,
				"  - Then run the same command again.",
			].join("\n"),
		);
	}
}

/** Builds for an environment, and completes the configuration that the build wrote. Gives the deploy an id. */
async function build({ env }: Order, answers: Answers, subdomain: string | null): Promise<BuiltConfig> {
	const { OPERATOR_NAME = "", OPERATOR_EMAIL = "" } = answers;
	const vars = { CLOUDFLARE_ENV: env ?? "", OPERATOR_NAME, OPERATOR_EMAIL };
	await run("vite", ["build", "--logLevel", "warn"], { env: vars });
	const built = withAnswers(JSON.parse(await readFile(BUILT, "utf8")) as BuiltConfig, answers, subdomain);
	const named = { ...built, vars: { ...built.vars, DEPLOY_ID: randomUUID() } };
	await writeBuilt(named);
	return named;
}

async function writeBuilt(built: BuiltConfig): Promise<void> {
	await writeFile(BUILT, JSON.stringify(built, null, "\t"));
}

/** The last deploy's settings, as defaults. */
async function answersBefore(cloudflare: Cloudflare, worker: string): Promise<Answers> {
	const bound = (await bindingsOf(cloudflare, worker)) ?? [];
	const texts = bound.filter(({ type }) => type === "plain_text");
	const { EMAIL_FROM, APP_URL, ...others }: Answers = Object.fromEntries(
		texts.map(({ name, text }) => [name, text ?? ""]),
	);
	const host = APP_URL ? ownHost(addressOf(APP_URL)) : null;
	const before = { ...others, ...(APP_URL ? { APP_URL: host ? addressOf(host) : WORKERS_DEV } : {}) };
	// A sender derived from the domain is dropped, in case the domain changes.
	return !EMAIL_FROM || (host && EMAIL_FROM === senderAt(host)) ? before : { ...before, EMAIL_FROM };
}

/** Asks for missing answers at a terminal. Elsewhere, throws with the flags to pass. */
async function completed(answers: Answers): Promise<Answers> {
	const all = isAttended()
		? await askMissing(answers, askOn(), (line) => process.stdout.write(line))
		: answers;
	refuseWrong(all);
	const problems = problemsOf(all);
	if (problems.length > 0) {
		throw new Error(`Missing settings:\n  ${problems.join("\n  ")}`);
	}
	return settle(all);
}

function refuseWrong(answers: Answers): void {
	const wrong = wrongIn(answers);
	if (wrong.length > 0) {
		throw new Error(`These settings can't be used:\n  ${wrong.join("\n  ")}`);
	}
}

async function untilServed(url: string, worker: string, id: string): Promise<void> {
	const deployed = { script: await scriptOf("dist/client"), id };
	const until = Date.now() + Number(process.env.ATTUNE_DEPLOY_PATIENCE_MS ?? PATIENCE_MS);
	let missing = await missingAt(url, deployed);
	while (missing !== null && Date.now() < until) {
		process.stdout.write(`  not yet: ${missing}\n`);
		await sleep(5_000);
		missing = await missingAt(url, deployed);
	}
	if (missing !== null) {
		throw new Error(
			`Deployed, but not healthy: ${missing}\nA new address may need some minutes more: open it. To go back to an earlier version, where there is one: npx wrangler rollback --name ${worker}`,
		);
	}
	process.stdout.write(`\n${url} serves this deploy, and every part answers.\n`);
}
