import fc from "fast-check";
import { expect } from "vitest";
import type { TurnOutcome } from "../../modules/conversations/object/conversation-contract.ts";
import type { ExpectedConversation, Open } from "./expected.ts";
import type { RealConversation } from "./real.ts";

type Command = fc.AsyncCommand<ExpectedConversation, RealConversation>;

type Step = {
	name: string;
	/** When this can be done at all. Default: while the conversation is not deleted. */
	can?: (expected: ExpectedConversation) => boolean;
	run: (expected: ExpectedConversation, real: RealConversation) => Promise<void>;
};

/** What happens to a conversation: by the person, in another tab, by the coach, by a crash. */
export const anyCommands = (maxCommands: number) =>
	fc.commands(
		[
			fc.constant(step(SEND)),
			fc.constant(step(SEND)),
			fc.tuple(fc.boolean(), fc.boolean()).map(([isLong, repeats]) => step(write(isLong, repeats))),
			fc.tuple(fc.boolean(), fc.boolean()).map(([isLong, repeats]) => step(write(isLong, repeats))),
			...[FINISH, FINISH, FAIL, STOP, CRASH, RETRY, GO_ON, REWRITE, EDIT, CONNECT, DISCONNECT].map((each) =>
				fc.constant(step(each)),
			),
			fc.nat().map((pick) => step(sendAgain(pick))),
			fc.nat().map((pick) => step(sendOtherWords(pick))),
			...[DELETE, UNDO, UNDO].map((each) => fc.constant(step(each))),
		],
		{ maxCommands, size: "max" },
	);

function step({ name, can, run }: Step): Command {
	return {
		check: (expected) => (can ? can(expected) : !expected.isDeleted),
		run: async (expected, real) => {
			await run(expected, real);
			await real.check(expected);
		},
		toString: () => name,
	};
}

const SEND: Step = {
	name: "send",
	run: async (expected, real) => {
		const number = expected.next();
		const [clientId, words] = [`c${number}`, `Message ${number}`];
		if (expected.open) {
			expectRefusal(await real.send(words, clientId), "turn_in_progress");
			return;
		}
		await real.begin(real.send(words, clientId));
		expected.send(clientId, words);
	},
};

/** The same message again: after a lost answer, or from a second tab. */
const sendAgain = (pick: number): Step => ({
	name: `send again (${pick})`,
	can: (expected) => !expected.isDeleted && expected.clientIds.length + expected.edited.size > 0,
	run: async (expected, real) => {
		const ids = [...expected.clientIds, ...expected.edited];
		const clientId = ids[pick % ids.length] as string;
		const said = expected.messages.find((each) => each.clientId === clientId);
		const call = real.send(said?.content ?? "Words of before", clientId);
		const reply = said && expected.replyTo(clientId);
		if (!reply) {
			expectRefusal(await call, "message_id_used");
		} else if (reply.status === "streaming") {
			real.hold(call);
		} else if (reply.status === "failed" && reply === expected.reply) {
			await real.begin(call);
			expected.begin("");
		} else {
			expect(await call).toMatchObject({ ok: true, reply: { content: reply.content, status: reply.status } });
		}
	},
});

const sendOtherWords = (pick: number): Step => ({
	name: `send other words under a known id (${pick})`,
	can: (expected) => !expected.isDeleted && expected.clientIds.length > 0,
	run: async (expected, real) => {
		const { clientIds } = expected;
		const outcome = await real.send("Other words", clientIds[pick % clientIds.length] as string);
		expectRefusal(outcome, "message_id_used");
	},
});

/** The coach writes. A model that continues may repeat the existing text. */
const write = (isLong: boolean, repeats: boolean): Step => ({
	name: `write${isLong ? " much" : ""}${repeats ? ", from the beginning" : ""}`,
	can: ({ open }) => open !== null,
	run: async (expected, real) => {
		const open = expected.open as Open;
		// New text after existing text counts as new once there is enough of it.
		const words = `${expected.next()}, `.repeat(isLong || open.standing !== "" ? 200 : 1);
		real.coach.say(repeats ? open.standing + words : words);
		open.standing = "";
		expected.write(words);
	},
});

const FINISH: Step = {
	name: "finish",
	can: ({ open }) => open !== null,
	run: async (expected, real) => {
		real.coach.end();
		expected.end("finished");
		await real.settle();
	},
};

const FAIL: Step = {
	name: "fail",
	can: ({ open }) => open !== null,
	run: async (expected, real) => {
		real.coach.fail();
		expected.end("failed");
		await real.settle();
	},
};

const STOP: Step = {
	name: "stop",
	run: async (expected, real) => {
		expect((await real.stop()).ok).toBe(true);
		expected.end("stopped");
		await real.settle();
	},
};

const CRASH: Step = {
	name: "crash",
	run: async (expected, real) => {
		const wasOpen = expected.open !== null;
		const tabs = real.tabs.length;
		await real.crash();
		expected.crash();
		if (wasOpen) {
			await real.wake(expected.open === null);
		}
		// A crash closes the sockets, and each tab comes back.
		real.tabs = [];
		for (let tab = 0; tab < tabs; tab += 1) {
			await real.connect();
		}
	},
};

const RETRY = again(
	"retry",
	"nothing_to_retry",
	(real) => real.retry(),
	({ reply }) => (reply?.status === "failed" ? { text: "", replaces: null } : null),
);

const GO_ON = again(
	"go on",
	"nothing_to_continue",
	(real) => real.goOn(),
	({ reply }) => (reply?.status === "stopped" ? { text: reply.content, replaces: null } : null),
);

const REWRITE = again(
	"another reply",
	"nothing_to_rewrite",
	(real) => real.rewrite(),
	({ reply }) => (reply && reply.status !== "failed" ? { text: "", replaces: { ...reply } } : null),
);

type Begun = Pick<Open, "text" | "replaces"> | null;

/** A reply that is written again or on, where there is one that can be. */
function again(
	name: string,
	refusal: string,
	call: (real: RealConversation) => Promise<TurnOutcome>,
	from: (expected: ExpectedConversation) => Begun,
): Step {
	return {
		name,
		run: async (expected, real) => {
			const begun = from(expected);
			if (expected.open || !begun) {
				expectRefusal(await call(real), expected.open ? "turn_in_progress" : refusal);
				return;
			}
			await real.begin(call(real));
			expected.begin(begun.text, begun.replaces);
		},
	};
}

const EDIT: Step = {
	name: "edit",
	run: async (expected, real) => {
		const words = `Edited ${expected.next()}`;
		if (expected.open || !expected.lastSaid) {
			expectRefusal(await real.edit(words), expected.open ? "turn_in_progress" : "not_the_last");
			return;
		}
		await real.begin(real.edit(words));
		expected.edit(words);
	},
};

const CONNECT: Step = {
	name: "open a tab",
	can: (expected) => !expected.isDeleted,
	run: (_, real) => real.connect(),
};

const DISCONNECT: Step = {
	name: "close a tab",
	run: async (_, real) => {
		real.tabs.pop()?.close();
	},
};

const DELETE: Step = {
	name: "delete",
	run: async (expected, real) => {
		expect(await real.delete()).toBe(true);
		expected.end("stopped");
		expected.isDeleted = true;
		real.tabs = [];
		await real.settle();
		expectRefusal(await real.send("Hello?", "c-deleted"), "gone");
	},
};

const UNDO: Step = {
	name: "undo",
	can: ({ isDeleted }) => isDeleted,
	run: async (expected, real) => {
		expect(await real.restore()).toBe(true);
		expected.isDeleted = false;
	},
};

function expectRefusal(outcome: TurnOutcome, reason: string): void {
	expect(outcome).toEqual({ ok: false, reason });
}
