/** Ways to start on the landing page: what each is called, and the words that it sends. */
export const TRY_STARTERS = [
	["I dread Mondays", "I dread Mondays. My boss puts me on the spot in front of everyone."],
	["I can't switch off at night", "I can't switch off at night. There's too much to do."],
	["I keep putting it off", "There's something I keep putting off, and it gets harder every day."],
] as const;
