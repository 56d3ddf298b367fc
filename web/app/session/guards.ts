import type { User } from "#shared/schemas/users.ts";
import { paths } from "#web/lib/paths.ts";

/** Nobody, somebody who has just come, and somebody who is at home. */
export type Access = "visitor" | "newcomer" | "member";

export function accessOf(user: User | null): Access {
	if (!user) {
		return "visitor";
	}
	return user.onboardingCompleted ? "member" : "newcomer";
}

/** Help is for everybody at once: nobody has to tell us how they want to feel before they may write a plan. */
const NEWCOMER_PATHS: readonly string[] = [
	paths.onboarding,
	paths.assessment,
	paths.safetyPlan,
	paths.confirm,
	paths.reset,
];
const BEHIND_A_MEMBER: readonly string[] = [
	paths.signIn,
	paths.signUp,
	paths.onboarding,
	paths.landing,
	paths.forgot,
	paths.deleted,
];

function isSettings(path: string): boolean {
	return path === paths.settings || path.startsWith(`${paths.settings}/`);
}

/** Where somebody is taken instead of where they are, or null when they may stay. */
export function redirectFor(access: Access, path: string): string | null {
	if (access === "newcomer") {
		return NEWCOMER_PATHS.includes(path) || isSettings(path) ? null : paths.onboarding;
	}
	if (access === "member") {
		return BEHIND_A_MEMBER.includes(path) ? paths.dashboard : null;
	}
	return null;
}
