import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MovedRun, RunView } from "#shared/schemas/exercises.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import type { User } from "#shared/schemas/users.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { dropAnswerDrafts } from "#web/lib/storage/answer-drafts.ts";
import { lastFoundCountry } from "#web/lib/storage/kept-country.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import type { ConversationStore } from "../state/conversation-store.ts";
import type { SendOutcome } from "../state/send-words.ts";
import { choicesOf } from "./choices-of.ts";
import { messageOfRun } from "./exercise-parts.ts";
import { typeAnswer } from "./type-answer.ts";

const NOT_SAVED = "We couldn't save that. Your answer is still here, so please try again.";

type Step = NonNullable<RunView["step"]>;

type Options = {
	user: User;
	store: ConversationStore | null;
	state: ConversationState | null;
	/** The open exercise is of another day and waits: what is typed is said to the coach. */
	isRunAside?: boolean;
	/** Help for a message that didn't reach the server. */
	onHelp: (panel: SafetyPanel) => void;
};

/** Sends text typed in the chat as the answer to its open exercise. */
export function useTypedAnswers({ user, store, state, isRunAside = false, onHelp }: Options) {
	const client = useQueryClient();
	const [isAnswering, setIsAnswering] = useState(false);
	const [said, setSaid] = useState("");
	const message = state && !isRunAside ? messageOfRun(state.messages) : undefined;
	const run = message?.metadata.run?.status === "open" ? message.metadata.run : undefined;

	/** Sends the text as the answer to the open exercise, and otherwise as a message: with `say`, in the same task. */
	function answer(text: string, say: () => Promise<SendOutcome>): Promise<SendOutcome> {
		return run?.step && state && !isChoice(state, text) ? answerStep(run.step, text, say) : say();
	}

	async function answerStep(step: Step, text: string, say: () => Promise<SendOutcome>): Promise<SendOutcome> {
		const outcome = await saveAnswer(step, text);
		return outcome === "message" ? say() : outcome;
	}

	/** Returns "message" when the text is to be sent as a message. */
	async function saveAnswer(step: Step, text: string): Promise<SendOutcome | "message"> {
		if (!store || !message || !run) {
			return "message";
		}
		setIsAnswering(true);
		try {
			const moved = await typeAnswer({
				conversationId: store.conversationId,
				runId: run.id,
				step: step.id,
				text,
			});
			if (moved.isMessage) {
				return "message";
			}
			dropDrafts(run, moved);
			setSaid(readOut(moved));
			void client.invalidateQueries({ queryKey: queryKeys.exercises(user.id) });
			void store.showRun(message, moved.run);
			return moved.aside === null ? "sent" : { refused: moved.aside };
		} catch (error) {
			if (error instanceof ApiError && error.status === 404) {
				return "message";
			}
			void showHelp(text);
			return { refused: errorMessage(error, NOT_SAVED) };
		} finally {
			setIsAnswering(false);
		}
	}

	function dropDrafts({ id, step, number }: RunView, { run: next, aside }: MovedRun): void {
		if (next.status === "ended") {
			dropAnswerDrafts(user.id, id);
		} else if (step && aside === null && (step.rating || next.number > number)) {
			dropAnswerDrafts(user.id, id, step.id);
		}
	}

	async function showHelp(text: string): Promise<void> {
		try {
			const { panelForUnsent } = await import("../state/screen-unsent.ts");
			const panel = panelForUnsent(text, user.country ?? lastFoundCountry());
			if (panel) {
				onHelp(panel);
			}
		} catch {
			// Offline without the code: the chat shows the way to help anyway.
		}
	}

	return { answer, isAnswering, said, number: run ? answeredStep(run) : null } as const;
}

/** Which step of an exercise typed words answer. */
export type AnsweredStep = number | "rating" | null;

function answeredStep({ step, number }: RunView): AnsweredStep {
	if (!step) {
		return null;
	}
	return step.rating ? "rating" : number;
}

/** Whether a typed message matches a choice under the newest reply. */
function isChoice(state: ConversationState, text: string): boolean {
	return choicesOf(state).some((label) => label.toLowerCase() === text.trim().toLowerCase());
}

function readOut({ run: { status, step, number, of } }: MovedRun): string {
	if (status === "paused") {
		return "Paused. We keep your answers.";
	}
	if (step?.rating) {
		return step.say;
	}
	return step ? `Step ${number} of ${of}: ${step.say}` : "";
}
