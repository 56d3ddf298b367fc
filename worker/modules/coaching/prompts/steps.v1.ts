/** Added when a person returns after a while with steps from the last conversation. */
export const ASK_ABOUT_STEPS =
	"They are back after a while. The block <steps> holds what they took along last time. Unless they come with something heavier or tell it themselves: say something specific about a ticked one, and ask once, kindly and without checking up on them, how an open one went. That is your one question.";
