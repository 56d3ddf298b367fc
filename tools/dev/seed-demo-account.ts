import { COMPANIES } from "#shared/ai-providers.ts";

type Account = { email: string; password: string };

const DEMO = {
	username: "demo",
	firstName: "Demo",
	email: "demo@example.org",
	password: "a quiet room",
	adultConfirmed: true,
	healthConsent: true,
	// A developer who sets a key wants its model to reply.
	consentedTo: COMPANIES,
};

/**
 * Makes sure that the demo account is there: signed up, onboarded and assessed through the API itself, as a
 * person would. Finding it from an earlier run is fine.
 */
export async function seedDemoAccount(origin: string): Promise<Account> {
	const signUp = await send(origin, "POST", "/api/auth/signup", { body: DEMO });
	if (signUp.status !== 409) {
		await assess(origin, await expectOk(signUp), signUp.headers.get("set-cookie") ?? "");
	}
	return { email: DEMO.email, password: DEMO.password };
}

async function assess(origin: string, user: { id: string }, cookie: string): Promise<void> {
	const scores = {
		physiologicalScore: 2,
		safetyScore: 4,
		loveScore: 3,
		esteemScore: 3,
		actualizationScore: 4,
	};
	const date = new Date().toISOString().slice(0, 10);
	const more = {
		userId: user.id,
		date,
		overallMood: 3,
		desiredMood: "calm",
		mbtiType: "INFP",
		primaryGoal: "wellness",
	};
	await expectOk(await send(origin, "POST", "/api/assessments", { body: { ...scores, ...more }, cookie }));
	const done = { onboardingCompleted: true, assessmentCompleted: true };
	await expectOk(await send(origin, "PATCH", `/api/users/${user.id}`, { body: done, cookie }));
}

function send(
	origin: string,
	method: "POST" | "PATCH",
	path: string,
	{ body, cookie = "" }: { body: object; cookie?: string },
): Promise<Response> {
	const headers = { "content-type": "application/json", cookie: cookie.split(";")[0] ?? "" };
	return fetch(origin + path, { method, headers, body: JSON.stringify(body) });
}

async function expectOk(answer: Response): Promise<{ id: string }> {
	if (!answer.ok) {
		throw new Error(`We couldn't make the demo account: ${answer.status} ${await answer.text()}`);
	}
	return (await answer.json()) as { id: string };
}
