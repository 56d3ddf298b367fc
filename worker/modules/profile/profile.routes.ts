import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { readProfile } from "./profile.service.ts";

export const profileRoutes = new Hono<AppContext>().get("/:userId", requireSelf, async (c) =>
	c.json(await readProfile(c.get("deps"), c.get("user"))),
);
