import { createApp } from "./app.ts";
import { consumeQueue } from "./consume-queue.ts";
import { createDeps } from "./deps.ts";
import type { AppEnv } from "./env.ts";
import { runScheduled } from "./run-scheduled.ts";

export { ConversationObject } from "./modules/conversations/object/conversation-object.ts";
export { PersonObject } from "./modules/person/person-object.ts";

const app = createApp();

// biome-ignore lint/style/noDefaultExport: the Workers runtime calls the default export
export default {
	fetch: app.fetch,
	scheduled: ({ cron }, env) => runScheduled(createDeps(env), cron),
	queue: (batch, env) => consumeQueue(createDeps(env), batch),
} satisfies ExportedHandler<AppEnv>;
