import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { assessmentsQuery } from "#web/features/assessments/api/get-assessments.ts";
import { meQuery } from "#web/features/auth/api/get-me.ts";
import { conversationQuery } from "#web/features/conversations/api/get-conversation.ts";
import { forgetEarly, hasTalk } from "#web/lib/api/early-answers.ts";
import { conversationIn } from "#web/lib/paths.ts";
import { cachedUser } from "#web/lib/storage/cached-user.ts";

/** How long the prerendered frame waits for the first answers, in ms. The app then shows what it has. */
const PATIENCE_MS = 3_000;

/**
 * Asks for who is here and for their talk before the app is drawn, which is then drawn once and in slices. An answer that
 * comes after the app would draw the whole chat again, in one piece. Settles in any case. Returns what ends the watching:
 * an answer that nothing watches is dropped at once. `code` is waited for along with them, and as long.
 */
export async function firstAnswers(
	client: QueryClient,
	path: string,
	code: Promise<unknown> = Promise.resolve(),
): Promise<() => void> {
	const watched: (() => void)[] = [];
	let isOver = false;
	const asked = new Set<string>();
	function askFor(user: User): Promise<unknown> {
		if (isOver || asked.has(user.id) || !hasTalk(user)) {
			return Promise.resolve();
		}
		asked.add(user.id);
		const talk = conversationQuery(user.id, conversationIn(path));
		watched.push(new QueryObserver(client, talk).subscribe(() => undefined));
		return Promise.all([
			client.prefetchQuery(talk),
			user.assessmentCompleted && client.prefetchQuery(assessmentsQuery(user.id)),
		]);
	}
	async function askAll(): Promise<void> {
		const me = meQuery();
		watched.push(new QueryObserver(client, me).subscribe(() => undefined));
		// Probably the same person as last time: fetch their chat without waiting for `me`.
		const last = cachedUser();
		const early = last && askFor(last);
		const user = await client.fetchQuery(me);
		await (user && askFor(user));
		await early;
	}
	await Promise.race([
		Promise.allSettled([code, navigator.onLine && askAll()]),
		new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
	]);
	forgetEarly();
	return () => {
		isOver = true;
		for (const end of watched) {
			end();
		}
	};
}
