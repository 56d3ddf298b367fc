import * as answers from "../content/answers.ts";
import * as words from "../content/doubt/pointless.ts";
import * as veiled from "../content/doubt/veiled.ts";
import * as shared from "../content/shared.ts";
import type { Context } from "../context.ts";
import { asksDirectly, denies } from "../understand/denial.ts";
import { isVeiled } from "../understand/veiled.ts";
import { firstAnswer } from "./danger-reply.ts";
import { believed, heardVeiled } from "./veiled-reply.ts";

type Parts = (string | null)[];

const DARK =
	/\b(?:second|both|die|dying|alive|sometimes|latter|not living|wish|yes|yeah|yep|thoughts|maybe|kind of|a bit|I think so|I guess|I don't know)\b/i;
const WORN =
	/\b(?:tired|weary|weariness|worn|first|neither|exhausted|flat|no|not that|nothing feels good|trying)\b/i;

/** The answer to the asking question, when no danger had been said outright before it. */
export function afterPointless(context: Context): Parts | null {
	const { memory, reading, voice } = context;
	if (!memory.askedSafety || memory.danger !== null) {
		return null;
	}
	const direct = memory.replies.slice(-1).some(asksDirectly);
	if (denies(reading.text) && (direct || reading.words > 2)) {
		return believed(context);
	}
	if (DARK.test(reading.text)) {
		// Nothing in these words shows it by itself, so no panel stands above.
		return firstAnswer(context, "thoughts", false);
	}
	return WORN.test(reading.text) && reading.words <= 12
		? [voice.say(answers.WORN_OUT), voice.say(answers.WORN_OUT_QUESTIONS)]
		: null;
}

/** "It's all pointless", "I don't want to live without her": asked about, gently and directly, and not assumed. */
export function pointless(context: Context): Parts {
	const { voice, memory, reading } = context;
	if (memory.replies.slice(-8).some((reply) => asksAboutLife(reply))) {
		// Asked once already, and answered: heard again without asking again.
		return [heardVeiled(context), voice.say(shared.STAYING), voice.say(veiled.BACK_TO_LOSS_QUESTIONS)];
	}
	if (isVeiled(reading.text)) {
		return [heardVeiled(context), voice.say(veiled.ASK_DIRECTLY) ?? voice.say(shared.STAYING_QUESTIONS)];
	}
	return [
		voice.say(words.POINTLESS_HEARD),
		voice.say(words.POINTLESS_QUESTIONS) ?? voice.say(shared.STAYING_QUESTIONS),
	];
}

function asksAboutLife(reply: string): boolean {
	return asksDirectly(reply) || words.POINTLESS_QUESTIONS.some((question) => reply.includes(question));
}
