import { vi } from "vitest";
import type { User } from "#shared/schemas/users.ts";
import { TERMS_VERSION } from "#shared/terms.ts";

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

type Answer = { status?: number; body: unknown; headers?: Record<string, string> };

/** Answers requests by 'METHOD /path', the longest beginning that fits; anything else is a 404. */
export function fakeApi(answers: Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>) {
	const requests: { key: string; body: unknown }[] = [];
	vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
		const key = `${init.method ?? "GET"} ${input}`;
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
		requests.push({ key, body });
		const match = Object.keys(answers)
			.filter((each) => key.startsWith(each))
			.sort((a, b) => b.length - a.length)[0];
		const found = match === undefined ? { status: 404, body: {} } : answers[match];
		const answer = typeof found === "function" ? await found(body) : (found ?? { status: 404, body: {} });
		return new Response(JSON.stringify(answer.body), {
			status: answer.status ?? 200,
			...(answer.headers ? { headers: answer.headers } : {}),
		});
	});
	return requests;
}

export const NOT_SIGNED_IN: Answer = {
	status: 401,
	body: { error: { code: "not_signed_in", message: "Please sign in.", requestId: "r1" } },
};
