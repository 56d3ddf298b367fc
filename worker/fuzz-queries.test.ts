import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { CALLS } from "#shared/test/calls.ts";
import { openChat, sendMessage, setDeps } from "./test/chat/conversation.ts";
import { textInSomeScript } from "./test/chat/scripts.ts";
import { makeAssessment } from "./test/people/assessments.ts";

/** How often each parameter is tried: `npm run fuzz` sets more. */
const RUNS = inject("fuzzRuns");

/** A new caller comes after so many tries: searches are limited to 30 a minute. */
const TRIES_EACH = 25;

/** Names that routes read without a schema, or that the specification has a browser send. */
const UNDECLARED = ["t", "q"];

type Query = { path: string; parameter: string };

/** Every parameter of every call that reads, with the ones that its schema declares. */
const QUERIES: Query[] = CALLS.filter(({ method }) => method === "GET").flatMap(({ path, query }) =>
	[...new Set([...declaredBy(query), ...UNDECLARED])].map((parameter) => ({ path, parameter })),
);

function declaredBy(query: unknown): string[] {
	return Object.keys((query as { shape?: Record<string, unknown> } | undefined)?.shape ?? {});
}

/** Somebody with a conversation that a search can find something in. */
async function caller() {
	const chat = await openChat();
	const provider = "builtin" as const;
	await setDeps(chat.conversationId, {
		model: {
			provider,
			async *reply() {
				yield { provider, text: "Да, расскажи. 再说一点 🙂" };
				return { provider, isCut: false, usage: null };
			},
		},
	});
	await sendMessage(chat, "Сегодня 今天 today اليوم आज");
	await makeAssessment(chat.user.id);
	return chat;
}

let tries = 0;
let current: ReturnType<typeof caller>;

function nextCaller(): ReturnType<typeof caller> {
	if (tries % TRIES_EACH === 0) {
		current = caller();
	}
	tries += 1;
	return current;
}

/** The path with the caller's own ids in it. */
function ownPath(path: string, { user, conversationId }: Awaited<ReturnType<typeof caller>>): string {
	return path
		.replace("/conversations/:id", `/conversations/${conversationId}`)
		.replaceAll(/:(?:userId|id)\b/g, user.id)
		.replaceAll(/:\w+/g, "none");
}

it("knows the parameters that the schemas declare", () => {
	const declared = QUERIES.filter(({ parameter }) => !UNDECLARED.includes(parameter));
	expect(declared.map(({ parameter }) => parameter)).toEqual(
		expect.arrayContaining(["kind", "before", "limit", "profile", "country", "format"]),
	);
	expect(QUERIES.length).toBeGreaterThan(40);
});

it.each(QUERIES.map((query) => [`${query.path} ${query.parameter}`, query] as const))(
	"%s takes any text of 0 to 200 characters in five scripts from its owner",
	async (_, { path, parameter }) => {
		await fc.assert(
			fc.asyncProperty(textInSomeScript, async (value) => {
				const own = await nextCaller();
				const search = new URLSearchParams({ [parameter]: value });
				const answer = await own.client.get(`${ownPath(path, own)}?${search}`);
				const body = await answer.text();
				expect(answer.status === 501 || answer.status < 500, `${answer.status} for ${value}: ${body}`).toBe(
					true,
				);
				expect(answer.status).not.toBe(403);
			}),
			{ numRuns: RUNS, endOnFailure: true },
		);
	},
	600_000,
);
