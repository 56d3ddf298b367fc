import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { createApp } from "../../app.ts";
import { createDeps, type Deps } from "../../deps.ts";
import type { AppEnv } from "../../env.ts";
import { ORIGIN, type TestClient } from "../people/test-client.ts";
import { expectContract } from "./expect-contract.ts";

/** Asks the Worker as a stranger, with other settings than the tests' own. */
export async function getWith(settings: Partial<AppEnv>, path: string): Promise<Response> {
	const request = new Request(ORIGIN + path);
	return checked(request, createApp().fetch(request, { ...env, ...settings }, createExecutionContext()));
}

/** Asks as this person's browser does, with bindings of a test's own: broken ones, slow ones. */
export async function askWith(
	bindings: Partial<AppEnv>,
	client: TestClient,
	{ method, path, body }: { method: string; path: string; body?: unknown },
): Promise<Response> {
	const headers = new Headers({ cookie: client.cookie, origin: ORIGIN, "cf-connecting-ip": client.address });
	if (body !== undefined) {
		headers.set("content-type", "application/json");
	}
	const request = new Request(ORIGIN + path, {
		method,
		headers,
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const context = createExecutionContext();
	const answer = await createApp().fetch(request, { ...env, ...bindings }, context);
	await waitOnExecutionContext(context).catch(() => undefined);
	return checked(request, answer);
}

async function checked(request: Request, answer: Response | Promise<Response>): Promise<Response> {
	return expectContract(request.method, request.url, await answer);
}

/** Posts as this person's browser does, to the whole Worker with something of what it gets from outside replaced. */
export async function postWith(
	replaced: Partial<Deps>,
	client: TestClient,
	path: string,
	init: RequestInit,
): Promise<Response> {
	const app = createApp((bindings) => ({ ...createDeps(bindings), ...replaced }));
	const headers = new Headers(init.headers);
	headers.set("cookie", client.cookie);
	headers.set("origin", ORIGIN);
	const request = new Request(ORIGIN + path, { ...init, method: "POST", headers });
	return checked(request, app.fetch(request, env, createExecutionContext()));
}
