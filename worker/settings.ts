import * as z from "zod/mini";
import { AI_PROVIDERS, CONNECTED_PROVIDERS, SAFETY_PROVIDERS } from "#shared/ai-providers.ts";

const PROVIDER_NAMES = AI_PROVIDERS.join(", ");

/** The sender where none is configured; such a deployment can't send email anyway. */
const NO_SENDER = "Attune <coach@localhost>";

function text() {
	return z.optional(
		z.pipe(
			z.string(),
			z.transform((value) => value.trim() || undefined),
		),
	);
}

function list() {
	return z.pipe(
		z.string(),
		z.transform((names) => names.split(",").flatMap((name) => name.trim() || [])),
	);
}

function address(name: string) {
	return z.optional(z.url(`${name} must be an address such as http://localhost:4010`));
}

const settingsSchema = z.object({
	APP_URL: z.pipe(
		z.url("APP_URL must be the address of the app, such as https://attune.example"),
		z.transform((url) => url.replace(/\/+$/, "")),
	),
	EMAIL_FROM: z.pipe(
		z._default(z.string(), ""),
		z.transform((value, context) => {
			const from = value.trim() || NO_SENDER;
			const [, before = "", email] = /^([^<>]*)<([^<>\s@]+@[^<>\s@]+)>$/.exec(from) ?? [];
			const name = before.trim();
			if (!name || !email) {
				context.issues.push({
					code: "custom",
					message: 'EMAIL_FROM must be a name and an address, such as "Attune <coach@example.org>"',
					input: from,
				});
				return z.NEVER;
			}
			return { name, email };
		}),
	),
	EMAIL_REPLY_TO: z.pipe(
		text(),
		z.optional(z.email("EMAIL_REPLY_TO must be an address such as hello@example.org, or not set at all")),
	),
	EMAIL_DAILY_LIMIT: z.pipe(
		text(),
		z.transform((limit, context) => {
			const number = limit === undefined ? undefined : Number(limit);
			if (number !== undefined && !(number >= 1)) {
				const message = "EMAIL_DAILY_LIMIT must be a number of emails, at least 1";
				context.issues.push({ code: "custom", message, input: limit });
			}
			return number;
		}),
	),
	JURISDICTION: z.optional(
		z.enum(["eu", "fedramp"], "JURISDICTION must be eu or fedramp, or not set at all"),
	),
	BUILTIN_COACH_PACE_MS: z.optional(
		z.coerce
			.number("BUILTIN_COACH_PACE_MS must be a number of milliseconds, from 0 to 2000")
			.check(z.gte(0), z.lte(2000, "BUILTIN_COACH_PACE_MS must be at most 2000")),
	),
	ANTHROPIC_API_KEY: text(),
	ANTHROPIC_BASE_URL: address("ANTHROPIC_BASE_URL"),
	ANTHROPIC_MODEL: text(),
	OPENAI_API_KEY: text(),
	OPENAI_BASE_URL: address("OPENAI_BASE_URL"),
	OPENAI_MODEL: text(),
	OPENAI_IMAGE_MODEL: text(),
	OPENAI_SPEECH_MODEL: text(),
	OPENAI_TRANSCRIBE_MODEL: text(),
	AI_PROVIDERS: z.optional(
		z.pipe(list(), z.array(z.enum(AI_PROVIDERS, `AI_PROVIDERS is a comma list of ${PROVIDER_NAMES}`))),
	),
	SAFETY_PROVIDERS: z.optional(
		z.pipe(
			list(),
			z
				.array(
					z.enum(
						SAFETY_PROVIDERS,
						`SAFETY_PROVIDERS is a comma list of ${CONNECTED_PROVIDERS.join(", ")}, or none`,
					),
				)
				.check(
					z.refine(
						(names) => names.length <= 1 || !names.includes("none"),
						"SAFETY_PROVIDERS is either none or a list of providers, not both",
					),
				),
		),
	),
	ANTHROPIC_TASK_MODEL: text(),
	OPENAI_TASK_MODEL: text(),
	WORKERS_AI_MODEL: text(),
	WORKERS_AI_TASK_MODEL: text(),
	LOCAL_MODEL_URL: address("LOCAL_MODEL_URL"),
	LOCAL_MODEL: text(),
	PASSWORD_PEPPER: z.optional(
		z.string().check(z.minLength(16, "PASSWORD_PEPPER must be at least 16 characters, or not set at all")),
	),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Settings by name, as they are used. Throws one error that names each that is wrong, and where to set it. */
export function checkSettings(values: object): Settings {
	const parsed = settingsSchema.safeParse(values);
	if (!parsed.success) {
		const reasons = parsed.error.issues.map(({ path: [name = ""], message }) =>
			message.includes(String(name)) ? message : `${String(name)}: ${message}`,
		);
		throw new Error(
			`Settings are wrong: ${reasons.join("; ")}. Set them in .dev.vars, in wrangler.toml or with "wrangler secret put".`,
		);
	}
	return parsed.data;
}
