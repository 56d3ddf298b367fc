import { capabilitiesSchema } from "../schemas/public/capabilities.ts";
import { helpCountsSchema } from "../schemas/public/duties.ts";
import { healthSchema } from "../schemas/public/health.ts";
import { outcomesSchema } from "../schemas/public/outcomes.ts";
import { keepWordsSchema, keptWordsSchema, triedSchema, tryItSchema } from "../schemas/public/try-it.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

/** What visitors may call, and the way of their words into an account. */
export const PUBLIC_ENDPOINTS = {
	/** Returns which providers this deployment uses. */
	"GET /api/capabilities": { answer: capabilitiesSchema },
	/** Checks each part that Attune depends on; 503 when one is down. */
	"GET /api/health": { answer: healthSchema },
	/** Counts how often help was shown and used, by month. */
	"GET /api/duties/help-counts": { answer: helpCountsSchema },
	/** Returns the exercises' results in total. */
	"GET /api/outcomes": { answer: outcomesSchema },
	/** Replies to a visitor's message and stores nothing. */
	"POST /api/try": { body: tryItSchema, answer: triedSchema },
	/** Files a visitor's messages in their new account. */
	"POST /api/try/keep": { body: keepWordsSchema, status: 201, answer: keptWordsSchema },
} as const satisfies Record<EndpointKey, Endpoint>;
