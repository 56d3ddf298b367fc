import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { queryString } from "../../http/validate.ts";
import { background, deleteScene, gallery, makePortrait, sceneImage } from "./scenes.service.ts";

/** An image is for its owner alone, never changes, and runs no code, even when opened directly. */
const IMAGE_HEADERS = {
	"cache-control": "private, max-age=31536000, immutable",
	// Another session must not find it in the browser's cache.
	vary: "Cookie",
	"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
	"content-disposition": "inline",
};

export const backgroundRoutes = new Hono<AppContext>().get(
	"/:userId",
	requireSelf,
	queryString("GET /api/user-background/:userId"),
	async (c) => c.json(await background(c.get("deps"), c.get("user"))),
);

export const portraitRoutes = new Hono<AppContext>().post(
	"/personalized-portrait/:userId",
	requireSelf,
	async (c) => c.json(await makePortrait(c.get("deps"), c.get("user"))),
);

export const scenesRoutes = new Hono<AppContext>()
	.get("/", async (c) => c.json({ scenes: await gallery(c.get("deps"), c.get("user")) }))
	.get("/:id", async (c) => {
		const image = await sceneImage(c.get("deps"), c.get("user"), c.req.param("id"));
		return c.body(image.body, 200, {
			...IMAGE_HEADERS,
			"content-type": image.httpMetadata?.contentType ?? "application/octet-stream",
			etag: image.httpEtag,
		});
	})
	.delete("/:id", async (c) => {
		await deleteScene(c.get("deps"), c.get("user"), c.req.param("id"));
		return c.json({ ok: true });
	});
