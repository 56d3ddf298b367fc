import type { User } from "#shared/schemas/users.ts";
import { paths } from "#web/lib/paths.ts";

/** Visitor, newcomer or onboarded member. */
export type Access = "visitor" | "newcomer" | "member";

export function accessOf(user: User | null): Access {
	if (!user) {
		return "visitor";
	}
	return user.onboardingCompleted ? "member" : "newcomer";
}

/** Help is open to newcomers too: they may write a safety plan before onboarding. */
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

/** Returns the path to redirect to, or null when the person may stay. */
export function redirectFor(access: Access, path: string): string | null {
	if (access === "newcomer") {
		return NEWCOMER_PATHS.includes(path) || isSettings(path) ? null : paths.onboarding;
	}
	if (access === "member") {
		return BEHIND_A_MEMBER.includes(path) ? paths.dashboard : null;
	}
	return null;
}
