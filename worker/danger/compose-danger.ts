import { DEFAULT_STYLE } from "#shared/styles.ts";
import type { ReplyRequest } from "#worker/models/text-model.ts";
import { type Context, createContext } from "./context.ts";
import { numberFirst } from "./number-first.ts";
import { intentOf } from "./reading/intents.ts";
import { afterDanger } from "./replies/after-danger.ts";
import { bereaved } from "./replies/bereaved.ts";
import { dangerReply } from "./replies/danger-reply.ts";
import { afterDark, darkReply } from "./replies/dark-reply.ts";
import { elsewhere } from "./replies/elsewhere.ts";
import { emergency, longAgo } from "./replies/emergency.ts";
import { numbers } from "./replies/numbers.ts";
import { particular } from "./replies/particular.ts";
import { afterPointless, pointless } from "./replies/pointless.ts";
import { scene } from "./replies/scenes.ts";
import { turned } from "./replies/turned.ts";
import { afterConfiding, afterUnclear, saidUpFront, unclear } from "./replies/unclear.ts";
import { finish } from "./voice/finish.ts";
import { withoutEcho } from "./without-echo.ts";

type Parts = (string | null)[];

/** While danger is near, nothing pushes: the style and the mode that would are set aside. */
function gentled(request: ReplyRequest, context: Context): Context {
	const style = request.style === "need-motivation" ? DEFAULT_STYLE : request.style;
	return context.shade === "none" ? context : createContext({ ...request, style, mode: "deep" });
}

/** "Just tired." "Of everything.": a thought sent in two messages is one thought. */
function goesOnPointless({ reading, memory }: Context): boolean {
	const last = memory.readings.at(-1);
	return (
		last !== undefined &&
		last.words <= 8 &&
		last.intent !== "pointless" &&
		/^(?:of|with|without|anymore|any more|any longer|to|like this|to be)\b/i.test(reading.text) &&
		reading.words <= 5 &&
		intentOf(`${last.text.replace(/[.!]+$/, "")} ${reading.text}`) === "pointless"
	);
}

/** Asked in order: the first that has an answer gives it. */
const ANSWERS: readonly ((context: Context) => Parts | null)[] = [
	numbers,
	elsewhere,
	turned,
	scene,
	longAgo,
	emergency,
	bereaved,
	particular,
	dangerReply,
	afterDanger,
	afterDark,
	afterPointless,
	afterUnclear,
	afterConfiding,
	saidUpFront,
	(context) =>
		context.reading.intent === "pointless" || goesOnPointless(context) ? pointless(context) : null,
	darkReply,
	unclear,
];

function urgent(context: Context): Parts | null {
	for (const answer of ANSWERS) {
		const parts = answer(context);
		if (parts !== null) {
			return parts;
		}
	}
	return null;
}

/**
 * Answers words that show danger, or that may mean it. Returns null for all others. Pure: the same request gets the
 * same words.
 */
export function composeDanger(request: ReplyRequest): string | null {
	const context = gentled(request, createContext(request));
	const parts = urgent(context);
	const message = request.turns.at(-1)?.content ?? "";
	const { replies } = context.memory;
	return parts === null
		? null
		: numberFirst(message, withoutEcho(message, finish(parts, context), replies), replies);
}
