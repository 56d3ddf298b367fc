import * as z from "zod/mini";
import { AI_PROVIDERS } from "#shared/ai-providers.ts";

const PROVIDER_NAMES = AI_PROVIDERS.join(", ");

/** Bindings of wrangler.toml, and the settings that come from `.dev.vars`, secrets or the environment. */
export type AppEnv = Cloudflare.Env & {
	/** Optional secret mixed into password hashes. Losing it makes every password wrong. */
	PASSWORD_PEPPER?: string;
	/** Workers AI, where it is bound. */
	AI?: Ai;
	ANTHROPIC_API_KEY?: string;
	ANTHROPIC_BASE_URL?: string;
	ANTHROPIC_MODEL?: string;
	OPENAI_API_KEY?: string;
	OPENAI_BASE_URL?: string;
	OPENAI_MODEL?: string;
	OPENAI_IMAGE_MODEL?: string;
	OPENAI_SPEECH_MODEL?: string;
	OPENAI_TRANSCRIBE_MODEL?: string;
	/** Comma list of those who may answer, in the order in which they take over from one another. */
	AI_PROVIDERS?: string;
	/** Where the app is reached, for links in e-mail: cron and queue have no request to take it from. */
	APP_URL?: string;
	/** Who e-mail is from, like "Attune <coach@example.org>". */
	EMAIL_FROM?: string;
	/** How long the built-in coach takes for about two words, in ms. 60 when not set. */
	BUILTIN_COACH_PACE_MS?: string;
};

/** An empty setting is the same as none. */
function text() {
	return z.optional(
		z.pipe(
			z.string(),
			z.transform((value) => value.trim() || undefined),
		),
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
		z._default(z.string(), "Attune <coach@localhost>"),
		z.transform((from, context) => {
			const [, name, email] = /^\s*([^<>]*?)\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(from) ?? [];
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
		z.pipe(
			z.pipe(
				z.string(),
				z.transform((list) => list.split(",").flatMap((name) => name.trim() || [])),
			),
			z.array(z.enum(AI_PROVIDERS, `AI_PROVIDERS is a comma list of ${PROVIDER_NAMES}`)),
		),
	),
	PASSWORD_PEPPER: z.optional(
		z.string().check(z.minLength(16, "PASSWORD_PEPPER must be at least 16 characters, or not set at all")),
	),
});

export type Settings = z.infer<typeof settingsSchema>;

const BINDINGS = [
	"ASSETS",
	"DB",
	"SESSIONS",
	"SCENES",
	"SCENE_JOBS",
	"DELIVERIES",
	"DELETIONS",
	"EMAIL",
	"CONVERSATIONS",
	"PEOPLE",
	"SIGN_IN_LIMIT",
	"SIGN_UP_LIMIT",
	"TRY_LIMIT",
	"RESET_LIMIT",
	"ASK_LIMIT",
	"CHANGE_LIMIT",
] as const satisfies readonly (keyof AppEnv)[];

const checked = new WeakMap<AppEnv, Settings>();

/** The settings, checked once. Throws one error that names everything that is missing and how to set it. */
export function readSettings(env: AppEnv): Settings {
	const known = checked.get(env);
	if (known) {
		return known;
	}
	const missing = BINDINGS.filter((name) => env[name] === undefined);
	if (missing.length > 0) {
		throw new Error(
			`Missing bindings: ${missing.join(", ")}. Add them to wrangler.toml as docs/deploy.md shows.`,
		);
	}
	const parsed = settingsSchema.safeParse(env);
	if (!parsed.success) {
		const reasons = parsed.error.issues.map((issue) => issue.message).join("; ");
		throw new Error(`Settings are wrong: ${reasons}. Set them in .dev.vars or with "wrangler secret put".`);
	}
	checked.set(env, parsed.data);
	return parsed.data;
}
