import { useRef, useState } from "react";
import type { MovedRun, MoveRun, RunView } from "#shared/schemas/exercises.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { dropAnswerDrafts } from "#web/lib/storage/answer-drafts.ts";
import { useMoveRun } from "../api/move-run.ts";

const NOT_SAVED = "We couldn't save that. Your answer is still here, so please try again.";

type Options = {
	userId: string;
	conversationId: string;
	run: RunView;
	onRun: (run: RunView) => void;
	/** The answer went to the chat, which has the reply. */
	onInChat?: () => void;
	/** The person paused or ended the run. */
	onLeft?: () => void;
};

/** Moves a run, one move at a time, and tells what came of the last one. */
export function useRun({ userId, conversationId, run, onRun, onInChat, onLeft }: Options) {
	const [aside, setAside] = useState<string | null>(null);
	const [led, setLed] = useState("");
	const isMoving = useRef(false);
	const { mutate, isPending, error } = useMoveRun({ userId, conversationId, runId: run.id, onRun, onMoved });

	function onMoved(move: MoveRun, moved: MovedRun) {
		setAside(moved.aside);
		setLed(stepKey(moved.run));
		if (move.do === "leave" || moved.run.status === "ended") {
			dropAnswerDrafts(userId, run.id);
		} else if (move.do === "answer" && (moved.isInChat || stepKey(moved.run) !== stepKey(run))) {
			dropAnswerDrafts(userId, run.id, move.step);
		}
		if (moved.isInChat) {
			onInChat?.();
		}
		if (move.do === "pause" || move.do === "leave") {
			onLeft?.();
		}
	}

	/** Drops the second half of a double press. */
	function move(next: MoveRun) {
		if (!isMoving.current) {
			isMoving.current = true;
			setAside(null);
			mutate(next, {
				onSettled: () => {
					isMoving.current = false;
				},
			});
		}
	}

	return {
		move,
		isBusy: isPending,
		/** The server's message about the last answer. */
		aside,
		error: error && errorMessage(error, NOT_SAVED),
		/** Whether the person's own move led to this step. */
		isLed: led === stepKey(run),
	};
}

/** A step as this run shows it: the same question can come twice on one path. */
export function stepKey({ step, number }: RunView): string {
	return `${number}:${step?.id}`;
}
