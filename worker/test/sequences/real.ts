import { env } from "cloudflare:test";
import { expect, vi } from "vitest";
import type { Message } from "#shared/schemas/conversations.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { UNKNOWN_PERSON } from "../../models/unknown-person.ts";
import type { AskedBy, TurnOutcome } from "../../modules/conversations/object/conversation-contract.ts";
import { copiesInDatabase, crash, ringUntil, setDeps, untilIdle } from "../chat/conversation.ts";
import { ScriptedCoach } from "../chat/scripted-coach.ts";
import { deps } from "../people/factories.ts";
import type { ExpectedConversation } from "./expected.ts";
import { Tab, type Visitor } from "./tab.ts";

const BY: AskedBy = {
	person: UNKNOWN_PERSON,
	coach: "auto",
	consentedTo: [],
	costs: false,
	risk: "none",
	country: null,
};

/** How long words may take to be seen, in ms. */
const PATIENCE = { timeout: 10_000, interval: 1 };

/** The real object with a coach that says what the test lets it say, and the tabs that look at it. */
export class RealConversation {
	readonly id = deps.newId("cnv");
	tabs: Tab[] = [];
	coach = new ScriptedCoach();
	/** Calls that wait for the open reply. A crash takes them with it. */
	private readonly waiting: Promise<TurnOutcome | null>[] = [];
	private readonly visitor: Visitor;
	private readonly userId: string;

	constructor(visitor: Visitor) {
		this.visitor = visitor;
		this.userId = visitor.userId;
	}

	get object() {
		return getConversationStub(env, this.id);
	}

	async open(greeting: string): Promise<void> {
		await deps.db
			.insert(chatConversations)
			.values({ id: this.id, userId: this.userId, kind: "coaching", createdAt: new Date() });
		await this.object.open({ conversationId: this.id, userId: this.userId, kind: "chat", greeting });
		await this.takeOver();
	}

	send(content: string, clientMessageId: string): Promise<TurnOutcome> {
		return this.object.send({
			userId: this.userId,
			content,
			kind: "text",
			clientMessageId,
			remembers: false,
			request: { mode: "deep", style: "balanced-support", ...BY },
		});
	}

	retry = () => this.object.retry(this.userId, BY);
	goOn = () => this.object.goOn(this.userId, BY);
	rewrite = () => this.object.rewrite(this.userId, BY);
	stop = () => this.object.stop(this.userId);
	restore = () => this.object.restore(this.userId);
	delete = () => this.object.deleteAt(this.userId, Date.now() + 30_000);

	async edit(content: string): Promise<TurnOutcome> {
		const said = (await this.messages()).findLast(({ role }) => role === "user");
		const input = { userId: this.userId, content, remembers: false, by: BY };
		return this.object.edit(said?.id ?? "msg_none", input);
	}

	/** Begins a call whose reply is written later, and waits until the coach is asked for it. */
	async begin(call: Promise<TurnOutcome>): Promise<void> {
		const asked = this.coach.requests.length;
		this.hold(call);
		await vi.waitUntil(() => this.coach.requests.length > asked, PATIENCE);
	}

	/** Keeps a call that ends with the reply. */
	hold(call: Promise<TurnOutcome>): void {
		// The object dies under some of them; what became of their words is looked at in the transcript.
		this.waiting.push(call.catch(() => null));
	}

	/** Waits for every call that was held. */
	async settle(): Promise<void> {
		for (const outcome of await Promise.all(this.waiting.splice(0))) {
			expect([true, undefined], JSON.stringify(outcome)).toContain(outcome?.ok);
		}
	}

	/** Everything in the object's memory is gone, and so are its calls. */
	async crash(): Promise<void> {
		await crash(this.id);
		await Promise.all(this.waiting.splice(0));
		await this.takeOver();
	}

	/** Rings until the coach is asked for the reply that was open, or until that is given up. */
	async wake(isGivenUp: boolean): Promise<void> {
		await ringUntil(this.id, async () =>
			isGivenUp
				? (await this.messages()).every(({ status }) => status !== "streaming")
				: this.coach.requests.length > 0,
		);
	}

	async messages(): Promise<Message[]> {
		const page = await this.object.page(this.userId, undefined, 200);
		return page.ok ? page.messages : [];
	}

	async connect(): Promise<void> {
		this.tabs.push(await Tab.open(this.object, this.visitor));
	}

	/** What is read, and what each tab shows, is what was expected; no tab has words twice or out of order. */
	async check(expected: ExpectedConversation): Promise<void> {
		if (expected.isDeleted) {
			expect(await this.messages()).toEqual([]);
			return;
		}
		const wanted = expected.messages.map(({ role, content, status }) => ({ role, content, status }));
		await vi.waitFor(async () => expect(shown(await this.messages())).toEqual(wanted), PATIENCE);
		for (const tab of this.tabs) {
			await vi.waitFor(() => expect(shown(tab.view())).toEqual(wanted), PATIENCE);
			expect(tab.gaps).toBe(0);
		}
	}

	/** In the end D1 and the search index hold the same, each message once. */
	async checkSinks(expected: ExpectedConversation): Promise<void> {
		await untilIdle(this.id);
		const wanted = expected.messages.map(({ content }) => content).sort();
		expect((await copiesInDatabase(this.id)).map(({ content }) => content).sort()).toEqual(wanted);
		expect(this.indexed()).toEqual(wanted.filter((content) => content !== ""));
		for (const tab of this.tabs) {
			tab.close();
		}
	}

	/** The index as the conversation has fed it: the newest form of each message. */
	private readonly index = new Map<number, string | null>();

	private indexed(): string[] {
		return [...this.index.values()].filter((content) => content !== null).sort();
	}

	/** Gives the object its coach and what it needs of the outside, as after each start. */
	private async takeOver(): Promise<void> {
		this.coach = new ScriptedCoach();
		await setDeps(this.id, {
			model: this.coach,
			checkpointEveryMs: 0,
			learn: async () => undefined,
			noteProgress: async () => undefined,
			tellLists: async () => undefined,
			search: {
				take: async (_, { changes, upTo }) => {
					for (const { seq, content } of changes) {
						this.index.set(seq, content);
					}
					return upTo;
				},
				hide: async () => undefined,
				remove: async () => undefined,
			},
			log: () => undefined,
		});
	}
}

function shown(messages: readonly Pick<Message, "role" | "content" | "status">[]) {
	return messages.map(({ role, content, status }) => ({ role, content, status }));
}
