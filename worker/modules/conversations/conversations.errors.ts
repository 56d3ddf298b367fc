import { AppError } from "../../http/app-error.ts";
import type { TurnOutcome } from "./conversation-contract.ts";

export const conversationNotFound = () => new AppError("not_found", "That conversation is not here.");

export const noValidConversation = () =>
	new AppError("bad_request", "No valid conversation - please refresh the page");

type Refusal = Extract<TurnOutcome, { ok: false }>["reason"];

export function refused(reason: Refusal): AppError {
	switch (reason) {
		case "gone":
			return conversationNotFound();
		case "turn_in_progress":
			return new AppError("turn_in_progress", "Your coach is still answering. Wait a moment or press Stop.");
		case "nothing_to_retry":
			return new AppError("bad_request", "There is no failed reply to try again.");
	}
}

/** The coach could not answer. What the person wrote is kept, and the reply can be tried again. */
export const coachUnavailable = (message: string) => new AppError("coach_unavailable", message);
