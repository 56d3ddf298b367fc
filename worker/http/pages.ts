import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { EntryPage } from "#shared/entry-pages.ts";
import { helpIn } from "#shared/safety/help/help-lines.ts";
import { VISITOR_PAGES } from "#shared/visitor-pages.ts";
import type { AppContext } from "./app-context.ts";
import { notFound } from "./not-found.ts";
import { SESSION_COOKIE } from "./session-cookie.ts";

/** A path whose last part has an extension is a file; any other is a page of the app. */
const FILE = /\.[a-z0-9]+$/i;

/** Empty app shell. */
const SHELL = "/";

/** Serves a file of the build, or the app's shell for every page. HTML is always revalidated. */
export async function servePage(c: Context<AppContext>): Promise<Response> {
	// Registered for every method, so that an unknown API path isn't taken for a page.
	if (c.req.method !== "GET" && c.req.method !== "HEAD") {
		return notFound(c);
	}
	const answer = await answerWith(c, new URL(c.req.url));
	const headers = new Headers(answer.headers);
	if (!answer.ok) {
		// A missing file may exist after the next deploy.
		headers.set("Cache-Control", "no-store");
	} else if (headers.get("content-type")?.startsWith("text/html")) {
		headers.set("Cache-Control", "no-cache");
		// The same URL serves the app or the public home page, depending on the cookie.
		headers.append("Vary", "Cookie");
	}
	return new Response(answer.body, { status: answer.status, headers });
}

async function answerWith(c: Context<AppContext>, url: URL): Promise<Response> {
	const { method, headers } = c.req.raw;
	// Not the request itself: a GET may carry a body, which would be passed on unread.
	const fetchFile = (pathname: string) =>
		c.env.ASSETS.fetch(new Request(Object.assign(new URL(url), { pathname }), { method, headers }));
	if (FILE.test(url.pathname)) {
		return fetchFile(url.pathname);
	}
	const page = pageFor(c, url);
	const entry = page === SHELL ? entryPageFor(c, url) : null;
	const answer = entry ? await fetchFile(`/pages/${entry}`) : null;
	// The build prerenders entry pages; in development the shell replaces them.
	return answer && answer.status !== 404 ? answer : fetchFile(page);
}

/** The prerendered entry page for a path, if it has one. */
function entryPageFor(c: Context<AppContext>, { pathname }: URL): EntryPage | null {
	const isKnown = getCookie(c, SESSION_COOKIE) !== undefined;
	switch (nameOf(pathname)) {
		case "":
		case "/dashboard":
			return isKnown ? "chat" : null;
		case "/signin":
			return isKnown ? null : "signin";
		case "/signup":
			return isKnown ? null : "signup";
		default:
			return isKnown && nameOf(pathname).startsWith("/c/") ? "chat" : null;
	}
}

/** Normalises a typed path: phones capitalise the first letter. */
function nameOf(pathname: string): string {
	return pathname.replace(/\/$/, "").toLowerCase();
}

/** Whether a path serves the app: with a session, for sign-in and sign-up, and for links in emails. */
function isAtHome(c: Context<AppContext>, pathname: string, search: URLSearchParams): boolean {
	return (
		getCookie(c, SESSION_COOKIE) !== undefined ||
		VISITOR_PAGES.includes(nameOf(pathname)) ||
		search.get("from") === "note"
	);
}

/** The prerendered page for a path, else the app's shell. */
function pageFor(c: Context<AppContext>, { pathname, searchParams }: URL): string {
	switch (nameOf(pathname)) {
		case "/help": {
			const here = helpIn(searchParams.get("country")?.toUpperCase() ?? c.get("deps").country());
			return here ? `/pages/help-${here.country.toLowerCase()}` : "/pages/help";
		}
		case "/safety":
		case "/outcomes":
		case "/privacy":
		case "/health-data":
		case "/terms":
			return `/pages${nameOf(pathname)}`;
		default:
			return isAtHome(c, pathname, searchParams) ? SHELL : "/pages/landing";
	}
}
