import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { jsonBody, queryString } from "../../http/validate.ts";
import { hearWords } from "../typed-words/hear-words.ts";
import { deleteTakeaway, editTakeaway, listTakeaways, remind } from "./takeaways.service.ts";

export const takeawaysRoutes = new Hono<AppContext>()
	.get("/", queryString("GET /api/takeaways"), async (c) =>
		c.json(await listTakeaways(c.get("deps"), c.get("user").id, c.req.valid("query").before)),
	)
	.patch("/:id", jsonBody("PATCH /api/takeaways/:id"), async (c) => {
		const edit = c.req.valid("json");
		const edited = await editTakeaway(c.get("deps"), c.get("user").id, c.req.param("id"), edit);
		const safety = await hearWords(c.get("deps"), c.get("user"), `${edit.title}\n${edit.body}`);
		tellTabs(c);
		return c.json({ ...edited, ...(safety ? { safety } : {}) });
	})
	.put("/:id/reminder", jsonBody("PUT /api/takeaways/:id/reminder"), async (c) => {
		const reminded = await remind(c.get("deps"), c.get("user"), c.req.param("id"), c.req.valid("json"));
		tellTabs(c);
		return c.json(reminded);
	})
	.delete("/:id", async (c) => {
		await deleteTakeaway(c.get("deps"), c.get("user").id, c.req.param("id"));
		tellTabs(c);
		return c.json({ ok: true });
	});

function tellTabs(c: Context<AppContext>): void {
	runAfterResponse(c, getPersonStub(c.env, c.get("user").id).notify(["takeaways"]));
}
