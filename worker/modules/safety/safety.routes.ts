import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { FIND_A_HELPLINE, helpIn } from "#shared/safety/help-lines.ts";
import {
	countryQuerySchema,
	type RiskStateOnWire,
	type SafetyPlan,
	type SafetyResources,
	safetyFeedbackSchema,
	safetyPlanChangeSchema,
} from "#shared/schemas/safety.ts";
import type { AppContext } from "../../http/app-context.ts";
import { jsonBody, queryString } from "../../http/validate.ts";
import { requireSelf } from "../auth/require-self.ts";
import { personOf } from "../presence/get-person.ts";
import type { RiskState } from "./risk-store.ts";

export const safetyRoutes = new Hono<AppContext>()
	.get("/resources", queryString(countryQuerySchema), (c) => {
		const country = c.req.valid("query").country?.toUpperCase() ?? c.get("deps").country;
		const answer: SafetyResources = {
			country,
			emergency: helpIn(country)?.emergency ?? null,
			lines: [...(helpIn(country)?.lines ?? []), FIND_A_HELPLINE],
		};
		return c.json(answer);
	})
	.get("/plan/:userId", requireSelf, async (c) => c.json(await readPlan(c)))
	.put("/plan/:userId", requireSelf, jsonBody(safetyPlanChangeSchema), async (c) => {
		await personOf(c.env, c.get("user").id).writeSafetyPlan(c.req.valid("json"));
		return c.json(await readPlan(c));
	})
	.get("/:userId", requireSelf, async (c) =>
		c.json(onWire(await personOf(c.env, c.get("user").id).riskState())),
	)
	.post("/:userId/feedback", requireSelf, jsonBody(safetyFeedbackSchema), async (c) =>
		c.json(onWire(await personOf(c.env, c.get("user").id).riskFeedback(c.req.valid("json")))),
	);

function readPlan(c: Context<AppContext>): Promise<SafetyPlan> {
	return personOf(c.env, c.get("user").id).safetyPlan();
}

function onWire(state: RiskState | null): RiskStateOnWire {
	return {
		level: state?.level ?? "none",
		since: state ? new Date(state.since).toISOString() : null,
		until: state ? new Date(state.until).toISOString() : null,
		notMeant: state?.notMeant ?? false,
	};
}
