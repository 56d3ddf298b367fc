import type { SafetyPlanChange } from "#shared/schemas/safety.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";

/** Unsaved text stays in the browser, even after sign-out. */
const NAME = "unsent:safety-plan";

/** Reads unsaved changes of a plan. */
export function readUnsentPlan(userId: string): SafetyPlanChange {
	try {
		return JSON.parse(readPersonal(userId, NAME) ?? "{}") as SafetyPlanChange;
	} catch {
		return {};
	}
}

export function keepUnsentPlan(userId: string, change: SafetyPlanChange): void {
	writePersonal(userId, NAME, Object.keys(change).length > 0 ? JSON.stringify(change) : null);
}
