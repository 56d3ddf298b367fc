/** The four coaching styles: the slug is what the chat bar sends, the label what people read. */
export const STYLE_SLUGS = ["need-friend", "want-guidance", "need-motivation", "balanced-support"] as const;

export type StyleSlug = (typeof STYLE_SLUGS)[number];

/** How companion, therapist and coach are weighed in an answer. The three add up to 1. */
export type InteractionBlend = { companion: number; therapist: number; coach: number };

type StylePreset = {
	label: string;
	blend: InteractionBlend;
	tone: "warm" | "reflective" | "uplifting";
	motivation: "Gentle encouragement" | "Supportive guidance" | "Direct challenge";
};

export const STYLE_PRESETS: Record<StyleSlug, StylePreset> = {
	"need-friend": {
		label: "Need a friend",
		blend: { companion: 0.7, therapist: 0.2, coach: 0.1 },
		tone: "warm",
		motivation: "Gentle encouragement",
	},
	"want-guidance": {
		label: "Want guidance",
		blend: { companion: 0.2, therapist: 0.5, coach: 0.3 },
		tone: "reflective",
		motivation: "Supportive guidance",
	},
	"need-motivation": {
		label: "Need motivation",
		blend: { companion: 0.1, therapist: 0.2, coach: 0.7 },
		tone: "uplifting",
		motivation: "Direct challenge",
	},
	"balanced-support": {
		label: "Balanced support",
		blend: { companion: 0.3, therapist: 0.4, coach: 0.3 },
		tone: "warm",
		motivation: "Gentle encouragement",
	},
};

export const DEFAULT_STYLE: StyleSlug = "balanced-support";

/** The slug for a slug or a label in any case, or undefined when it names no style. */
export function parseStyle(text: string): StyleSlug | undefined {
	const wanted = text.trim().toLowerCase();
	return STYLE_SLUGS.find((slug) => slug === wanted || STYLE_PRESETS[slug].label.toLowerCase() === wanted);
}
