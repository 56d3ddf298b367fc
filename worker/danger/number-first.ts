import { emergencyNow } from "#shared/safety/emergencies.ts";
import { AI_HERE, urgentWords } from "./content/urgent.ts";

/**
 * Returns the reply to a message, with the emergency number and the first step before any question when the message
 * tells of a wound, a dose or an attack happening now. `replies` are the coach's earlier replies.
 */
export function numberFirst(message: string, reply: string, replies: readonly string[]): string {
	const emergency = emergencyNow(message);
	if (emergency === null) {
		return reply;
	}
	const { first, next, ask, firstStep } = urgentWords(emergency, message);
	const [opening = ""] = reply.split("?");
	if (/emergency number/i.test(opening) && firstStep.test(opening)) {
		return reply;
	}
	const unsaid = first.find((line) => !replies.some((each) => each.includes(line)));
	return [unsaid ?? first[0], next, AI_HERE, ask].join(" ");
}
