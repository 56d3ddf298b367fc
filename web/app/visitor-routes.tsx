import { Redirect, Route, Switch, useLocation, useSearch } from "wouter";
import { WhereWordsGo } from "#web/features/coaching/components/where-words-go.tsx";
import { beginLinkVisit } from "#web/features/presence/hooks/use-activity.ts";
import { paths } from "#web/lib/paths.ts";
import { saveReturnTo } from "#web/lib/storage/return-to.ts";
import { lazyPage } from "./arrival/lazy-page.tsx";

const SignInPage = lazyPage(() =>
	import("#web/features/auth/sign-in-page.tsx").then(({ SignInPage }) => SignInPage),
);
const SignUpPage = lazyPage(() =>
	import("#web/features/auth/sign-up-page.tsx").then(({ SignUpPage }) => SignUpPage),
);
const ConfirmPage = lazyPage(() =>
	import("#web/features/notifications/confirm-page.tsx").then(({ ConfirmPage }) => ConfirmPage),
);
const ForgotPage = lazyPage(() =>
	import("#web/features/auth/forgot-page.tsx").then(({ ForgotPage }) => ForgotPage),
);
const ResetPage = lazyPage(() =>
	import("#web/features/auth/reset-page.tsx").then(({ ResetPage }) => ResetPage),
);
const DeletedPage = lazyPage(() =>
	import("#web/features/account/deleted-page.tsx").then(({ DeletedPage }) => DeletedPage),
);
const HomePage = lazyPage(() => import("./pages/home-page.tsx").then(({ HomePage }) => HomePage));

/** Loads the code of the prerendered page, so that the app can replace it with the same. */
export async function preloadDrawn(path: string): Promise<void> {
	await (path === paths.signUp ? SignUpPage : SignInPage).preload();
}

/** Where links in our emails lead. */
const FROM_MAIL: readonly string[] = [paths.home, paths.dashboard, paths.profile, paths.notifications];

/** What a stranger finds: two doors, and the public home at every other address. */
export function VisitorRoutes() {
	const [path] = useLocation();
	const search = useSearch();
	if (FROM_MAIL.includes(path) && new URLSearchParams(search).get("from") === "note") {
		saveReturnTo(`${path}?${search}`);
		beginLinkVisit();
		return <Redirect to={paths.signIn} replace />;
	}
	return (
		<Switch>
			<Route path={paths.signIn} component={SignInPage} />
			<Route path={paths.signUp}>
				<SignUpPage>
					<WhereWordsGo />
				</SignUpPage>
			</Route>
			<Route path={paths.forgot} component={ForgotPage} />
			<Route path={paths.reset} component={ResetPage} />
			<Route path={paths.deleted} component={DeletedPage} />
			<Route path={paths.confirm} component={ConfirmPage} />
			<Route component={HomePage} />
		</Switch>
	);
}
