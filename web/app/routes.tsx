import { useLayoutEffect } from "react";
import { Redirect, useLocation } from "wouter";
import { isUnasked } from "#shared/pause.ts";
import type { User } from "#shared/schemas/users.ts";
import { LoadingScreen } from "#web/components/feedback/loading-screen.tsx";
import { paths } from "#web/lib/paths.ts";
import { endEarlyScene } from "#web/lib/scene/early-scene.ts";
import { lazyPage } from "./arrival/lazy-page.tsx";
import { ArrivalContext } from "./arrival/page-arrival.tsx";
import { SkipLink } from "./arrival/skip-link.tsx";
import { UnreachableScreen } from "./arrival/unreachable-screen.tsx";
import { useArrivalFocus } from "./arrival/use-arrival-focus.ts";
import { useNewVersion } from "./arrival/use-new-version.ts";
import { TalkFrame } from "./chat/talk-frame.tsx";
import { MemberRoutes } from "./member-routes.tsx";
import { accessOf, redirectFor } from "./session/guards.ts";
import { useSession } from "./session/use-session.ts";
import { VisitorRoutes } from "./visitor-routes.tsx";

const ConsentPage = lazyPage(() => import("./pages/consent-page.tsx").then(({ ConsentPage }) => ConsentPage));

/** Paths that stay open before a person has confirmed that they're an adult and consented to health data. */
const BEFORE_CONSENT: readonly string[] = [paths.settings, paths.safetyPlan, paths.confirm, paths.reset];

const isTalk = (path: string) =>
	path === paths.home || path === paths.dashboard || path.startsWith(`${paths.talk}/`);

function OwnRoutes({ user, path }: { user: User; path: string }) {
	return isUnasked(user) && !BEFORE_CONSENT.includes(path) ? (
		<ConsentPage user={user} />
	) : (
		<MemberRoutes user={user} />
	);
}

/** Renders the page for the user's access, and redirects where that is missing. */
export function Routes() {
	const [path] = useLocation();
	const session = useSession();
	const handleArrival = useArrivalFocus();
	useNewVersion(path);
	const hasScene = session.status === "known" && session.user !== null && !isUnasked(session.user);
	useLayoutEffect(() => {
		if (session.status !== "loading" && !hasScene) {
			endEarlyScene();
		}
	}, [session.status, hasScene]);
	if (session.status === "loading") {
		return isTalk(path) ? <TalkFrame /> : <LoadingScreen />;
	}
	if (session.status === "unreachable") {
		return <UnreachableScreen isTrying={session.isTrying} onRetry={session.retry} />;
	}
	const redirect = redirectFor(accessOf(session.user), path);
	if (redirect) {
		return <Redirect to={redirect} replace />;
	}
	return (
		<ArrivalContext value={handleArrival}>
			<SkipLink />
			{/* Remounts for another person, so that the next sees no leftover input. */}
			{session.user ? <OwnRoutes key={session.user.id} user={session.user} path={path} /> : <VisitorRoutes />}
		</ArrivalContext>
	);
}
