import { isFarewell } from "#shared/farewell/is-farewell.ts";
import type { Choice } from "#shared/schemas/exercises.ts";
import { findExercise, listExercises } from "../../guide/index.ts";
import type { ChatTurn, ReplyRequest } from "../text-model.ts";
import { isNearDanger } from "./near-danger.ts";

/** Replies between two offers of an exercise. */
const REST_REPLIES = 5;

/** The one tool of a connected model: it shows a button that starts an exercise, and the guide takes it from there. */
export const OFFER_EXERCISE = {
	name: "offer_exercise",
	description:
		"Shows a button under your reply that starts one of the exercises in your instructions. Write your whole reply first: it must make sense without the button. Offer one only when it fits what they just said and they seem ready to do something. Never offer one when they want to be heard, and at most one in five replies.",
	schema: {
		type: "object" as const,
		properties: {
			id: { type: "string", enum: listExercises().map(({ id }) => id) },
			reason: { type: "string", description: "Why it fits now, in a few words. Nobody sees it." },
		},
		required: ["id", "reason"],
		additionalProperties: false,
	},
};

/** A streamed tool call: its name, and its input so far. */
export type HeardCall = { name: string; json: string };

/** More of the input of the newest call. */
export function hearMore(calls: readonly HeardCall[], json: string): void {
	const newest = calls.at(-1);
	if (newest) {
		newest.json += json;
	}
}

/** Returns whether the model may call the tool: not near danger, not after a goodbye, and only once per reply. */
export function mayOffer(request: Pick<ReplyRequest, "risk" | "turns" | "offered">): boolean {
	const goes = isFarewell(request.turns.at(-1)?.content ?? "");
	return !isNearDanger(request) && !goes && request.offered === undefined;
}

/** Whether one of the last five replies offered an exercise. `before` are the turns before this reply. */
export function offeredLately(before: readonly ChatTurn[]): boolean {
	return before
		.filter(({ role }) => role === "assistant")
		.slice(-REST_REPLIES)
		.some(({ choices }) => choices?.some(({ exerciseId }) => exerciseId !== undefined));
}

/**
 * Returns the button of a model's calls, in order: the first known exercise. Null when there's none, when the model
 * may not offer any, and when one of the last five replies did.
 */
export function takeOffer(
	calls: readonly HeardCall[],
	request: Pick<ReplyRequest, "risk" | "turns" | "offered">,
): Choice | null {
	const exercise = calls.map(idIn).map(findExercise).find(Boolean);
	return exercise && mayOffer(request) && !offeredLately(request.turns)
		? { label: `${exercise.title}, ${exercise.minutes} min`, exerciseId: exercise.id }
		: null;
}

/** A model may send anything; half a call isn't JSON. */
function idIn({ name, json }: HeardCall): string {
	if (name !== OFFER_EXERCISE.name) {
		return "";
	}
	try {
		const input: unknown = JSON.parse(json);
		const id = typeof input === "object" && input !== null && "id" in input ? input.id : "";
		return typeof id === "string" ? id : "";
	} catch {
		return "";
	}
}
