import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { makeUser } from "../../test/factories.ts";
import { anyCommands } from "../../test/sequences/commands.ts";
import { ExpectedConversation } from "../../test/sequences/expected.ts";
import { RealConversation } from "../../test/sequences/real.ts";

const RUNS = inject("sequenceRuns");

const MAX_COMMANDS = 25;

/** One user owns so many of the conversations that are tried. */
const CONVERSATIONS_EACH = 100;

const GREETING = "What's on your mind today?";

it(`${RUNS} sequences of sending, crashing, stopping, editing and undoing lose, double, merge and leave open nothing`, async () => {
	let tried = 0;
	let userId = "";
	await fc.assert(
		fc.asyncProperty(anyCommands(MAX_COMMANDS), async (commands) => {
			if (tried % CONVERSATIONS_EACH === 0) {
				userId = (await makeUser()).id;
			}
			tried += 1;
			const expected = new ExpectedConversation(GREETING);
			const real = new RealConversation(userId);
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
