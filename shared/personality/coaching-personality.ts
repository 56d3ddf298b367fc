/** How the coach talks when no coaching style is chosen. The first is the default. */
export const COACHING_PERSONALITIES = ["supportive", "gentle", "direct"] as const;

export type CoachingPersonality = (typeof COACHING_PERSONALITIES)[number];

export const COACHING_PERSONALITY_TEXTS: Record<CoachingPersonality, { label: string; description: string }> =
	{
		supportive: { label: "Supportive", description: "Warm and steady, with encouragement." },
		gentle: { label: "Gentle", description: "Soft and unhurried, with fewer questions." },
		direct: { label: "Direct", description: "Clear and to the point." },
	};

/** The stored value when it's one of ours. Earlier versions took any text: that means the default. */
export function parseCoachingPersonality(stored: string | undefined): CoachingPersonality {
	return COACHING_PERSONALITIES.find((each) => each === stored) ?? "supportive";
}
