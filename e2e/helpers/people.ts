import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { TIME_ZONE } from "./launch.ts";

export { expect };

export type Person = {
	id: string;
	firstName: string;
	username: string;
	email: string;
	password: string;
	timeZone: string;
	adultConfirmed: true;
	healthConsent: true;
};

let made = 0;

function freshPerson(): Omit<Person, "id"> {
	made += 1;
	const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
	return {
		firstName: "Ana",
		username: `ana-${unique}`,
		email: `ana-${unique}@example.org`,
		password: "a quiet room",
		timeZone: TIME_ZONE,
		adultConfirmed: true,
		healthConsent: true,
	};
}

type Fixtures = {
	/** Somebody who has not been here yet. */
	newcomer: Omit<Person, "id">;
	/** Somebody with an account who is signed in on this page, with onboarding done. */
	person: Person;
};

/** Tests, each with an address of its own, so that limits per address do not join them. */
export const test = base.extend<Fixtures>({
	extraHTTPHeaders: async ({}, use, testInfo) => {
		const unique = Math.floor(Math.random() * 65_536);
		await use({ "cf-connecting-ip": `10.${testInfo.workerIndex % 256}.${unique >> 8}.${unique & 255}` });
	},
	newcomer: async ({}, use) => {
		await use(freshPerson());
	},
	person: async ({ page, newcomer }, use) => {
		await use(await signUpThroughApi(page, newcomer));
	},
	page: async ({ page }, use) => {
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(String(error)));
		page.on("console", (message) => {
			if (message.type() === "error" && /Content Security Policy/.test(message.text())) {
				errors.push(message.text());
			}
		});
		askAgainWhenReset(page.request);
		await use(page);
		expect(errors, "errors in the page").toEqual([]);
	},
});

/**
 * The runtime closes a connection that was idle for five seconds, and what is sent in that moment is reset before it was read.
 * A browser asks again by itself; Playwright's requests don't.
 */
function askAgainWhenReset(request: APIRequestContext): void {
	for (const method of ["get", "post", "patch", "put", "delete"] as const) {
		const ask = request[method].bind(request);
		request[method] = (url, options) => ask(url, { maxRetries: 2, ...options });
	}
}

async function signUpThroughApi(page: Page, newcomer: Omit<Person, "id">): Promise<Person> {
	const signedUp = await page.request.post("/api/auth/signup", { data: newcomer });
	expect(signedUp.status(), await signedUp.text()).toBe(201);
	const { id } = (await signedUp.json()) as { id: string };
	const consentedTo = ["claude", "openai", "workers-ai"];
	const done = { onboardingCompleted: true, primaryGoal: "wellness", consentedTo };
	expect((await page.request.patch(`/api/users/${id}`, { data: done })).status()).toBe(200);
	return { ...newcomer, id };
}
