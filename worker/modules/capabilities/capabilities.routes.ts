import { Hono } from "hono/tiny";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";
import type { AppContext } from "../../http/app-context.ts";
import { safetyProviders } from "../../models/safety/safety-providers.ts";
import { configuredProviders, orderFor } from "../../models/wiring/model-settings.ts";
import { mailProvider } from "../mail/mailer.ts";

export const capabilitiesRoutes = new Hono<AppContext>().get("/", (c) => {
	const { settings, env, voiceModel, imageModel } = c.get("deps");
	const providers = configuredProviders(settings, env.AI !== undefined);
	const capabilities: Capabilities = {
		chat: { deep: orderFor("deep", providers), practical: orderFor("practical", providers) },
		safety: safetyProviders(settings, env.AI !== undefined),
		speech: voiceModel ? ["openai"] : [],
		transcription: voiceModel ? ["openai"] : [],
		image: imageModel ? ["openai"] : ["builtin"],
		email: mailProvider(settings) === "none" ? [] : [mailProvider(settings)],
	};
	return c.json(capabilities);
});
