import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Router } from "wouter";
import type { EntryPage, PrerenderEntryPage } from "#shared/entry-pages.ts";
import { HelpNowLabel } from "#web/components/help/help-now-label.tsx";
import { SignInPage } from "#web/features/auth/sign-in-page.tsx";
import { SignUpPage } from "#web/features/auth/sign-up-page.tsx";
import { paths, staticPaths } from "#web/lib/paths.ts";
import { TalkFrame } from "./chat/talk-frame.tsx";

/** Pages fully prerendered at build time. */
const PAGES: Partial<Record<EntryPage, { path: string; page: ReactNode }>> = {
	signin: { path: paths.signIn, page: <SignInPage /> },
	signup: { path: paths.signUp, page: <SignUpPage /> },
};

/**
 * Renders an entry page at build time: on every page the help button and a message for slow loading; sign-in and
 * sign-up whole; the chat's frame.
 */
export const prerenderEntryPage: PrerenderEntryPage = (entry) => {
	const { path = paths.home, page = null } = (entry && PAGES[entry]) ?? {};
	const frame = entry === "chat" ? <TalkFrame /> : null;
	const html = renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<Router ssrPath={path}>
				<nav aria-label="Help">
					<a href={staticPaths.help} className={page || frame ? "help-now" : "help-now help-early"}>
						<HelpNowLabel />
					</a>
				</nav>
				{page ?? frame}
				<p className="loads-late keeps-time">
					This is taking longer than usual.{" "}
					{/* biome-ignore lint/a11y/useValidAnchor: the page's own address, whichever it is */}
					<a href="" className="font-semibold underline underline-offset-4">
						Reload the page
					</a>
				</p>
			</Router>
		</QueryClientProvider>,
	);
	// Text typed before hydration would be lost. A browser without `inert` must not put a password in a URL.
	return { html: html.replace("<form ", '<form inert method="post" '), isWhole: page !== null };
};
