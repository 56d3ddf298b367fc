import type { NeedLevel } from "#shared/needs.ts";
import type { TopicId } from "../ids.ts";

const TOPICS_OF: Record<NeedLevel, readonly TopicId[]> = {
	physiological: ["sleep", "tiredness", "movement", "food", "illness", "drinking", "screens", "burnout"],
	safety: ["stress", "worry", "panic", "money", "home", "change", "job-search"],
	love: ["anger", "partner", "break-up", "dating", "family", "children", "new-baby", "friends", "loneliness", "conflict", "caring", "grief"],
	esteem: ["low-mood", "guilt", "confidence", "self-criticism", "body-image", "boundaries", "workload", "boss", "study", "procrastination", "perfectionism"],
	actualization: ["decisions", "purpose"],
};

/** The need each topic touches first. */
export const NEED_OF = Object.fromEntries(Object.entries(TOPICS_OF).flatMap(([need, topics]) => topics.map((topic) => [topic, need]))) as Record<TopicId, NeedLevel>;
