import type { MovedRun, MoveRun, StartedRun } from "#shared/schemas/exercises.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Exercise } from "../../guide/content/exercise.ts";
import { openChat, setDeps } from "../chat/conversation.ts";
import type { TestClient } from "./test-client.ts";

const SHARED = {
	version: 1,
	summary: "For tests.",
	minutes: 3,
	asked: [],
	for: { topics: [], needs: [] },
	notIn: [],
	rated: null,
	source: ["A source", "https://example.org", "some", null],
} as const satisfies Partial<Exercise>;

const RATING = { kind: "rate", low: "Not at all", high: "Very" } as const;

/** One step of each kind that matters here, with an end of its own, an end at help and an end at another exercise. */
export const PLAN: Exercise = {
	...SHARED,
	id: "one-small-step",
	title: "A test plan",
	start: "wish",
	steps: {
		wish: { kind: "write", say: "What?", save: "wish", example: "Tea.", max: 200, next: "sure" },
		sure: { ...RATING, say: "How sure?", save: "sure", next: "why" },
		why: {
			kind: "write",
			say: "Why?",
			save: "why",
			example: "Rest.",
			max: 200,
			next: "again",
			canSkip: true,
		},
		again: { ...RATING, say: "And now?", save: "again", next: "when" },
		when: {
			kind: "schedule",
			say: "When?",
			save: "when",
			presets: { "In two days": 2 },
			next: "where",
		},
		where: {
			kind: "choose",
			say: "Where to?",
			options: { "The end": null, Help: "@help", Breathing: "@steady-breath" },
		},
	},
	takeaway: {
		kind: "plan",
		title: "My plan",
		lines: { wish: "What", why: "Why" },
	},
	followUp: {
		afterDays: 1,
		ask: "Did it work?",
		options: [
			{ label: "It did", reply: "Good." },
			{ label: "It didn't", reply: "Useful to know." },
		],
	},
};

export const BREATH: Exercise = {
	...SHARED,
	id: "steady-breath",
	title: "A test breath",
	start: "breathe",
	steps: {
		breathe: {
			kind: "breathe",
			say: "In, and out.",
			seconds: 60,
			pattern: { in: 4, hold: 0, out: 6 },
			next: null,
		},
	},
	takeaway: null,
};

/** Rated before and after, and kept in between. */
export const WEIGHED: Exercise = { ...PLAN, id: "sort-the-pile", title: "A test pile", rated: "around" };

/** Its own two ratings are the pair. */
export const OWN_PAIR: Exercise = {
	...PLAN,
	id: "untangle-a-worry",
	title: "A test worry",
	rated: ["sure", "again"],
};

export const findTestExercise = (id: string) =>
	[PLAN, BREATH, WEIGHED, OWN_PAIR].find((exercise) => exercise.id === id);

/** All answers of the plan, up to its last step. */
export const ANSWERS: [step: string, text: string][] = [
	["wish", "Walk to the river"],
	["sure", "4"],
	["why", "It clears my head"],
	["again", "7"],
	["when", "In two days"],
];

/** A person in a chat whose object knows the test's exercises, and calls to start and move a run there. */
export async function openExercises(fields: Partial<UserRow> = {}) {
	return exercisesIn(await openChat(fields));
}

/** The same in a talk that is open already. */
export async function exercisesIn<Chat extends { client: TestClient; conversationId: string }>(chat: Chat) {
	const { client, conversationId } = chat;
	await setDeps(conversationId, { findExercise: findTestExercise });
	const start = (exerciseId: string) => client.post(`/api/exercises/${exerciseId}/runs`, { conversationId });
	const pathOf = (runId: string) => `/api/chat/conversations/${conversationId}/runs/${runId}`;
	const post = (runId: string, move: MoveRun) => client.post(pathOf(runId), move);
	const move = async (runId: string, one: MoveRun) => (await post(runId, one)).json<MovedRun>();
	const answer = (runId: string, step: string, text: string) => move(runId, { do: "answer", step, text });
	const begin = async (exerciseId: string = PLAN.id) =>
		(await (await start(exerciseId)).json<StartedRun>()).run;
	/** Goes through the plan to its last step. */
	const goToLast = async () => {
		const { id } = await begin();
		for (const [step, text] of ANSWERS) {
			await answer(id, step, text);
		}
		return id;
	};
	const goThrough = async (end = "The end") => answer(await goToLast(), "where", end);
	return { ...chat, start, pathOf, post, move, answer, begin, goToLast, goThrough };
}
