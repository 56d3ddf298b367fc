/** They go, and nothing before it may have meant danger. */
export const LET_GO =
	"They are saying goodbye. Let them go in one short, warm sentence: no question, no offer, no advice, no reason to stay.";
