import * as z from "zod/mini";
import { AI_PROVIDERS, CONNECTED_PROVIDERS } from "../../ai-providers.ts";

/**
 * The email provider. The simulator of a local run writes files and delivers nothing. "none": no sender is
 * configured.
 */
export const mailProviderSchema = z.enum(["cloudflare", "simulator", "none"]);
export type MailProvider = z.infer<typeof mailProviderSchema>;

/** What this deployment can do, and by which providers. An empty list: the browser's own, or nothing. */
export const capabilitiesSchema = z.object({
	/** Who answers in each mode, the first choice first. */
	chat: z.object({ deep: z.array(z.enum(AI_PROVIDERS)), practical: z.array(z.enum(AI_PROVIDERS)) }),
	/** Who reads messages that may show danger a second time, the first choice first. */
	safety: z.array(z.enum(CONNECTED_PROVIDERS)),
	/** Providers that read aloud and transcribe; without one, the browser may. */
	speech: z.array(z.enum(AI_PROVIDERS)),
	transcription: z.array(z.enum(AI_PROVIDERS)),
	/** Who paints scenes; "builtin" is the painter inside Attune. */
	image: z.array(z.enum(AI_PROVIDERS)),
	email: z.array(mailProviderSchema),
});
export type Capabilities = z.infer<typeof capabilitiesSchema>;
