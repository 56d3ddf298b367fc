import {
	type CoachingPersonality,
	parseCoachingPersonality,
} from "#shared/personality/coaching-personality.ts";

const MANNER: Record<CoachingPersonality, string> = {
	supportive: "supportive. Warm and steady; notice what they manage and encourage it",
	gentle: "gentle. Soft and unhurried; fewer questions, small invitations instead of pushes",
	direct: "direct. Clear and brief; say what you see plainly and kindly, without softening words around it",
};

/** The manner that the person chose in Settings. A turn that an earlier version stored has none. */
export function coachManner(chosen: CoachingPersonality | undefined): string {
	return `Your manner, as they chose it: ${MANNER[parseCoachingPersonality(chosen)]}. Where the style differs, the style holds.`;
}
