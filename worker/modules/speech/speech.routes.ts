import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { AppError } from "../../http/app-error.ts";
import { limitAsking } from "../../http/rate-limit.ts";
import { jsonBody } from "../../http/validate.ts";
import { speak, transcribe } from "./speech.service.ts";

export const speechRoutes = new Hono<AppContext>()
	.post("/text-to-speech", limitAsking, jsonBody("POST /api/text-to-speech"), async (c) => {
		const { signal } = c.req.raw;
		const { audio, type } = await speak(c.get("deps"), c.get("user"), c.req.valid("json"), signal);
		return c.body(audio, 200, { "content-type": type, "cache-control": "no-store" });
	})
	.post("/transcribe", limitAsking, async (c) => {
		const form = await c.req.formData().catch(() => null);
		const audio = form?.get("audio");
		if (!(audio instanceof File) || audio.size === 0) {
			throw new AppError("bad_request", 'Send the recording as the part "audio" of a multipart form.');
		}
		return c.json(await transcribe(c.get("deps"), c.get("user"), audio, c.req.raw.signal));
	});
