import type { Topic } from "../topic.ts";
import { BODY } from "./body.ts";
import { FAMILY } from "./family.ts";
import { LIFE } from "./life.ts";
import { MIND } from "./mind.ts";
import { PEOPLE } from "./people.ts";
import { WORK } from "./work.ts";

/** In the order of TOPIC_IDS. */
export const TOPICS: readonly Topic[] = [...BODY, ...MIND, ...FAMILY, ...PEOPLE, ...WORK, ...LIFE];
