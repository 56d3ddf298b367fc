import type { SafetyPlan, SafetyPlanChange } from "#shared/schemas/safety.ts";
import { request } from "#web/lib/api/api.ts";

/** Writes the parts that are named and leaves the rest; gives back the whole plan. */
export function saveSafetyPlan(userId: string, change: SafetyPlanChange): Promise<SafetyPlan> {
	return request<SafetyPlan>(`/api/safety/plan/${userId}`, { method: "PUT", body: change });
}
