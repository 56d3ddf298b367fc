/** What a person comes for. Chosen at step 0 of the assessment; "wellness" until then. */
export const GOALS = ["wellness", "relationships", "productivity", "purpose"] as const;

export type Goal = (typeof GOALS)[number];

export const GOAL_TEXTS: Record<Goal, { label: string; description: string }> = {
	wellness: { label: "Personal Wellness", description: "Rest, energy and a calmer mind" },
	relationships: { label: "Relationships", description: "Closer ties and easier conversations" },
	productivity: { label: "Productivity", description: "Less friction, more of what counts" },
	purpose: { label: "Life Purpose", description: "A direction that feels like yours" },
};
