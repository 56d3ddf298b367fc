import { CHAT_GREETING } from "#shared/chat/messages.ts";

/** What a new chat opens with. A person who has not taken the assessment is told first what this place is. */
export function greeting(assessmentCompleted: boolean): string {
	return assessmentCompleted ? CHAT_GREETING : `Hi there! I'm here to chat with you. ${CHAT_GREETING}`;
}
