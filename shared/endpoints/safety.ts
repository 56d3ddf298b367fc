import {
	countryQuerySchema,
	riskStateSchema,
	safetyFeedbackSchema,
	safetyPlanChangeSchema,
	safetyPlanSchema,
	safetyResourcesSchema,
} from "../schemas/safety.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

export const SAFETY_ENDPOINTS = {
	/** Lists a country's help lines. */
	"GET /api/safety/resources": { query: countryQuerySchema, answer: safetyResourcesSchema },
	/** Returns the person's safety plan. */
	"GET /api/safety/plan/:userId": { answer: safetyPlanSchema },
	/** Changes parts of the safety plan. */
	"PUT /api/safety/plan/:userId": { body: safetyPlanChangeSchema, answer: safetyPlanSchema },
	/** Returns the person's risk state. */
	"GET /api/safety/:userId": { answer: riskStateSchema },
	/** Records what the person did with the help shown. */
	"POST /api/safety/:userId/feedback": { body: safetyFeedbackSchema, answer: riskStateSchema },
} as const satisfies Record<EndpointKey, Endpoint>;
