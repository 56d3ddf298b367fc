import { parseArgs } from "node:util";
import { email } from "zod/mini";
import { ENVIRONMENTS, type Environment } from "./config.ts";

/** The answers that a deploy needs, by their setting. APP_URL is asked for as a domain. */
export const ASKED = ["APP_URL", "EMAIL_FROM", "EMAIL_REPLY_TO", "OPERATOR_NAME", "OPERATOR_EMAIL"] as const;
export type Asked = (typeof ASKED)[number];
export type Answers = Partial<Record<Asked, string>>;

const FLAGS = {
	domain: { type: "string" },
	"email-from": { type: "string" },
	"reply-to": { type: "string" },
	"operator-name": { type: "string" },
	"operator-email": { type: "string" },
	"take-over": { type: "string" },
	"dry-run": { type: "boolean" },
	overwrite: { type: "boolean" },
} as const;

export type Order = {
	/** Undefined: the copy that the button made, whose settings are the top of wrangler.toml. */
	env: Environment | undefined;
	isDry: boolean;
	/** Also where the Worker was changed in the dashboard. */
	overwrites: boolean;
	flags: Answers;
	/** A domain that may be taken from its current owner. */
	takeOver: string | undefined;
};

export const USAGE = `Name the environment: npm run deploy -- ${ENVIRONMENTS.join("|")} [--dry-run] [--domain attune.your.domain | workers.dev]
  [--operator-name "Who runs it"] [--operator-email you@your.domain] [--email-from "Attune <coach@your.domain>"]
  [--reply-to you@your.domain] [--take-over attune.your.domain] [--overwrite]`;

/** Reads the command's words. Throws how it's used when they're others. */
export function readOrder(words: string[], env: NodeJS.ProcessEnv): Order {
	if (env.npm_config_dry_run) {
		throw new Error('npm took "--dry-run" for itself. Write "--" first: npm run deploy -- preview --dry-run');
	}
	const { values, positionals } = parse(words);
	const found = ENVIRONMENTS.find((each) => each === positionals[0]);
	// Workers Builds runs the deploy script without arguments in a copy made by the button.
	const isButton = positionals.length === 0 && Boolean(env.WORKERS_CI);
	if (!isButton && (!found || positionals.length > 1)) {
		throw new Error(USAGE);
	}
	const flags: Answers = {};
	const given: [Asked, string | undefined][] = [
		["APP_URL", values.domain === undefined ? undefined : chosenAddress("--domain", values.domain)],
		["EMAIL_FROM", values["email-from"]],
		["EMAIL_REPLY_TO", values["reply-to"]],
		["OPERATOR_NAME", values["operator-name"]],
		["OPERATOR_EMAIL", values["operator-email"]],
	];
	for (const [name, value] of given) {
		if (value !== undefined) {
			flags[name] = value.trim();
		}
	}
	const { "dry-run": isDry = false, overwrite: overwrites = false, "take-over": takeOver } = values;
	return {
		env: found,
		isDry,
		overwrites,
		flags,
		takeOver: takeOver === undefined ? undefined : hostOf(takeOver),
	};
}

function parse(words: string[]) {
	try {
		return parseArgs({ args: words, options: FLAGS, allowPositionals: true });
	} catch (error) {
		const [reason] = (error instanceof Error ? error.message : String(error)).split(". ");
		throw new Error(`${reason}.\n${USAGE}`);
	}
}

/** `https://` and the host that was named, however it was written; "workers.dev" is the platform's own. */
export function addressOf(domain: string): string {
	return `https://${hostOf(domain)}`;
}

function hostOf(domain: string): string {
	return domain
		.trim()
		.toLowerCase()
		.replace(/^https?:\/\//, "")
		.replace(/\/.*$/, "");
}

/** The address at a chosen domain. Throws, with where it was chosen, when it can't be one. */
function chosenAddress(where: string, domain: string): string {
	const url = addressOf(domain);
	if (!isChosen(url)) {
		throw new Error(badDomain(domain, where));
	}
	return url;
}

/** Stands for workers.dev, without a custom domain. */
export const WORKERS_DEV = "https://workers.dev";

/**
 * Merges the answers, each from the first source that has it: the command's flags, wrangler.toml, the environment,
 * the last deploy. An empty flag takes an answer back: it stays empty. Ignores local addresses.
 */
export function settle(flags: Answers, ...others: readonly Answers[]): Answers {
	const settled: Answers = {};
	for (const name of ASKED) {
		const sources = flags[name] === "" ? [] : [flags, ...others];
		const found = sources
			.map((source) => source[name]?.trim())
			.find((value) => value && !(name === "APP_URL" && /\/\/(?:localhost|127\.0\.0\.1)\b/.test(value)));
		if (found) {
			settled[name] = name === "APP_URL" ? addressOf(found) : found;
		} else if (flags[name] === "") {
			settled[name] = "";
		}
	}
	return settled;
}

/** What a pipeline's environment says. The others there are a local run's: its address, and who its email is from. */
export function answersIn(env: NodeJS.ProcessEnv): Answers {
	const { OPERATOR_NAME, OPERATOR_EMAIL, ATTUNE_DOMAIN } = env;
	return Object.fromEntries(
		Object.entries({
			OPERATOR_NAME,
			OPERATOR_EMAIL,
			APP_URL: ATTUNE_DOMAIN && chosenAddress("ATTUNE_DOMAIN", ATTUNE_DOMAIN),
		}).filter(([, value]) => value),
	);
}

const SENDER = /^[^<>]+<([^<>\s]+@[^<>\s]+)>$/;
const HOST = /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** A host or an address from our own texts, or at a domain that is reserved for examples (RFC 2606). */
const EXAMPLE = /(?:^|[./@])(?:your\.domain|example(?:\.(?:com|net|org))?)$/;

/** Cloudflare makes a name below workers.dev from the Worker's and the account's: none can be chosen. */
function isChosen(url: string): boolean {
	return HOST.test(url) && !EXAMPLE.test(url) && !url.endsWith(".workers.dev");
}

/** As the Worker checks it (`worker/settings.ts`). */
function isEmail(address: string): boolean {
	return email().safeParse(address).success && !EXAMPLE.test(address);
}

function badDomain(given: string, where = "--domain"): string {
	return `${where}: your domain, such as attune.your.domain, or workers.dev (you gave ${given || "nothing"})`;
}

/** Returns what is missing or invalid, each with its flag. */
export function problemsOf(answers: Answers, names: readonly Asked[] = ASKED): string[] {
	return names.map((name) => problemOf(name, answers[name])).filter((problem) => problem !== null);
}

/** Returns what is invalid, each with its flag. What is missing isn't. */
export function wrongIn(answers: Answers): string[] {
	return problemsOf(
		answers,
		ASKED.filter((name) => answers[name]),
	);
}

/** What is wrong with an answer, or with its absence; null when nothing is. */
export function problemOf(name: Asked, value: string | undefined): string | null {
	const isRight = RIGHT[name](value);
	return isRight ? null : PROBLEM[name](value ?? "");
}

const RIGHT: Record<Asked, (value: string | undefined) => boolean> = {
	OPERATOR_NAME: (name) => Boolean(name),
	OPERATOR_EMAIL: (address) => Boolean(address && isEmail(address)),
	APP_URL: (url) => !url || isChosen(url),
	EMAIL_FROM: (sender) => !sender || isSender(sender),
	EMAIL_REPLY_TO: (address) => !address || isEmail(address),
};

const PROBLEM: Record<Asked, (value: string) => string> = {
	OPERATOR_NAME: () => "--operator-name: who runs this copy, for its legal pages",
	OPERATOR_EMAIL: () => "--operator-email: an email address where people reach you about their data",
	APP_URL: (url) => badDomain(url),
	EMAIL_FROM: (sender) => `--email-from: a sender such as "Attune <coach@your.domain>" (you gave ${sender})`,
	EMAIL_REPLY_TO: (address) => `--reply-to: an email address for replies (you gave ${address})`,
};

function isSender(sender: string): boolean {
	const address = SENDER.exec(sender)?.[1];
	return Boolean(address && isEmail(address));
}
