import { hash } from "#shared/hash.ts";
import type { GuideNote } from "#shared/schemas/exercises.ts";
import type { ActId } from "../content/acts.ts";
import type { TopicId } from "../content/ids.ts";
import type { LineId } from "../content/lines.ts";
import { actsIn } from "../read/acts.ts";
import { readTopics, type Scores, topicsIn, topicsOfPage } from "../read/topics.ts";
import { readWords, type Sentence, sentencesOf, wordsOf } from "../read/words.ts";
import type { GuideRequest, PageLine } from "../request.ts";
import { pick, REST_TURNS, type Said } from "../say/realise.ts";

/** A button: its label, and what pressing it brings. */
export type Chip = { label: string; offer: string };

/** A reply before it is put into words on the wire. `text` sentences are remembered by their ids. */
export type Draft = {
	say: readonly (Said | null)[];
	/** What the reply does, where that is not the rule that gave it. */
	act?: string;
	chips?: readonly Chip[];
	asked?: string;
	topic?: TopicId;
	starts?: string;
	outcome?: { takeawayId: string; label: string };
	isKept?: true;
	line?: number;
	keeps?: GuideNote["keeps"];
	page?: GuideNote["page"];
};

/** All that a rule may look at. */
export type Context = {
	request: GuideRequest;
	text: string;
	words: readonly string[];
	sentences: readonly Sentence[];
	acts: ReadonlyMap<ActId, Sentence>;
	/** Topics of this message, and of the talk up to it. */
	topics: Scores;
	pageTopics: Scores;
	/** What the person wrote before, newest last. */
	before: readonly PageLine[];
	/** The guide's own replies, newest last, and the newest of them. */
	replies: readonly PageLine[];
	last: PageLine | null;
	/** Topics that the person said it is not about. */
	dropped: ReadonlySet<TopicId>;
	/** Ids of sentences used in the last 30 replies. */
	used: ReadonlySet<string>;
	/** What was offered and turned down in this talk, or begun: it is not offered again. */
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
			...replies.filter((_, i) => isRefused(earlier, i)).flatMap(({ note }) => note?.offered ?? []),
			...replies.flatMap(({ note }) => (note?.starts ? [`exercise:${note.starts}`] : [])),
		]),
		seed: `${person.firstName} ${hash(text)} ${page.length} ${hash(request.instead ?? "")}`,
	};
}

/** A complaint that what was said was not taken in. */
const MISREAD = /\b(?:just said|just told|already (?:said|told)|not what i|told you|said nothing about)\b/;

/** What the person denied, or put right after a reply about it, until they name it again. */
function droppedIn(page: readonly PageLine[]): Set<TopicId> {
	const dropped = new Set<TopicId>();
	for (const [i, { role, content }] of page.entries()) {
		if (role === "assistant") {
			continue;
		}
		const joked = sentencesOf(content).filter((each) =>
			/\b(?:a|was|were) jok(?:e|ing)\b/.test(each.words.join(" ")),
		);
		// "Workload?" asks why that, after a reply about it.
		const doubted = sentencesOf(content).filter((each) => each.isQuestion && each.words.length <= 2 && i > 0);
		const { scores } = readTopics(content);
		const denied = [
			...readTopics(content).denied,
			...[...joked, ...doubted].flatMap((each) => topicsIn(each.text).map(({ topic }) => topic)),
		];
		const named = scores
			.filter(({ topic, points }) => points >= 2 && !denied.includes(topic))
			.map(({ topic }) => topic);
		const assumed = page[i - 1]?.note?.topic as TopicId | undefined;
		const acts = actsIn(sentencesOf(content));
		const isCorrected =
			assumed !== undefined &&
			!named.includes(assumed) &&
			(acts.has("correction") || MISREAD.test(wordsOf(content).join(" "))) &&
			!acts.has("refusal");
		for (const topic of named) {
			dropped.delete(topic);
		}
		for (const topic of isCorrected ? [...denied, assumed] : denied) {
			dropped.add(topic);
		}
	}
	return dropped;
}

/** A sentence of this kind, chosen for this turn. */
export function line(context: Context, id: LineId, slots: Record<string, string> = {}): Said | null {
	return pick(id, context.used, context.seed, slots);
}

/** A topic that a reply was about stays that of the talk for so many replies. */
const TOPIC_STAYS = 8;

/** The topic that the talk is about: what this message names, else what the replies were about, else what the page sums to. */
export function topicOf({ topics, pageTopics, replies, dropped }: Context, least = 2): TopicId | null {
	const [own] = topics;
	const [summed] = pageTopics;
	const isOpen = ({ note }: PageLine) => note?.topic !== undefined && !dropped.has(note.topic as TopicId);
	const noted = replies.slice(-TOPIC_STAYS).findLast(isOpen)?.note?.topic as TopicId | undefined;
	return own && own.points >= least
		? own.topic
		: (noted ?? (summed && summed.points >= least ? summed.topic : null));
}

/** The first question of the message that is not a mere tag ("you know?"). */
export function questionIn({ sentences, words }: Context): Sentence | null {
	return sentences.find((each) => each.isQuestion && (each.words.length > 3 || words.length <= 6)) ?? null;
}

/** How many replies ago the guide did this; Infinity when it never did. */
export function repliesSince({ replies }: Context, act: string): number {
	const at = replies.findLastIndex(({ note }) => note?.act === act);
	return at < 0 ? Number.POSITIVE_INFINITY : replies.length - 1 - at;
}

/** Whether the reply at this place among the guide's replies was answered with a no. */
function isRefused(page: readonly PageLine[], nth: number): boolean {
	const places = page.flatMap(({ role }, i) => (role === "assistant" ? [i] : []));
	const at = places[nth] ?? -1;
	return page[at + 2]?.note?.act === "no";
}
