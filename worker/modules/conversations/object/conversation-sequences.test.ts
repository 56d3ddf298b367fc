import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { sessions } from "../../../db/tables/sessions.table.ts";
import { deps, makeUser } from "../../../test/people/factories.ts";
import { anyCommands } from "../../../test/sequences/commands.ts";
import { ExpectedConversation } from "../../../test/sequences/expected.ts";
import { RealConversation } from "../../../test/sequences/real.ts";
import type { Visitor } from "../../../test/sequences/tab.ts";

const RUNS = inject("sequenceRuns");

const MAX_COMMANDS = 25;

/** One user owns so many of the conversations that are tried. */
const CONVERSATIONS_EACH = 100;

const GREETING = "What's on your mind today?";

async function makeVisitor(): Promise<Visitor> {
	const { id: userId } = await makeUser();
	const sid = `session of ${userId}`;
	const sess = { device: "A test", createdAt: Date.now() };
	await deps.db
		.insert(sessions)
		.values({ sid, userId, sess, lastSeenAt: new Date(), expire: new Date(Date.now() + 86_400_000) });
	return { userId, sid };
}

// spec: P.15
it(`${RUNS} sequences of sending, crashing, stopping, editing and undoing lose, double, merge and leave open nothing`, async () => {
	let tried = 0;
	let visitor: Visitor = { userId: "", sid: "" };
	await fc.assert(
		fc.asyncProperty(anyCommands(MAX_COMMANDS), async (commands) => {
			if (tried % CONVERSATIONS_EACH === 0) {
				visitor = await makeVisitor();
			}
			tried += 1;
			const expected = new ExpectedConversation(GREETING);
			const real = new RealConversation(visitor);
			await real.open(GREETING);
			await fc.asyncModelRun(() => ({ model: expected, real }), commands);
			if (expected.isDeleted) {
				expect(await real.restore()).toBe(true);
				expected.isDeleted = false;
			}
			await real.stop();
			expected.end("stopped");
			await real.check(expected);
			await real.checkSinks(expected);
		}),
		{ numRuns: RUNS, endOnFailure: false },
	);
	expect(tried).toBeGreaterThanOrEqual(RUNS);
}, 3_600_000);
