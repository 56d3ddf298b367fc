import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { editTakeawaySchema, remindSchema, takeawaysQuerySchema } from "#shared/schemas/exercises.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { jsonBody, queryString } from "../../http/validate.ts";
import { deleteTakeaway, editTakeaway, listTakeaways, remind } from "./takeaways.service.ts";

export const takeawaysRoutes = new Hono<AppContext>()
	.get("/", queryString(takeawaysQuerySchema), async (c) =>
		c.json(await listTakeaways(c.get("deps"), c.get("user").id, c.req.valid("query").before)),
	)
	.patch("/:id", jsonBody(editTakeawaySchema), async (c) => {
		const edit = c.req.valid("json");
		const edited = await editTakeaway(c.get("deps"), c.get("user").id, c.req.param("id"), edit);
		tellTabs(c);
		return c.json(edited);
	})
	.put("/:id/reminder", jsonBody(remindSchema), async (c) => {
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
