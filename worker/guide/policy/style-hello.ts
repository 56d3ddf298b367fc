import { parseStyle } from "#shared/chat/styles.ts";
import { STYLE_HELLO } from "../content/styles.ts";
import { CHOSE_STYLE } from "../content/words/written.ts";
import { once } from "../say/realise.ts";
import type { Context } from "./context.ts";
import { type Draft, line } from "./draft.ts";
import { MENU_CHIP, waysOn } from "./offers.ts";

/** What changes with the style that was just chosen. */
export function styleHello(context: Context): Draft | null {
	const style = parseStyle(CHOSE_STYLE.exec(context.text.trim())?.[1] ?? "");
	if (!style) {
		return null;
	}
	const texts = STYLE_HELLO[style].map((text, nth) => once(`style:${style}:${nth}`, text, context.used));
	const ways = waysOn({ ...context, request: { ...context.request, style } }, null).slice(0, 2);
	return { say: [texts.find(Boolean) ?? line(context, "here")], chips: [...ways, MENU_CHIP] };
}
