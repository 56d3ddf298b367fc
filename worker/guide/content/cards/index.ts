import type { Card } from "../card.ts";
import { ABOUT_CARDS } from "./about.ts";
import { BODY_CARDS } from "./body.ts";
import { LOSS_CARDS } from "./loss.ts";
import { MIND_CARDS } from "./mind.ts";
import { PEOPLE_CARDS } from "./people.ts";

/** When two cards fit a question, the earlier one wins, so narrower questions come first. */
export const CARDS: readonly Card[] = [...BODY_CARDS, ...LOSS_CARDS, ...PEOPLE_CARDS, ...MIND_CARDS, ...ABOUT_CARDS];
