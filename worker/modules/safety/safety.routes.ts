import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { FIND_A_HELPLINE, helpIn } from "#shared/safety/help/help-lines.ts";
import type { RiskStateOnWire, SafetyPlan, SafetyResources } from "#shared/schemas/safety.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { type AppContext, runAfterResponse } from "../../http/app-context.ts";
import { requireSelf } from "../../http/require-self.ts";
import { jsonBody, queryString } from "../../http/validate.ts";
import { countUsed } from "../duties/count-help.ts";
import type { RiskState } from "../person/risk-store.ts";

export const safetyRoutes = new Hono<AppContext>()
	.get("/resources", queryString("GET /api/safety/resources"), (c) => {
		const country = c.req.valid("query").country?.toUpperCase() ?? c.get("deps").country();
		const answer: SafetyResources = {
			country,
			emergency: helpIn(country)?.emergency ?? null,
			lines: [...(helpIn(country)?.lines ?? []), FIND_A_HELPLINE],
		};
		return c.json(answer);
	})
	.get("/plan/:userId", requireSelf, async (c) => c.json(await readPlan(c)))
	.put("/plan/:userId", requireSelf, jsonBody("PUT /api/safety/plan/:userId"), async (c) => {
		await getPersonStub(c.env, c.get("user").id).writeSafetyPlan(c.req.valid("json"));
		return c.json(await readPlan(c));
	})
	.get("/:userId", requireSelf, async (c) =>
		c.json(onWire(await getPersonStub(c.env, c.get("user").id).riskState())),
	)
	.post("/:userId/feedback", requireSelf, jsonBody("POST /api/safety/:userId/feedback"), async (c) => {
		const feedback = c.req.valid("json");
		const state = await getPersonStub(c.env, c.get("user").id).riskFeedback(feedback);
		if (feedback.kind === "panel_opened" || feedback.kind === "line_used") {
			countUse(c, state);
		}
		return c.json(onWire(state));
	});

/** Counts the use without naming the person, after the response. A failure is only logged. */
function countUse(c: Context<AppContext>, state: RiskState | null): void {
	const { db, now, log, country } = c.get("deps");
	const counter = { db, now: now(), country: c.get("user").country ?? country() };
	runAfterResponse(
		c,
		countUsed(counter, state?.level ?? "none").catch(() => log({ level: "warn", help: "not counted" })),
	);
}

function readPlan(c: Context<AppContext>): Promise<SafetyPlan> {
	return getPersonStub(c.env, c.get("user").id).safetyPlan();
}

function onWire(state: RiskState | null): RiskStateOnWire {
	return {
		level: state?.level ?? "none",
		since: state ? new Date(state.since).toISOString() : null,
		until: state ? new Date(state.until).toISOString() : null,
		notMeant: state?.notMeant ?? false,
	};
}
