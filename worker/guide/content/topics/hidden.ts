import { stems } from "./stems.ts";

/** Phrases whose words mean something else than they say: they count for no topic. */
export const HIDDEN = stems(`phone died, phones died, battery died, batteries died, laptop died, computer died, car died,
	engine died, wifi died, internet died, plant died, plants died, plant has died, it died, character died, characters died,
	dead battery, dead phone, break a leg, coffee break, lunch break, tea break, spring break, break even, bank holiday,
	a break from, take a break, tax return, sick of, sick joke, to die for, dying to, dying for, killing it, killing time,
	killer, dead on, dead good, dead easy, drop dead gorgeous, for a living, cold case, late fee, the film, movie night,
	money in the bank, left me a, left me alone, left me to, left me with, left me on, left me in, decision tree, right on the money, happy hour, match made, game over, cheating death, over the moon`);
