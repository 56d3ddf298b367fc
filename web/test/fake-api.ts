import type * as z from "zod/mini";
import { type Answer, type BodySchema, type Call, ENDPOINTS, type Endpoints } from "#shared/endpoints.ts";
import type { ErrorBody } from "#shared/error-codes.ts";
import type { User } from "#shared/schemas/users.ts";
import { TERMS_VERSION } from "#shared/terms.ts";
import { findCall } from "#shared/test/calls.ts";
import { type down, refusal } from "./answers.ts";
import { type Asked, answerWith } from "./server.ts";

export function makeUser(changes: Partial<User> = {}): User {
	return {
		id: "usr_1",
		username: "mira",
		email: "mira@example.org",
		phoneNumber: null,
		firstName: "Mira",
		lastName: null,
		primaryGoal: "wellness",
		mbtiType: null,
		big5Openness: null,
		big5Conscientiousness: null,
		big5Extraversion: null,
		big5Agreeableness: null,
		big5Neuroticism: null,
		currentHierarchyLevel: "physiological",
		onboardingCompleted: true,
		assessmentCompleted: true,
		textNotificationsEnabled: false,
		notificationPreferences: {},
		coachingPersonality: "supportive",
		messagingFrequency: "weekly",
		desiredMood: null,
		currentMood: null,
		currentChatColor: "#3b82f6",
		moodHistory: [],
		lastMoodUpdate: null,
		backgroundImageUrl: null,
		backgroundImageGeneratedAt: null,
		backgroundImagePrompt: null,
		timeZone: "Europe/Lisbon",
		country: null,
		memoryEnabled: true,
		theme: "system",
		moodTheme: null,
		coachChoice: "auto",
		safetyReading: false,
		consentedTo: ["claude", "openai"],
		adultConfirmedAt: "2026-11-01T10:00:00.000Z",
		healthConsentAt: "2026-11-01T10:00:00.000Z",
		healthConsentTakenBackAt: null,
		minorSince: null,
		termsSeen: TERMS_VERSION,
		coachedByType: true,
		sharesTotals: false,
		emailConfirmed: true,
		createdAt: "2026-11-01T10:00:00.000Z",
		...changes,
	};
}

/** An answer of the Worker to this call, one of before the Worker, or none. */
type Reply<Key extends Call> =
	| { body: Body<Key>; headers?: Record<string, string> }
	| Refusal
	| ReturnType<typeof down>
	| "offline"
	| "silent";

type Body<Key extends Call> = Endpoints[Key]["answer"] extends "file" ? string | Blob : Answer<Key>;

type Refusal = { status: number; body: ErrorBody; headers?: Record<string, string> };

/** An answer to a call, or what makes one from the request. */
export type Fake<Key extends Call> =
	| Reply<Key>
	| ((body: Sent<Key>, asked: Asked) => Reply<Key> | Promise<Reply<Key>>);

type Sent<Key extends Call> = Endpoints[Key] extends { body: "form" } ? FormData : z.output<BodySchema<Key>>;

/**
 * Answers by call. A concrete request, as in "GET /api/chat/conversations/usr_1?q=tulips", comes before its call; its type
 * isn't checked, but its answers are, as all are.
 */
export type Fakes = { [Key in Call]?: Fake<Key> } & {
	[concrete: `${string} /api/${string}`]: object | string;
};

type AnyFake = Fake<"GET /api/auth/me">;

/**
 * Answers requests as the Worker would: of what a test doesn't name nothing is found. Fails the test when a request or an
 * answer isn't what the contract says. Returns every request, by method and path with its query.
 */
export function fakeApi(fakes: Fakes) {
	const requests: { key: string; body: unknown }[] = [];
	for (const key of Object.keys(fakes)) {
		assertKnown(key);
	}
	answerWith(async (asked) => {
		requests.push({ key: `${asked.method} ${asked.url}`, body: asked.body });
		const call = findCall(asked.method, asked.path);
		const fake = fakeFor(asked, call?.key, fakes);
		const reply = typeof fake === "function" ? await fake(asked.body as never, asked) : fake;
		return typeof reply === "string" ? reply : { status: call?.status ?? 200, ...reply };
	});
	return requests;
}

function fakeFor({ method, path, url }: Asked, call: Call | undefined, fakes: Fakes): AnyFake {
	const named = (Object.keys(fakes) as (keyof Fakes)[])
		.filter((each) => each === `${method} ${path}` || isBeginning(each, `${method} ${url}`))
		.sort((a, b) => b.length - a.length)[0];
	const key = named ?? call;
	return ((key && fakes[key]) ?? refusal("not_found")) as AnyFake;
}

/** Of a request with a query the last value may be left open. */
function isBeginning(named: string, key: string): boolean {
	return named.includes("?") && key.startsWith(named);
}

/** A misspelt key would fake nothing. */
function assertKnown(key: string): void {
	const [method = "", url = ""] = key.split(" ");
	if (!(key in ENDPOINTS || findCall(method, url.split("?")[0] ?? ""))) {
		throw new Error(`The API has no ${key}.`);
	}
}

/** No request is ever answered. Returns every request. */
export const silentApi = () => answerAll("silent");

/** No request reaches the server. Returns every request. */
export const offlineApi = () => answerAll("offline");

function answerAll(reply: "silent" | "offline") {
	const requests: { key: string; body: unknown }[] = [];
	answerWith(({ method, url, body }) => {
		requests.push({ key: `${method} ${url}`, body });
		return reply;
	});
	return requests;
}
