import { Route, Switch } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { paths } from "#web/lib/paths.ts";
import { lazyPage } from "./lazy-page.tsx";
import { usePreload } from "./use-preload.ts";

const DashboardPage = lazyPage(() =>
	import("./dashboard-page.tsx").then(({ DashboardPage }) => DashboardPage),
);
const OnboardingPage = lazyPage(() =>
	import("#web/features/users/onboarding-page.tsx").then(({ OnboardingPage }) => OnboardingPage),
);
const AssessmentPage = lazyPage(() =>
	import("#web/features/assessments/assessment-page.tsx").then(({ AssessmentPage }) => AssessmentPage),
);
const ProfilePage = lazyPage(() => import("./profile-page.tsx").then(({ ProfilePage }) => ProfilePage));
const SafetyPlanPage = lazyPage(() =>
	import("#web/features/safety/safety-plan-page.tsx").then(({ SafetyPlanPage }) => SafetyPlanPage),
);
const NotFoundPage = lazyPage(() => import("./not-found-page.tsx").then(({ NotFoundPage }) => NotFoundPage));

/** Everything that one can come to from where one is. Onboarding is never come back to. */
const ELSEWHERE = [DashboardPage, AssessmentPage, ProfilePage, SafetyPlanPage, NotFoundPage];

/**
 * What a signed-in person finds. One switch for newcomers and members: completing the assessment makes a member
 * of a newcomer, and the page must not be taken away from under the last step.
 */
export function MemberRoutes({ user }: { user: User }) {
	usePreload(ELSEWHERE);
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
			<Route path={paths.safetyPlan}>
				<SafetyPlanPage user={user} />
			</Route>
			<Route component={NotFoundPage} />
		</Switch>
	);
}
