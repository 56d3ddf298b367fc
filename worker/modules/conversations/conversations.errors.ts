import { AppError } from "../../http/app-error.ts";
import type { TurnOutcome } from "./object/conversation-contract.ts";

export const conversationNotFound = () => new AppError("not_found", "We can't find that conversation.");

export const noValidConversation = () =>
	new AppError("bad_request", "No valid conversation - please refresh the page");

export const replyNotFound = () => new AppError("not_found", "We can't find that reply.");

export const stepNotFound = () => new AppError("not_found", "We can't find that step.");

type Refusal = Extract<TurnOutcome, { ok: false }>["reason"];

export function refused(reason: Refusal): AppError {
	switch (reason) {
		case "gone":
			return conversationNotFound();
		case "turn_in_progress":
			return new AppError("turn_in_progress", "Your coach is still replying. Wait a moment or choose Stop.");
		case "message_id_used":
			return new AppError("message_id_used", "We couldn't send that. Please send it again.");
		case "nothing_to_retry":
			return new AppError("bad_request", "There's no failed reply to retry.");
		case "nothing_to_continue":
			return new AppError("bad_request", "There's no reply to continue.");
		case "nothing_to_rewrite":
			return new AppError("bad_request", "There's no reply to rewrite.");
		case "not_the_last":
			return new AppError("bad_request", "You can only edit your last message.");
		case "no_such_version":
			return new AppError("not_found", "We can't find that reply.");
	}
}

/** The day's replies by connected models are used up. `at` is when they renew. */
export function budgetSpent(at: Date, now: Date, timeZone: string): AppError {
	const time = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", minute: "2-digit" }).format(at);
	const words = `You've reached today's limit for connected coaches. They're back at ${time}. Until then, you can choose the built-in guide in your settings.`;
	return new AppError("budget_spent", words, {
		retryAfter: Math.ceil((at.getTime() - now.getTime()) / 1000),
	});
}

/** The coach couldn't answer. What the person wrote is kept, and the reply can be tried again. */
export const coachUnavailable = (message: string) => new AppError("coach_unavailable", message);
