import { STYLE_PRESETS, STYLE_SLUGS, type StyleSlug } from "#shared/chat/styles.ts";

/** Returns the message sent when a person chooses a style (specification). */
export function styleMessage(style: StyleSlug): string {
	return `I'd like to experience the ${STYLE_PRESETS[style].label} style`;
}

/** The label of the style that these words choose; null for any other words. */
export function styleChosenBy(content: string): string | null {
	const style = STYLE_SLUGS.find((slug) => styleMessage(slug) === content.trim());
	return style ? STYLE_PRESETS[style].label : null;
}
