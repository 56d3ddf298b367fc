/** An idea of their own, affirmed for what it is. {step} is a bare verb phrase: "show him round the hall". */
export type IdeaKind = "talk" | "give" | "place" | "go" | "other";

export const IDEAS: Record<IdeaKind, readonly string[]> = {
	talk: [
		"You could {step}. Saying it yourself beats waiting to be noticed.",
		"You could {step}, and one straight sentence can save weeks of guessing.",
		"You could {step}; then at least it's in the open, and no longer only in your head.",
	],
	give: [
		"You could {step}. That opens a door without anybody having to make a speech.",
		"You could {step}, and giving something is an easier way in than asking for something.",
		"You could {step}. There's warmth in that idea.",
	],
	place: [
		"You could {step}. That changes the room instead of leaning on willpower, so it tends to last.",
		"You could {step}; it's concrete, and it goes on working while you think of other things.",
		"You could {step}. You've looked at how it really goes and found the spot to change.",
	],
	go: [
		"You could {step}. Getting there is most of it, and you've just found a way.",
		"You could {step}; once you're moving, the rest is easier.",
		"You could {step}. That's a plan with shoes on.",
	],
	other: [
		"You could {step}. It's your own idea, so it's cut to fit your life.",
		"You could {step}; you found that yourself, and it's small enough to happen.",
		"You could {step}. I like that one, because it starts from what you know.",
		"You could {step}, and nobody had to hand it to you.",
	],
};

/** {who} would be in it with them. */
export const IDEA_TOGETHER: readonly string[] = [
	"And you wouldn't be in it alone.",
	"With somebody there, it's harder to let it drop.",
];

export const IDEA_QUESTIONS: readonly string[] = [
	"What do you like about that one?",
	"What would make it easy to begin?",
	"When might that be?",
	"How would you know it had been worth it?",
	"What would you hope comes of it?",
];
