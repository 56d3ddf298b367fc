import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { helpIn } from "#shared/safety/help-lines.ts";
import { VISITOR_PAGES } from "#shared/visitor-pages.ts";
import { SESSION_COOKIE } from "../modules/auth/lucia.ts";
import type { AppContext } from "./app-context.ts";
import { notFound } from "./not-found.ts";

/** A path whose last part has an extension names a file; anything else is a page of the app. */
const FILE = /\.[a-z0-9]+$/i;

/** Serves a file of the build, or the app's shell for every page of the app. HTML is always asked for anew. */
export async function servePage(c: Context<AppContext>): Promise<Response> {
	// Registered for every method, so that a path of the API that is not there is not taken for a page.
	if (c.req.method !== "GET" && c.req.method !== "HEAD") {
		return notFound(c);
	}
	const url = new URL(c.req.url);
	if (!FILE.test(url.pathname)) {
		url.pathname = pageFor(c, url);
	}
	const answer = await c.env.ASSETS.fetch(new Request(url, c.req.raw));
	const headers = new Headers(answer.headers);
	if (!answer.ok) {
		// What is not there today may be there after the next deploy.
		headers.set("Cache-Control", "no-store");
	} else if (headers.get("content-type")?.startsWith("text/html")) {
		headers.set("Cache-Control", "no-cache");
		// At one address the app stands for some and the public home for others.
		headers.append("Vary", "Cookie");
	}
	return new Response(answer.body, { status: answer.status, headers });
}

/** The app is for whoever has a session, or wants one: the doors, and where the links of e-mails lead. */
function isAtHome(c: Context<AppContext>, pathname: string, search: URLSearchParams): boolean {
	return (
		getCookie(c, SESSION_COOKIE) !== undefined ||
		VISITOR_PAGES.includes(pathname.replace(/\/$/, "")) ||
		search.get("from") === "note"
	);
}

/** The file of a page: of those drawn at build time, else the app's shell. */
function pageFor(c: Context<AppContext>, { pathname, searchParams }: URL): string {
	switch (pathname.replace(/\/$/, "")) {
		case "/help": {
			const here = helpIn(searchParams.get("country")?.toUpperCase() ?? c.get("deps").country);
			return here ? `/pages/help-${here.country.toLowerCase()}` : "/pages/help";
		}
		case "/safety":
		case "/privacy":
		case "/terms":
			return `/pages${pathname.replace(/\/$/, "")}`;
		default:
			return isAtHome(c, pathname, searchParams) ? "/" : "/pages/landing";
	}
}
