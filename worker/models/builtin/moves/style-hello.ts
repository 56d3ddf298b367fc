import { DEFAULT_STYLE, parseStyle } from "#shared/styles.ts";
import { STYLE_ASK, STYLE_HELLO, STYLE_RESUME } from "../content/style-voices.ts";
import type { Context } from "../context.ts";

/** "I'd like to experience the Need a friend style": a short yes, already in that voice. */
export function styleHello(context: Context): (string | null)[] {
	const { voice, reading, request, memory } = context;
	const wanted = /experience the (.+?) style/i.exec(reading.text)?.[1] ?? "";
	const style = parseStyle(wanted) ?? request.style ?? DEFAULT_STYLE;
	const label = memory.focus?.topic.label ?? null;
	return [
		voice.say(STYLE_HELLO[style]),
		voice.say(STYLE_RESUME[style], { label }) ?? voice.say(STYLE_ASK[style]),
	];
}
