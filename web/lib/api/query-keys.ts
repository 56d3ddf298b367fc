import { PROFILE_CHANGES, type ProfileChange } from "#shared/person-protocol.ts";

/** All data about a person has one key prefix, so that one call can drop it. */
function person(userId: string) {
	return ["person", userId] as const;
}

export const queryKeys = {
	me: ["auth", "me"] as const,
	capabilities: ["capabilities"] as const,
	edgeCountry: ["edge-country"] as const,
	code: (part: string) => ["code", part] as const,
	people: ["person"] as const,
	person,
	background: (userId: string) => [...person(userId), "background"] as const,
	scenes: (userId: string) => [...person(userId), "scenes"] as const,
	assessments: (userId: string) => [...person(userId), "assessments"] as const,
	userMood: (userId: string) => [...person(userId), "user-mood"] as const,
	profile: (userId: string) => [...person(userId), "profile"] as const,
	dashboard: (userId: string) => [...person(userId), "dashboard"] as const,
	progress: (userId: string) => [...person(userId), "progress"] as const,
	achievements: (userId: string) => [...person(userId), "achievements"] as const,
	motivational: (userId: string) => [...person(userId), "motivational"] as const,
	personalizedCoaching: (userId: string) => [...person(userId), "personalized-coaching"] as const,
	interactionProfile: (userId: string) => [...person(userId), "interaction-profile"] as const,
	insights: (userId: string) => [...person(userId), "insights"] as const,
	takeaways: (userId: string) => [...person(userId), "takeaways"] as const,
	memory: (userId: string) => [...person(userId), "memory"] as const,
	riskState: (userId: string) => [...person(userId), "risk-state"] as const,
	safetyPlan: (userId: string) => [...person(userId), "safety-plan"] as const,
	notifications: (userId: string) => [...person(userId), "notifications"] as const,
	messagesCount: (userId: string) => [...person(userId), "messages-count"] as const,
	conversations: (userId: string) => [...person(userId), "conversations"] as const,
	temporary: (userId: string) => [...person(userId), "temporary"] as const,
	session: (userId: string, conversationId: string) =>
		[...person(userId), "session", conversationId] as const,
	analysis: (userId: string, conversationId: string) =>
		[...person(userId), "analysis", conversationId] as const,
	exercises: (userId: string) => [...person(userId), "exercises"] as const,
	run: (userId: string, runId: string) => [...person(userId), "run", runId] as const,
	liveSessions: (userId: string) => [...person(userId), "live-sessions"] as const,
	/** Without an id, the person's current chat. */
	conversation: (userId: string, conversationId?: string) =>
		[...person(userId), "conversation", ...(conversationId ? [conversationId] : [])] as const,
};

/** Keys that are out of date after a finished assessment. */
export function keysAfterAssessment(userId: string): readonly (readonly string[])[] {
	return [
		queryKeys.me,
		queryKeys.assessments(userId),
		queryKeys.userMood(userId),
		queryKeys.profile(userId),
		queryKeys.dashboard(userId),
		queryKeys.progress(userId),
		queryKeys.achievements(userId),
		queryKeys.motivational(userId),
		queryKeys.personalizedCoaching(userId),
		queryKeys.interactionProfile(userId),
	];
}

/** Keys that are out of date when the server reports a change. */
export function keysForChange(change: ProfileChange, userId: string): readonly (readonly string[])[] {
	switch (change) {
		case "mood":
			return [queryKeys.userMood(userId), queryKeys.me, queryKeys.interactionProfile(userId)];
		case "count":
			return [queryKeys.messagesCount(userId)];
		case "assessment":
			return keysAfterAssessment(userId);
		case "coaching":
			return [
				queryKeys.personalizedCoaching(userId),
				queryKeys.interactionProfile(userId),
				queryKeys.riskState(userId),
			];
		case "memory":
			return [queryKeys.memory(userId)];
		case "takeaways":
			return [queryKeys.takeaways(userId), queryKeys.exercises(userId)];
		case "insight":
			return [queryKeys.insights(userId)];
		case "notification":
			return [queryKeys.notifications(userId)];
		case "conversations":
			return [queryKeys.conversations(userId)];
		case "scenes":
			return [queryKeys.scenes(userId)];
		case "user":
			return [queryKeys.me, queryKeys.profile(userId), queryKeys.userMood(userId)];
	}
}

/** What may be out of date after a time in which the server couldn't say what changed. */
export function keysAfterSilence(userId: string): readonly (readonly string[])[] {
	const keys = [
		queryKeys.background(userId),
		...PROFILE_CHANGES.flatMap((change) => keysForChange(change, userId)),
	];
	return [...new Map(keys.map((key) => [key.join(), key])).values()];
}
