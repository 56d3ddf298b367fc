import { listed, quote } from "../../../guide/say/realise.ts";

const TOPICS_MAX = 3;

/** A mood is mentioned when the person named it in at least this many messages. */
const MOOD_MESSAGES = 2;

type Told = {
	/** Labels of topics, the main one first. */
	topics: readonly string[];
	/** One mood for each message that surely names the writer's own. */
	moods: readonly string[];
	/** The newest plan as written, or null. */
	plan: string | null;
	wrote: boolean;
	/** Some messages showed danger; the summary leaves them out. */
	wasHeavy: boolean;
};

/** Two or three sentences on a conversation: its topics, a mood the person named more than once, a plan in their words. */
export function summaryOf({ topics, moods, plan, wrote, wasHeavy }: Told): string {
	const sentences = [
		wasHeavy ? "Some of what you wrote here is serious, and it matters that you wrote it." : null,
		topics.length > 0 ? `You wrote about ${listed(topics.slice(0, TOPICS_MAX))}.` : null,
		moodNamed(moods),
		plan === null ? null : `A plan in your words: ${quote(plan)}.`,
	].filter((text) => text !== null);
	if (sentences.length === 0) {
		sentences.push(wrote ? "You've made a start here." : "You haven't written anything here yet.");
	}
	if (sentences.length === 1) {
		sentences.push("You can go on with anything you like.");
	}
	return sentences.slice(0, 3).join(" ");
}

function moodNamed(moods: readonly string[]): string | null {
	const [most] = [...Map.groupBy(moods, (mood) => mood)].sort(([, a], [, b]) => b.length - a.length);
	return most && most[1].length >= MOOD_MESSAGES
		? `In ${most[1].length} messages the mood you named was close to “${most[0]}”.`
		: null;
}
