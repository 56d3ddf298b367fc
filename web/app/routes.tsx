import { Redirect, useLocation } from "wouter";
import { LoadingScreen } from "#web/components/loading-screen.tsx";
import { accessOf, redirectFor } from "./guards.ts";
import { MemberRoutes } from "./member-routes.tsx";
import { ArrivalContext } from "./page-arrival.tsx";
import { SkipLink } from "./skip-link.tsx";
import { UnreachableScreen } from "./unreachable-screen.tsx";
import { useArrivalFocus } from "./use-arrival-focus.ts";
import { useNewVersion } from "./use-new-version.ts";
import { useSession } from "./use-session.ts";
import { VisitorRoutes } from "./visitor-routes.tsx";

/** Shows everybody only what is theirs to see, and takes them where they belong. */
export function Routes() {
	const [path] = useLocation();
	const session = useSession();
	const handleArrival = useArrivalFocus();
	useNewVersion(path);
	if (session.status === "loading") {
		return <LoadingScreen />;
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
			{/* Another person is another tree: nothing that one typed or chose stays on the screen for the next. */}
			{session.user ? <MemberRoutes key={session.user.id} user={session.user} /> : <VisitorRoutes />}
		</ArrivalContext>
	);
}
