import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { jsonBody } from "../../http/validate.ts";
import { deleteFact, forgetEverything, readMemory, rewriteFact, writeFact } from "./memory.service.ts";

export const memoryRoutes = new Hono<AppContext>()
	.get("/:userId", requireSelf, async (c) => c.json(await readMemory(c.get("deps"), c.get("user"))))
	.post("/:userId", requireSelf, jsonBody("POST /api/memory/:userId"), async (c) => {
		const fact = await writeFact(c.get("deps"), c.get("user"), c.req.valid("json").fact);
		tellTabs(c);
		return c.json(fact, 201);
	})
	.patch("/:userId/:factId", requireSelf, jsonBody("PATCH /api/memory/:userId/:factId"), async (c) => {
		const { fact } = c.req.valid("json");
		const rewritten = await rewriteFact(c.get("deps"), c.get("user"), c.req.param("factId"), fact);
		tellTabs(c);
		return c.json(rewritten);
	})
	.delete("/:userId/:factId", requireSelf, async (c) => {
		await deleteFact(c.get("deps"), c.get("user"), c.req.param("factId"));
		tellTabs(c);
		return c.json({ ok: true });
	})
	.delete("/:userId", requireSelf, async (c) => {
		const forgotten = await forgetEverything(c.get("deps"), c.get("user"));
		tellTabs(c);
		return c.json({ forgotten });
	});

function tellTabs(c: Context<AppContext>): void {
	runAfterResponse(c, getPersonStub(c.env, c.get("user").id).notify(["memory"]));
}
