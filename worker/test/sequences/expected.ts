import type { MessageStatus } from "#shared/schemas/conversations.ts";

/** A message as a reader sees it. `clientId` is the tab's own id of what the person said. */
export type Said = { role: "user" | "assistant"; content: string; status: MessageStatus; clientId?: string };

/** The reply being written: the words so far, and how often the object has begun it. */
export type Open = {
	text: string;
	attempt: number;
	/** The reply being rewritten, which comes back when the new one has no text. */
	replaces: Said | null;
	/** Text that existed when the model was asked: it may repeat it, and people must not see it twice. */
	standing: string;
};

/**
 * What a conversation must look like, whatever is done to it: the plainest form of the promises, without storage, sockets
 * or time. Each method does what the person, the coach or a crash does.
 */
export class ExpectedConversation {
	messages: Said[];
	open: Open | null = null;
	isDeleted = false;
	/** Ids whose words an edit took away. They stay taken. */
	readonly edited = new Set<string>();
	count = 0;

	constructor(greeting: string) {
		this.messages = [{ role: "assistant", content: greeting, status: "complete" }];
	}

	/** A number that no other piece of this conversation has. */
	next(): number {
		this.count += 1;
		return this.count;
	}

	get reply(): Said | undefined {
		const last = this.messages.at(-1);
		return this.messages.length > 1 && last?.role === "assistant" ? last : undefined;
	}

	get lastSaid(): Said | undefined {
		return this.messages.findLast(({ role }) => role === "user");
	}

	/** Messages of the person that were answered, or are being. */
	get clientIds(): string[] {
		return this.messages.flatMap(({ clientId }) => clientId ?? []);
	}

	replyTo(clientId: string): Said | undefined {
		return this.messages[this.messages.findIndex((each) => each.clientId === clientId) + 1];
	}

	send(clientId: string, content: string): void {
		this.messages.push({ role: "user", content, status: "complete", clientId });
		this.messages.push({ role: "assistant", content: "", status: "streaming" });
		this.begin("");
	}

	/** The reply is begun again, on from the words that stand. */
	begin(text: string, replaces: Said | null = null): void {
		this.open = { text, attempt: 1, replaces, standing: text };
		this.setReply(text, "streaming");
	}

	write(text: string): void {
		if (this.open) {
			this.open.text += text;
			this.setReply(this.open.text, "streaming");
		}
	}

	/** Ends the reply in one of four ways. Restores a reply being rewritten when the new one has no text. */
	end(how: "finished" | "failed" | "stopped" | "given up"): void {
		const { open } = this;
		if (!open) {
			return;
		}
		this.open = null;
		const isEmpty = open.text === "";
		const isComplete = how === "finished" && !isEmpty;
		if (open.replaces && isEmpty) {
			this.setReply(open.replaces.content, open.replaces.status);
		} else if (how === "stopped") {
			this.setReply(open.text, "stopped");
		} else if (isComplete) {
			this.setReply(open.text, "complete");
		} else {
			this.setReply(open.text, isEmpty || how === "given up" ? "failed" : "stopped");
		}
	}

	/** The object dies. It takes the reply up once; a second death ends it. */
	crash(): void {
		if (this.open && this.open.attempt >= 2) {
			this.end("given up");
		} else if (this.open) {
			this.open.attempt += 1;
			this.open.standing = this.open.text;
		}
	}

	edit(content: string): void {
		const at = this.messages.findLastIndex(({ role }) => role === "user");
		const [said] = this.messages.splice(at, 2);
		if (said?.clientId) {
			this.edited.add(said.clientId);
		}
		this.messages.push({ role: "user", content, status: "complete" });
		this.messages.push({ role: "assistant", content: "", status: "streaming" });
		this.begin("");
	}

	setReply(content: string, status: MessageStatus): void {
		const reply = this.messages.at(-1);
		if (reply) {
			reply.content = content;
			reply.status = status;
		}
	}
}
