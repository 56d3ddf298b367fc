import type { SafetyPlan } from "#shared/schemas/safety.ts";
import { personalValues, readPersonal, writePersonal } from "./personal-storage.ts";

const NAME = "safety-plan";

/** The copy of a person's safety plan that can be read with no network. It goes when they sign out. */
export function cacheSafetyPlan(userId: string, plan: SafetyPlan): void {
	const isEmpty = Object.values(plan).every((words) => words === "");
	writePersonal(userId, NAME, isEmpty ? null : JSON.stringify(plan));
}

export function cachedSafetyPlanOf(userId: string): SafetyPlan | null {
	return parse(readPersonal(userId, NAME));
}

/** For a page that doesn't know who is here: there is at most one, since another person's sign-in clears the rest. */
export function anyCachedSafetyPlan(): SafetyPlan | null {
	return parse(personalValues(NAME)[0] ?? null);
}

function parse(kept: string | null): SafetyPlan | null {
	if (!kept) {
		return null;
	}
	try {
		return JSON.parse(kept) as SafetyPlan;
	} catch {
		return null;
	}
}
