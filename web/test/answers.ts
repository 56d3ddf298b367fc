import type { ErrorCode, ErrorDetail } from "#shared/error-codes.ts";
import { ERROR_STATUS } from "#shared/error-codes.ts";
import type { Assessment, SavedAssessment } from "#shared/schemas/assessments.ts";
import type { InteractionProfile, PersonalizedCoaching } from "#shared/schemas/coaching.ts";
import type { ChatReply, Conversation } from "#shared/schemas/conversations.ts";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";

type More = { path?: string; retryAfter?: number };

/** An error answer of the Worker; `path` names the field that was refused, `retryAfter` is in seconds. */
export function refusal(code: ErrorCode, message = `Refused: ${code}.`, { path, retryAfter }: More = {}) {
	const details: ErrorDetail[] = path === undefined ? [] : [{ path, message }];
	return {
		status: ERROR_STATUS[code],
		body: { error: { code, message, requestId: "r1", ...(path === undefined ? {} : { details }) } },
		...(retryAfter === undefined ? {} : { headers: { "Retry-After": String(retryAfter) } }),
	};
}

export const NOT_SIGNED_IN = refusal("not_signed_in", "Please sign in.");

/** An error from before the Worker: no JSON of ours, and no words to show. */
export function down(status: 500 | 502 | 503 = 500) {
	return { status, isDown: true } as const;
}

/** A server without any model, unless said otherwise. */
export function makeCapabilities(changes: Partial<Capabilities> = {}): Capabilities {
	return {
		chat: { deep: ["builtin"], practical: ["builtin"] },
		safety: [],
		speech: [],
		transcription: [],
		image: ["builtin"],
		email: [],
		...changes,
	};
}

export function makeConversation(changes: Partial<Conversation> = {}): Conversation {
	return {
		id: "cnv_1",
		userId: "usr_1",
		title: "New Conversation",
		kind: "chat",
		isActive: true,
		createdAt: "2026-11-21T10:00:00.000Z",
		lastMessageAt: null,
		messageCount: 1,
		preview: null,
		...changes,
	};
}

export function makeReply(changes: Partial<ChatReply> = {}): ChatReply {
	return {
		message: "Hello.",
		conversationId: "cnv_1",
		messageId: "m9",
		aiProvider: "builtin",
		metadata: {},
		mode: { deep: true, practical: false, style: null, reason: null },
		status: "complete",
		...changes,
	};
}

export function makeAssessment(changes: Partial<Assessment> = {}): Assessment {
	return {
		id: "asm_1",
		userId: "usr_1",
		date: "2026-11-22",
		physiologicalScore: 3,
		safetyScore: 3,
		loveScore: 3,
		esteemScore: 3,
		actualizationScore: 3,
		overallMood: 3,
		detectedMood: null,
		chatColor: null,
		createdAt: "2026-11-22T10:00:00.000Z",
		...changes,
	};
}

export function makeSaved(changes: Partial<SavedAssessment> = {}): SavedAssessment {
	return { ...makeAssessment(), hierarchyUpdated: false, newHierarchyLevel: "love", ...changes };
}

export function makeCoaching(changes: Partial<PersonalizedCoaching> = {}): PersonalizedCoaching {
	return {
		message: "Good to see you.",
		recommendedFocus: "love",
		levelScores: null,
		suggestions: ["Call somebody.", "Write a line."],
		daysThisMonth: 2,
		generatedAt: "2026-11-21T10:00:00.000Z",
		...changes,
	};
}

export function makeInteraction(changes: Partial<InteractionProfile> = {}): InteractionProfile {
	return {
		style: "balanced-support",
		blend: { companion: 0.4, therapist: 0.3, coach: 0.3 },
		tone: "warm",
		motivation: "gentle",
		mode: "deep",
		reasons: ["You asked for calm."],
		...changes,
	};
}
