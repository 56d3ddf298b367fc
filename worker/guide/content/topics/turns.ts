import { TOPIC_IDS, type TopicId } from "../ids.ts";
import { BODY_TURNS } from "./turns/body.ts";
import { FAMILY_TURNS } from "./turns/family.ts";
import { LIFE_TURNS } from "./turns/life.ts";
import { MIND_TURNS } from "./turns/mind.ts";
import { NONE_TURNS } from "./turns/none.ts";
import { PEOPLE_TURNS } from "./turns/people.ts";
import type { Said } from "./turns/said.ts";
import { WORK_TURNS } from "./turns/work.ts";

const BY_TOPIC: Record<TopicId, readonly Said[]> = { ...BODY_TURNS, ...MIND_TURNS, ...FAMILY_TURNS, ...PEOPLE_TURNS, ...WORK_TURNS, ...LIFE_TURNS };

function turn(said: Said, ...topics: TopicId[]) {
	return typeof said === "string" ? { said, topics } : { said: said[0], topics: [...topics, ...said.slice(1)] as TopicId[] };
}

/**
 * Messages with the topics that would be right for each, to measure how well topics are found. Those at odd places may be
 * used to improve the stems. Those at even places must never be, or they measure nothing.
 */
export const TURNS: readonly { said: string; topics: TopicId[] }[] = [...TOPIC_IDS.flatMap((id) => BY_TOPIC[id].map((said) => turn(said, id))), ...NONE_TURNS.map((said) => turn(said))];
