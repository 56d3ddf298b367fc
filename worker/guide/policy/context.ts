import { hash } from "#shared/math/hash.ts";
import type { ActId } from "../content/acts.ts";
import type { TopicId } from "../content/ids.ts";
import { JOKED, MISREAD } from "../content/words/plain.ts";
import { actsIn } from "../read/acts.ts";
import { readTopics, type Scores, topicsIn, topicsOfPage } from "../read/topics.ts";
import { readWords, type Sentence, sentencesOf, wordsOf } from "../read/words.ts";
import type { GuideRequest, PageLine } from "../request.ts";
import { REST_TURNS } from "../say/realise.ts";

/** All that a rule may look at. */
export type Context = {
	request: GuideRequest;
	text: string;
	words: readonly string[];
	sentences: readonly Sentence[];
	acts: ReadonlyMap<ActId, Sentence>;
	/** Topics of this message, and of the conversation up to it. */
	topics: Scores;
	pageTopics: Scores;
	/** What the person wrote before, newest last. */
	before: readonly PageLine[];
	/** The guide's own replies, newest last, and the newest of them. */
	replies: readonly PageLine[];
	last: PageLine | null;
	/** Topics that the person said it isn't about. */
	dropped: ReadonlySet<TopicId>;
	/** Ids of sentences used in the last 30 replies. */
	used: ReadonlySet<string>;
	/** Offers that the person declined or started in this conversation, which aren't repeated. */
	refused: ReadonlySet<string>;
	seed: string;
};

export function createContext(request: GuideRequest): Context {
	const { page, person } = request;
	const text = page.at(-1)?.content ?? "";
	const earlier = page.slice(0, -1);
	const sentences = sentencesOf(text);
	const before = earlier.filter(({ role, isCare }) => role === "user" && !isCare);
	const replies = earlier.filter(({ role }) => role === "assistant");
	const newest = earlier.at(-1);
	const dropped = droppedIn(page);
	const stays = ({ topic }: { topic: TopicId }) => !dropped.has(topic);
	return {
		request,
		text,
		words: readWords(text),
		sentences,
		acts: actsIn(sentences),
		topics: topicsIn(text).filter(stays),
		pageTopics: topicsOfPage([...before.map(({ content }) => content), text]).filter(stays),
		dropped,
		before,
		replies,
		last: newest?.role === "assistant" ? newest : null,
		used: new Set(replies.slice(-REST_TURNS).flatMap(({ note }) => note?.templates ?? [])),
		refused: new Set([
			...earlier.flatMap(({ note }, i) => (earlier[i + 2]?.note?.act === "no" ? (note?.offered ?? []) : [])),
			...replies.flatMap(({ note }) => (note?.starts ? [`exercise:${note.starts}`] : [])),
		]),
		seed: `${person.firstName} ${hash(text)} ${page.length} ${hash(request.instead ?? "")}`,
	};
}

/** Topics that the person denied, or corrected after a reply about them, until they name them again. */
function droppedIn(page: readonly PageLine[]): Set<TopicId> {
	const dropped = new Set<TopicId>();
	for (const [i, { role, content }] of page.entries()) {
		if (role === "assistant") {
			continue;
		}
		const sentences = sentencesOf(content);
		// "Workload?" asks why that, after a reply about it.
		const doubted = sentences.filter(
			({ words, isQuestion }) => JOKED.test(words.join(" ")) || (isQuestion && words.length <= 2 && i > 0),
		);
		const { scores, denied } = readTopics(content);
		denied.push(...doubted.flatMap(({ text }) => topicsIn(text).map(({ topic }) => topic)));
		const named = scores
			.filter(({ topic, points }) => points >= 2 && !denied.includes(topic))
			.map(({ topic }) => topic);
		const assumed = page[i - 1]?.note?.topic as TopicId | undefined;
		const acts = actsIn(sentences);
		const isCorrected = acts.has("correction") || MISREAD.test(wordsOf(content).join(" "));
		if (assumed && !named.includes(assumed) && isCorrected && !acts.has("refusal")) {
			denied.push(assumed);
		}
		for (const topic of named) {
			dropped.delete(topic);
		}
		for (const topic of denied) {
			dropped.add(topic);
		}
	}
	return dropped;
}

/** A reply's topic stays the conversation's for this many replies. */
const TOPIC_STAYS = 8;

/** What the newest replies were about. */
export function openTopic({ replies, dropped }: Context): TopicId | null {
	const topics = replies.slice(-TOPIC_STAYS).map(({ note }) => note?.topic as TopicId | undefined);
	return topics.findLast((topic) => topic !== undefined && !dropped.has(topic)) ?? null;
}

/** Returns the conversation's topic: from this message, else from the replies, else from the whole page. */
export function topicOf(context: Context, least = 2): TopicId | null {
	const plain = ([first]: Scores) => (first && first.points >= least ? first.topic : null);
	return plain(context.topics) ?? openTopic(context) ?? plain(context.pageTopics);
}

/** The first question of the message that isn't a mere tag ("you know?"). */
export function questionIn({ sentences, words }: Context): Sentence | null {
	return sentences.find((each) => each.isQuestion && (each.words.length > 3 || words.length <= 6)) ?? null;
}

/** How many replies ago the guide did this; Infinity when it never did. */
export function repliesSince({ replies }: Context, act: string): number {
	const at = replies.findLastIndex(({ note }) => note?.act === act);
	return at < 0 ? Number.POSITIVE_INFINITY : replies.length - 1 - at;
}
