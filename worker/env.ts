import { checkSettings, type Settings } from "./settings.ts";

/** Bindings of wrangler.toml, and the settings that come from `.dev.vars`, secrets or the environment. */
export type AppEnv = Cloudflare.Env & {
	/** Optional secret mixed into password hashes. Losing it makes every password wrong. */
	PASSWORD_PEPPER?: string;
	/** Workers AI, where it's bound. */
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
	/** Comma list of those who may read a message for danger a second time, the first choice first; or "none". */
	SAFETY_PROVIDERS?: string;
	/** The small models that do. */
	ANTHROPIC_TASK_MODEL?: string;
	OPENAI_TASK_MODEL?: string;
	WORKERS_AI_TASK_MODEL?: string;
	/** Cloudflare's own model that writes replies, where it's bound. */
	WORKERS_AI_MODEL?: string;
	/** The address of a local server's OpenAI-compatible API, and its model. `npm start` fills them in when it finds Ollama. */
	LOCAL_MODEL_URL?: string;
	LOCAL_MODEL?: string;
	/** The app's URL for links in emails: cron and queue have no request to take it from. */
	APP_URL?: string;
	/** The sender, like "Attune <coach@example.org>". */
	EMAIL_FROM?: string;
	/** Where replies to it go. */
	EMAIL_REPLY_TO?: string;
	/** The platform's daily email limit, when known. */
	EMAIL_DAILY_LIMIT?: string;
	/** Tells one deploy from another. `npm run deploy` sets it, and looks for it in `GET /api/health`. */
	DEPLOY_ID?: string;
	/** Where the objects live, when that isn't left to the platform: "eu" or "fedramp". From the first person on. */
	JURISDICTION?: string;
	/** How long the built-in coach takes for about two words, in ms. 60 when not set. */
	BUILTIN_COACH_PACE_MS?: string;
};

const BINDINGS = [
	"ASSETS",
	"DB",
	"SESSIONS",
	"SCENES",
	"SCENE_JOBS",
	"DELIVERIES",
	"DELETIONS",
	"ACCOUNT_MAIL",
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
		throw new Error(`Missing bindings: ${missing.join(", ")}. Add them to wrangler.toml.`);
	}
	const settings = checkSettings(env);
	checked.set(env, settings);
	return settings;
}
