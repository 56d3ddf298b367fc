import { BaseAnthropic, type ClientOptions } from "@anthropic-ai/sdk/client";
import { Messages } from "@anthropic-ai/sdk/resources/messages";

/** The official client with the one resource that is used: with all of them it would be three times as large. */
export class Claude extends BaseAnthropic {
	readonly messages: Messages;

	constructor(options: ClientOptions) {
		super(options);
		this.messages = new Messages(this);
	}
}
