import { Hono } from "hono/tiny";
import type { AppContext } from "../../http/app-context.ts";
import { personOf } from "./get-person.ts";
import { upgradeRequest } from "./live-upgrade.ts";

export const presenceRoutes = new Hono<AppContext>().get("/", (c) =>
	personOf(c.env, c.get("user").id).fetch(upgradeRequest(c)),
);
