import type { Choice } from "#shared/schemas/exercises.ts";
import { findExercise, listExercises } from "../guide/index.ts";
import type { ChatTurn } from "./text-model.ts";

/** An exercise is offered at most once in so many replies. */
const REST_REPLIES = 5;

/** The one tool of a connected model: it shows a button that starts an exercise, and the guide takes it from there. */
export const OFFER_EXERCISE = {
	name: "offer_exercise",
	description: [
		"Shows a button under your reply that starts a short exercise. Offer one only when it fits what they just said and they seem ready to do something. Never offer one when they want to be heard, and at most one in five replies. Your reply must make sense without the button.",
		"The exercises:",
		...listExercises().map(({ id, summary }) => `${id}: ${summary}`),
	].join("\n"),
	schema: {
		type: "object",
		properties: {
			id: { type: "string", enum: listExercises().map(({ id }) => id) },
			reason: { type: "string", description: "Why it fits now, in a few words. Nobody sees it." },
		},
		required: ["id", "reason"],
		additionalProperties: false,
	},
} as const;

/**
 * The button that a model's calls of the tool bring, in the order of the calls: the first known exercise. Null when there is
 * none, in a risk state, and when one of the last five replies offered one. `before` are the turns before this reply.
 */
export function takeOffer(
	calls: readonly unknown[],
	before: readonly ChatTurn[],
	isAtRisk: boolean,
): Choice | null {
	const replies = before.filter(({ role }) => role === "assistant").slice(-REST_REPLIES);
	const isTooSoon = replies.some(({ choices }) =>
		choices?.some(({ exerciseId }) => exerciseId !== undefined),
	);
	const exercise = calls.map(idIn).map(findExercise).find(Boolean);
	return exercise && !isAtRisk && !isTooSoon
		? { label: `${exercise.title}, ${exercise.minutes} min`, exerciseId: exercise.id }
		: null;
}

/** What a model sends may be anything. */
function idIn(call: unknown): string {
	const id = typeof call === "object" && call !== null && "id" in call ? call.id : "";
	return typeof id === "string" ? id : "";
}
