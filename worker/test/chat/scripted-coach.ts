import type { AiProvider } from "#shared/ai-providers.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { ModelError } from "../../models/model-error.ts";
import type { ReplyRequest, ReplyStream, TextModel } from "../../models/text-model.ts";

/** A coach that says what the test tells it to, piece by piece, when the test lets it. */
export class ScriptedCoach implements TextModel {
	provider: AiProvider = "builtin";
	readonly requests: ReplyRequest[] = [];
	private readonly pieces: (string | Error | { metadata?: MessageMetadata })[] = [];

	/** Lets the coach say this next. */
	say(...pieces: string[]): this {
		this.pieces.push(...pieces);
		return this;
	}

	/** Lets the reply end, with this beside it. */
	end(metadata?: MessageMetadata): this {
		this.pieces.push(metadata ? { metadata } : {});
		return this;
	}

	/** Makes the model fail here. */
	fail(): this {
		this.pieces.push(new ModelError(this.provider, "broken"));
		return this;
	}

	async *reply(request: ReplyRequest, signal: AbortSignal): ReplyStream {
		this.requests.push(request);
		while (!signal.aborted) {
			const piece = this.pieces.shift();
			if (piece === undefined) {
				// Polled, because a promise made in an object cannot be settled from the test outside it.
				await scheduler.wait(1);
			} else if (piece instanceof Error) {
				throw piece;
			} else if (typeof piece === "string") {
				yield { provider: this.provider, text: piece };
			} else {
				return { provider: this.provider, isCut: false, usage: null, ...piece };
			}
		}
		throw signal.reason;
	}
}
