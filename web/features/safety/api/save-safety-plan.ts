import type { SafetyPlan, SafetyPlanChange } from "#shared/schemas/safety.ts";
import { request } from "#web/lib/api/api.ts";

/** Writes the parts that are named and leaves the rest; gives back the whole plan. */
export function saveSafetyPlan(userId: string, change: SafetyPlanChange): Promise<SafetyPlan> {
	return request("PUT /api/safety/plan/:userId", { params: { userId }, body: change });
}
