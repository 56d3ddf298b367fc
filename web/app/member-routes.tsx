import { useEffect } from "react";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { pauseOf } from "#shared/pause.ts";
import type { User } from "#shared/schemas/users.ts";
import { useAssessments } from "#web/features/assessments/api/get-assessments.ts";
import { CarriedLine } from "#web/features/auth/components/carried-line.tsx";
import { preloadMarkdown } from "#web/features/conversations/markdown/load-markdown.ts";
import { useActivity } from "#web/features/presence/hooks/use-activity.ts";
import { SceneLayer } from "#web/features/scenes/components/scene-layer.tsx";
import { forgetBackground } from "#web/features/scenes/hooks/use-background.ts";
import { useMoodTheme } from "#web/features/scenes/hooks/use-mood-theme.ts";
import { type SceneControl, useScene } from "#web/features/scenes/hooks/use-scene.ts";
import { paths, settingsPath } from "#web/lib/paths.ts";
import { keepApp } from "#web/lib/register-service-worker.ts";
import { lazyPage } from "./arrival/lazy-page.tsx";
import { usePreload } from "./arrival/use-preload.ts";
import { TalkFrame } from "./chat/talk-frame.tsx";
import { MainNav } from "./main-nav.tsx";
import { PageCorner } from "./page-corner.tsx";

const DashboardPage = lazyPage(
	() => import("./chat/dashboard-page.tsx").then(({ DashboardPage }) => DashboardPage),
	<TalkFrame hasNav />,
);
/** The code of the chat, whose frame the build drew. */
export const preloadTalk = DashboardPage.preload;

const OnboardingPage = lazyPage(() =>
	import("#web/features/users/onboarding-page.tsx").then(({ OnboardingPage }) => OnboardingPage),
);
const AssessmentPage = lazyPage(() =>
	import("#web/features/assessments/assessment-page.tsx").then(({ AssessmentPage }) => AssessmentPage),
);
const ProfilePage = lazyPage(() => import("./pages/profile-page.tsx").then(({ ProfilePage }) => ProfilePage));
const CoachPage = lazyPage(() => import("./chat/coach-page.tsx").then(({ CoachPage }) => CoachPage));
const ExercisesPage = lazyPage(() =>
	import("#web/features/exercises/exercises-page.tsx").then(({ ExercisesPage }) => ExercisesPage),
);
const ExercisePage = lazyPage(() =>
	import("#web/features/exercises/exercise-page.tsx").then(({ ExercisePage }) => ExercisePage),
);
const KeptPage = lazyPage(() =>
	import("#web/features/exercises/kept-page.tsx").then(({ KeptPage }) => KeptPage),
);
const PersonalityPage = lazyPage(() =>
	import("#web/features/personality/personality-page.tsx").then(({ PersonalityPage }) => PersonalityPage),
);
const MemoryPage = lazyPage(() =>
	import("#web/features/memory/memory-page.tsx").then(({ MemoryPage }) => MemoryPage),
);
const NotificationsPage = lazyPage(() =>
	import("#web/features/notifications/notifications-page.tsx").then(
		({ NotificationsPage }) => NotificationsPage,
	),
);
const SettingsPage = lazyPage(() =>
	import("./pages/settings-page.tsx").then(({ SettingsPage }) => SettingsPage),
);
const ResetPage = lazyPage(() =>
	import("#web/features/auth/reset-page.tsx").then(({ ResetPage }) => ResetPage),
);
const ConfirmPage = lazyPage(() =>
	import("#web/features/notifications/confirm-page.tsx").then(({ ConfirmPage }) => ConfirmPage),
);
const TemporaryPage = lazyPage(() =>
	import("./chat/temporary-page.tsx").then(({ TemporaryPage }) => TemporaryPage),
);
const ProgressPage = lazyPage(() =>
	import("./pages/progress-page.tsx").then(({ ProgressPage }) => ProgressPage),
);
const ScenesPage = lazyPage(() => import("./pages/scenes-page.tsx").then(({ ScenesPage }) => ScenesPage));
const PausedPage = lazyPage(() => import("./pages/paused-page.tsx").then(({ PausedPage }) => PausedPage));
const NotFoundPage = lazyPage(() =>
	import("./pages/not-found-page.tsx").then(({ NotFoundPage }) => NotFoundPage),
);

/** Finds danger in words that can't be sent. If it doesn't load now, the chat tries again when words fail. */
const screening = {
	preload: () => import("#web/features/conversations/state/screen-unsent.ts").catch(() => undefined),
};

/**
 * Preloaded in this order. Finding danger comes first, because it must work without a network. Replies to come may need Markdown. Never onboarding, which
 * people don't return to.
 */
const ELSEWHERE = [
	screening,
	{ preload: preloadMarkdown },
	DashboardPage,
	CoachPage,
	ExercisesPage,
	ExercisePage,
	KeptPage,
	AssessmentPage,
	ProfilePage,
	NotificationsPage,
	SettingsPage,
	MemoryPage,
	TemporaryPage,
	ProgressPage,
	ScenesPage,
	NotFoundPage,
];

/**
 * What a signed-in person finds. One switch for newcomers and members: completing the assessment makes a member
 * of a newcomer, and the page must not be taken away from under the last step.
 */
export function MemberRoutes({ user }: { user: User }) {
	usePreload(ELSEWHERE);
	useEffect(() => void keepApp(), []);
	useActivity(user.id);
	const scene = useScene(user);
	useMoodTheme(user, useAssessments(user.id, user.assessmentCompleted).data);
	return (
		<>
			<Backdrop user={user} scene={scene} />
			<p role="status" className="sr-only">
				{scene.news}
			</p>
			<Switch>
				<Route path={paths.home}>
					<DashboardPage user={user} scene={scene} />
				</Route>
				<Route path={paths.dashboard}>
					<DashboardPage user={user} scene={scene} />
				</Route>
				<Route path={`${paths.talk}/:conversationId`}>
					{({ conversationId }) => (
						<DashboardPage
							user={user}
							scene={scene}
							conversationId={conversationId}
							notFound={<NotFoundPage of="chat" />}
						/>
					)}
				</Route>
				<Route path={paths.temporary}>
					<TemporaryPage user={user} scene={scene} />
				</Route>
				<Route path={paths.onboarding}>
					{pauseOf(user) ? (
						<PausedPage user={user} />
					) : (
						<OnboardingPage user={user} notice={<CarriedLine user={user} />} />
					)}
				</Route>
				<Route path={paths.assessment}>
					{pauseOf(user) ? <PausedPage user={user} /> : <AssessmentPage user={user} />}
				</Route>
				<Route path={paths.profile}>
					<ProfilePage user={user} />
				</Route>
				<Route path={`${paths.coach}/:sessionId?`}>
					{({ sessionId }) => <CoachPage user={user} sessionId={sessionId} />}
				</Route>
				<Route path={paths.exercises}>
					<ExercisesPage user={user} />
				</Route>
				<Route path={`${paths.exercises}/:exerciseId`}>
					{({ exerciseId }) => (
						<ExercisePage key={exerciseId} user={user} exerciseId={exerciseId} notFound={<NotFoundPage />} />
					)}
				</Route>
				<Route path={paths.progress}>
					<ProgressPage user={user} />
				</Route>
				<Route path={paths.scenes}>
					<ScenesPage user={user} scene={scene} />
				</Route>
				<Route path={paths.kept}>
					<KeptPage user={user} />
				</Route>
				<Route path={paths.personality}>
					{pauseOf(user) ? <PausedPage user={user} /> : <PersonalityPage user={user} />}
				</Route>
				<Route path={paths.notifications}>
					<NotificationsPage user={user} />
				</Route>
				<Route path={paths.memory}>
					<MemoryPage user={user} />
				</Route>
				<Route path={`${paths.settings}/:part?`}>
					{({ part }) => <SettingsPage key={part} user={user} part={part} notFound={<NotFoundPage />} />}
				</Route>
				<Route path={paths.confirm} component={ConfirmPage} />
				<Route path={paths.reset} component={ResetPage} />
				<Route path={paths.safetyPlan}>
					<Redirect to={settingsPath("safety-plan")} replace />
				</Route>
				<Route>
					<NotFoundPage />
				</Route>
			</Switch>
			<PageCorner user={user} />
			<MainNav isNew={!user.assessmentCompleted} />
		</>
	);
}

const PLAIN: readonly string[] = [
	paths.onboarding,
	paths.assessment,
	paths.personality,
	paths.confirm,
	paths.reset,
];
const CHAT: readonly string[] = [paths.home, paths.dashboard, paths.coach];

const CHAT_AND_BELOW: readonly string[] = [paths.talk, paths.coach];

function isChat(path: string): boolean {
	return CHAT.includes(path) || CHAT_AND_BELOW.some((each) => path.startsWith(`${each}/`));
}

/** The scene on all other pages. Without one, a dark ground, and white in the chat. */
function Backdrop({ user, scene }: { user: User; scene: SceneControl }) {
	const [path] = useLocation();
	const isPlain = PLAIN.includes(path);
	useEffect(() => {
		if (path === paths.onboarding) {
			forgetBackground(user.id);
		}
	}, [path, user.id]);
	return (
		<SceneLayer
			userId={user.id}
			url={scene.isShown ? scene.url : null}
			isLoop={!scene.isShown && scene.url !== null}
			isHidden={isPlain}
			hasGround={!(isPlain || isChat(path))}
		/>
	);
}
