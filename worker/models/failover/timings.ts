/** How long models may take, in ms. */
export type ModelTimings = {
	/** No first word after this: the next provider is asked as well, and the first to speak is kept. */
	hedgeMs: number;
	/** No first word after this: given up. */
	giveUpMs: number;
	/** The same for a local model, which may have to be read from the disk first. */
	localGiveUpMs: number;
	/** No further word after this: the reply is cut here. */
	silenceMs: number;
	/** No answer to a question for data after this: given up. */
	dataMs: number;
};

export const MODEL_TIMINGS: ModelTimings = {
	hedgeMs: 5_000,
	giveUpMs: 20_000,
	localGiveUpMs: 120_000,
	silenceMs: 15_000,
	dataMs: 20_000,
};
