import { lazy } from "react";
import { Route, Switch } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { paths } from "#web/lib/paths.ts";

const DashboardPage = lazy(() =>
	import("./dashboard-page.tsx").then((module) => ({ default: module.DashboardPage })),
);
const OnboardingPage = lazy(() =>
	import("#web/features/users/onboarding-page.tsx").then((module) => ({ default: module.OnboardingPage })),
);
const AssessmentPage = lazy(() =>
	import("#web/features/assessments/assessment-page.tsx").then((module) => ({
		default: module.AssessmentPage,
	})),
);
const ProfilePage = lazy(() =>
	import("./profile-page.tsx").then((module) => ({ default: module.ProfilePage })),
);
const NotFoundPage = lazy(() =>
	import("./not-found-page.tsx").then((module) => ({ default: module.NotFoundPage })),
);

/**
 * What a signed-in person finds. One switch for newcomers and members: completing the assessment makes a member
 * of a newcomer, and the page must not be taken away from under the last step.
 */
export function MemberRoutes({ user }: { user: User }) {
	return (
		<Switch>
			<Route path={paths.home}>
				<DashboardPage user={user} />
			</Route>
			<Route path={paths.dashboard}>
				<DashboardPage user={user} />
			</Route>
			<Route path={paths.onboarding}>
				<OnboardingPage user={user} />
			</Route>
			<Route path={paths.assessment}>
				<AssessmentPage user={user} />
			</Route>
			<Route path={paths.profile}>
				<ProfilePage user={user} />
			</Route>
			<Route component={NotFoundPage} />
		</Switch>
	);
}
