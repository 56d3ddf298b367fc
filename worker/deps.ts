import { waitUntil } from "cloudflare:workers";
import { createDatabase, type Database } from "./db/client.ts";
import { newId } from "./db/ids.ts";
import type { ReplyReads } from "./db/queries/reply-reads.ts";
import { type AppEnv, readSettings } from "./env.ts";
import type { StructuredModel } from "./models/data/structured-model.ts";
import type { ImageModel } from "./models/image-model.ts";
import type { ModelError } from "./models/model-error.ts";
import type { VoiceModel } from "./models/voice-model.ts";
import { createStructuredModel } from "./models/wiring/create-data-model.ts";
import { createImageModel } from "./models/wiring/create-image-model.ts";
import { createVoiceModel } from "./models/wiring/create-voice-model.ts";
import { countBeside } from "./modules/counts/daily-counts.ts";
import { createMailer, type Mailer } from "./modules/mail/mailer.ts";
import type { Settings } from "./settings.ts";

/** What services need from outside: everything that a test may want to replace. */
export type Deps = {
	env: AppEnv;
	settings: Settings;
	db: Database;
	/** The connected models, asked for data; null when none is configured. */
	structuredModel: StructuredModel | null;
	/** Who paints scenes; null when the built-in painter does. */
	imageModel: ImageModel | null;
	/** The server's own voice; null when none is configured. */
	voiceModel: VoiceModel | null;
	mailer: Mailer;
	/** Where the edge sees the request come from; null outside a request. A function, because few ask and reading it parses the edge's data. */
	country: () => string | null;
	/** What a reply needs of D1, where it came along with the session; null elsewhere. */
	replyReads: ReplyReads | null;
	now: () => Date;
	newId: typeof newId;
	/** Writes one structured line. Never given what a person wrote. */
	log: (line: Record<string, unknown>) => void;
};

export function createDeps(env: AppEnv): Deps {
	const settings = readSettings(env);
	const db = createDatabase(env.DB);
	const now = () => new Date();
	const onFailure = ({ provider, failure, status }: ModelError) => {
		writeLine({ level: "warn", provider, failure, status });
		waitUntil(countBeside({ db, now, log: writeLine }, `model:${provider}`));
	};
	return {
		env,
		settings,
		structuredModel: createStructuredModel({ settings, ai: env.AI, onFailure }),
		imageModel: createImageModel(settings),
		voiceModel: createVoiceModel(settings),
		mailer: createMailer(env, settings, (code) => writeLine({ level: "warn", event: "email", code })),
		db,
		country: () => null,
		replyReads: null,
		now,
		newId,
		log: writeLine,
	};
}

/** Writes one structured line to the log. */
export function writeLine(line: Record<string, unknown>): void {
	// biome-ignore lint/suspicious/noConsole: the one place where the log is written
	console.log(JSON.stringify(line));
}
