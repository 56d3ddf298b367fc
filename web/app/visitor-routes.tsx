import { lazy } from "react";
import { Route, Switch } from "wouter";
import { paths } from "#web/lib/paths.ts";

const SignInPage = lazy(() =>
	import("#web/features/auth/sign-in-page.tsx").then((module) => ({ default: module.SignInPage })),
);
const SignUpPage = lazy(() =>
	import("#web/features/auth/sign-up-page.tsx").then((module) => ({ default: module.SignUpPage })),
);
const HomePage = lazy(() => import("./home-page.tsx").then((module) => ({ default: module.HomePage })));

/** What a stranger finds: two doors, and the public home at every other address. */
export function VisitorRoutes() {
	return (
		<Switch>
			<Route path={paths.signIn} component={SignInPage} />
			<Route path={paths.signUp} component={SignUpPage} />
			<Route component={HomePage} />
		</Switch>
	);
}
