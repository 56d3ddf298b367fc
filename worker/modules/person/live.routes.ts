import { Hono } from "hono/tiny";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import type { AppContext } from "../../http/app-context.ts";
import { queryString } from "../../http/validate.ts";
import { upgradeRequest } from "./upgrade-request.ts";

export const liveRoutes = new Hono<AppContext>().get("/", queryString("GET /api/live"), (c) =>
	getPersonStub(c.env, c.get("user").id).fetch(upgradeRequest(c)),
);
