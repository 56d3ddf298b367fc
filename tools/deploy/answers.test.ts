import { expect, test } from "vitest";
import { addressOf, answersIn, problemsOf, readOrder, settle } from "./answers.ts";
import { ownHost, withAnswers } from "./built-config.ts";

const OPERATOR = { OPERATOR_NAME: "Attune Ltd", OPERATOR_EMAIL: "hello@test.org" };

test("the command's words say where to and what it is told", () => {
	const order = readOrder(
		[
			"preview",
			"--domain",
			"HTTPS://Attune.Test.org/",
			"--operator-name",
			"Ana",
			"--take-over",
			"https://Attune.test.org/",
		],
		{},
	);
	expect(order).toEqual({
		env: "preview",
		isDry: false,
		overwrites: false,
		flags: { APP_URL: "https://attune.test.org", OPERATOR_NAME: "Ana" },
		takeOver: "attune.test.org",
	});
});

test.each([[["elsewhere"]], [[]], [["preview", "production"]], [["preview", "--domian", "a.org"]]])(
	"any other words are answered with how it is used: %j",
	(words) => expect(() => readOrder(words, {})).toThrow("npm run deploy -- preview|production"),
);

test("an unknown flag is named", () => {
	expect(() => readOrder(["preview", "--domian", "a.org"], {})).toThrow(
		"Unknown option '--domian'.\nName the",
	);
});

test.each([
	["attune.your.domain", "coach@your.domain", "you@your.domain"],
	["attune.example.org", "coach@mail.example.com", "you@example.net"],
])("takes no address from our own texts: %s", (domain, sender, email) => {
	const answers = {
		OPERATOR_NAME: "Ana",
		OPERATOR_EMAIL: email,
		APP_URL: addressOf(domain),
		EMAIL_FROM: `Attune <${sender}>`,
		EMAIL_REPLY_TO: email,
	};
	expect(problemsOf(answers).map((line) => line.split(":")[0])).toEqual([
		"--domain",
		"--email-from",
		"--reply-to",
		"--operator-email",
	]);
});

test("a dry run that npm kept to itself deploys nothing", () => {
	expect(() => readOrder(["preview"], { npm_config_dry_run: "true" })).toThrow(
		"npm run deploy -- preview --dry-run",
	);
});

test("the copy that the button made is deployed without a word, where Cloudflare builds it", () => {
	expect(readOrder([], { WORKERS_CI: "1" }).env).toBeUndefined();
});

test("an answer comes from the first that has one, and a local address is none", () => {
	const env = answersIn({ OPERATOR_NAME: "from the environment", ATTUNE_DOMAIN: "env.org" });
	expect(
		settle(
			{ OPERATOR_EMAIL: "flag@test.org" },
			env,
			{ APP_URL: "http://localhost:8787", OPERATOR_NAME: "from the file", EMAIL_FROM: "" },
			{ OPERATOR_EMAIL: "before@test.org", EMAIL_FROM: "A <a@before.org>" },
		),
	).toEqual({
		OPERATOR_EMAIL: "flag@test.org",
		OPERATOR_NAME: "from the environment",
		APP_URL: "https://env.org",
		EMAIL_FROM: "A <a@before.org>",
	});
	expect(settle({ APP_URL: "http://localhost:8787" }, { APP_URL: "https://was.org" }).APP_URL).toBe(
		"https://was.org",
	);
});

test("an answer that is taken back is not found elsewhere, and email is from the domain again", () => {
	const before = { EMAIL_REPLY_TO: "help@test.org", EMAIL_FROM: "A <a@before.org>" };
	const settled = settle({ EMAIL_REPLY_TO: "", EMAIL_FROM: "", APP_URL: "https://attune.test.org" }, before);
	expect(settled).toEqual({ EMAIL_REPLY_TO: "", EMAIL_FROM: "", APP_URL: "https://attune.test.org" });
	const { vars } = withAnswers({ ...BUILT, vars: before }, settled, null);
	expect(vars).toEqual({ APP_URL: "https://attune.test.org", EMAIL_FROM: "Attune <coach@attune.test.org>" });
});

test("an address is the same however it is written, and one in letters of another script is its ASCII form", () => {
	expect(settle({}, { APP_URL: "Attune.Test.org/" }).APP_URL).toBe("https://attune.test.org");
	expect(readOrder(["preview", "--domain", "attune.xn--p1ai"], {}).flags.APP_URL).toBe(
		"https://attune.xn--p1ai",
	);
});

test("a deploy without an operator is refused, and so is an address that cannot be", () => {
	expect(problemsOf({}).map((line) => line.split(":")[0])).toEqual(["--operator-name", "--operator-email"]);
	expect(problemsOf(OPERATOR)).toEqual([]);
	const wrong = {
		...OPERATOR,
		APP_URL: "https://attune.example",
		EMAIL_FROM: "coach@test.org",
		EMAIL_REPLY_TO: "nobody",
	};
	expect(problemsOf(wrong).map((line) => line.split(":")[0])).toEqual([
		"--domain",
		"--email-from",
		"--reply-to",
	]);
});

const BUILT = {
	name: "attune-preview",
	vars: { APP_URL: "", EMAIL_FROM: "", JURISDICTION: "eu" },
	d1_databases: [{ binding: "DB", database_name: "a", database_id: "00000000-0000-0000-0000-000000000000" }],
	kv_namespaces: [{ binding: "SESSIONS", id: "00000000000000000000000000000000" }],
};

test("a domain of one's own is a custom domain, with a sender of it", () => {
	const made = withAnswers(BUILT, { ...OPERATOR, APP_URL: "https://attune.test.org" }, "ana.workers.dev");
	expect(made).toMatchObject({
		workers_dev: false,
		preview_urls: false,
		routes: [{ pattern: "attune.test.org", custom_domain: true }],
		vars: {
			APP_URL: "https://attune.test.org",
			EMAIL_FROM: "Attune <coach@attune.test.org>",
			JURISDICTION: "eu",
			...OPERATOR,
		},
	});
});

test.each([{}, { APP_URL: addressOf("workers.dev") }, { APP_URL: "https://attune-preview.ana.workers.dev" }])(
	"without one it is served on workers.dev, and no email is from anybody: %j",
	(answers) => {
		expect(ownHost((answers as { APP_URL?: string }).APP_URL)).toBeNull();
		const made = withAnswers(BUILT, answers, "ana.workers.dev");
		expect(made).toMatchObject({ workers_dev: true, routes: [] });
		expect(made.vars).toEqual({ APP_URL: "https://attune-preview.ana.workers.dev", JURISDICTION: "eu" });
	},
);

test("an id that stands for none is left out, so that wrangler finds or makes the store; a real one stays", () => {
	expect(withAnswers(BUILT, {}, null)).toMatchObject({ ai: { binding: "AI" } });
	expect(withAnswers(BUILT, {}, null).d1_databases).toEqual([{ binding: "DB", database_name: "a" }]);
	expect(withAnswers(BUILT, {}, null).kv_namespaces).toEqual([{ binding: "SESSIONS" }]);
	const real = { ...BUILT, kv_namespaces: [{ binding: "SESSIONS", id: "a1" }] };
	expect(withAnswers(real, {}, null).kv_namespaces).toEqual(real.kv_namespaces);
});
