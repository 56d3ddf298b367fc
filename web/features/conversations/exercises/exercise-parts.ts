import { type ComponentType, createContext } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import type { RunView, Takeaway } from "#shared/schemas/exercises.ts";

export type RunProps = { conversationId: string; run: RunView; onRun: (run: RunView) => void };

export type ChoicesProps = {
	choices: readonly string[];
	onChoose: (label: string) => void;
	/** Moves the focus to the message box. */
	onEscape: () => void;
};

/**
 * Components that render exercises in a conversation. The page passes them in, so that neither feature imports the
 * other.
 */
export type ExerciseParts = {
	Choices: ComponentType<ChoicesProps>;
	Run: ComponentType<RunProps>;
	Takeaway: ComponentType<{ takeawayId: string; since: string; given: Takeaway | undefined }>;
};

export const ExercisePartsContext = createContext<ExerciseParts | null>(null);

/**
 * Returns the message whose exercise is shown at the end of the conversation: the open one, else the latest if it's
 * paused.
 */
export function messageOfRun(messages: readonly Message[]): Message | undefined {
	const status = ({ metadata }: Message) => metadata.run?.status;
	const latest = messages.findLast((message) => status(message) !== undefined);
	return (
		messages.findLast((message) => status(message) === "open") ??
		(latest && status(latest) === "paused" ? latest : undefined)
	);
}
