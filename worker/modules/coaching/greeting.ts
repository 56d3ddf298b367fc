import { CHAT_GREETING, FIRST_GREETING } from "#shared/chat/messages.ts";

/** The first message of a new chat. Introduces the app first to a person who hasn't taken the assessment. */
export function greeting(assessmentCompleted: boolean): string {
	return assessmentCompleted ? CHAT_GREETING : FIRST_GREETING;
}
