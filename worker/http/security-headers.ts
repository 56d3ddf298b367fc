import { createMiddleware } from "hono/factory";
import type { AppContext } from "./app-context.ts";

/**
 * Only the app's own scripts and files load, and nothing may frame it. Inline styles are allowed because Radix
 * positions elements and locks scrolling with them; inline scripts are not.
 */
function contentSecurityPolicy(host: string): string {
	return [
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		// Safari before 15.4 doesn't count sockets of the same host as 'self'.
		`connect-src 'self' ws://${host} wss://${host}`,
		"media-src 'self' blob:",
		"manifest-src 'self'",
		"worker-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

function securityHeaders(url: URL): [string, string][] {
	const headers: [string, string][] = [
		["X-Content-Type-Options", "nosniff"],
		["X-Frame-Options", "DENY"],
		["Referrer-Policy", "same-origin"],
		["Permissions-Policy", "camera=(), geolocation=(), payment=(), usb=(), microphone=(self)"],
		["Cross-Origin-Opener-Policy", "same-origin"],
		["Cross-Origin-Resource-Policy", "same-origin"],
	];
	// Vite's development page has an inline script for hot reload.
	if (import.meta.env.MODE !== "development") {
		headers.push(["Content-Security-Policy", contentSecurityPolicy(url.host)]);
	}
	if (url.protocol === "https:") {
		headers.push(["Strict-Transport-Security", "max-age=63072000; includeSubDomains"]);
	}
	return headers;
}

/**
 * Sets the security headers on every answer, errors and sockets included. The answer is rebuilt because one
 * that came from a binding (assets, an object's 101) has immutable headers.
 */
export const secureEveryAnswer = createMiddleware<AppContext>(async (c, next) => {
	await next();
	const answer = c.res;
	const headers = new Headers(answer.headers);
	for (const [name, value] of securityHeaders(new URL(c.req.url))) {
		if (!headers.has(name)) {
			headers.set(name, value);
		}
	}
	headers.set("X-Request-Id", c.get("requestId"));
	// The URL of an unsubscribe page contains its token.
	if (/^\/(?:api|u)\//.test(c.req.path) && !headers.has("Cache-Control")) {
		headers.set("Cache-Control", "no-store");
	}
	c.res = undefined;
	c.res = new Response(answer.body, {
		status: answer.status,
		statusText: answer.statusText,
		headers,
		webSocket: answer.webSocket,
	});
});
