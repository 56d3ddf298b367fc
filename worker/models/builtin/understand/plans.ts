import { piecesOf, sentencesOf } from "./clauses.ts";
import { isReflectable } from "./reflectable.ts";
import { turnPronouns } from "./turn-pronouns.ts";

const INTENTION =
	/^(?:I'll|I will|I(?:'m| am) (?:going to|planning to)|I plan to|I(?:'ve| have)? decided to|I (?:could|might)(?= (?:try|ask|call|start)\b))(?: (?:just|try to|definitely|probably|also))* (?!be\b|have\b|never\b|not\b|always\b|get\b|lose\b|fail\b|end\b|die\b|need\b|cry\b|go (?:crazy|mad|insane|now|to bed)\b|explode\b|miss\b|keep\b|see\b|think\b|burn\b|become\b|regret\b|scream\b|kill\b|hurt\b|jump\b|cut\b|take (?:all|my|the) (?:pills|life)|disappear\b|do it\b|tell you\b)(.+)$/i;

/** A verb that can begin a second thing they mean to do. */
const VERB =
	/^(?:call|text|ask|tell|write|send|go|take|make|put|set|lay|read|run|walk|swim|cook|clean|book|buy|bring|pack|start|stop|finish|leave|turn|switch|charge|open|sign|apply|look|find|move|meet|visit|talk|speak|say|do|try|eat|drink|sleep|rest|plan|prepare|practi[sc]e|share|invite|join|pay|sort|throw|delete|block|draw|water|sit|stretch|wash|print|fill|check|thank|apologi[sz]e)\b/i;
const LONGEST = 80;

/** All they said they would do, each as a bare verb phrase: "run tomorrow at 7", "put your shoes by the door". */
export function plansIn(text: string): string[] {
	return sentencesOf(text)
		.filter((sentence) => !sentence.question)
		.flatMap(piecesOf)
		.flatMap((piece) => {
			const [first, ...more] = (INTENTION.exec(piece.text)?.[1] ?? "").split(/,? and (?:then |also )?/);
			const parts: string[] = first ? [first] : [];
			for (const part of more) {
				const last = parts.length - 1;
				if (VERB.test(part)) {
					parts.push(part);
				} else {
					parts[last] = `${parts[last]} and ${part}`;
				}
			}
			return parts;
		})
		.filter((part) => part.length <= LONGEST && isReflectable(`I will ${part}`))
		.map((part) => turnPronouns(part).replace(/^[A-Z]/, (letter) => letter.toLowerCase()));
}

/** What they said they would do, turned and as a bare verb phrase ("call her tomorrow"), or null. */
export function intentionIn(text: string): string | null {
	for (const piece of sentencesOf(text).flatMap(piecesOf)) {
		const match = INTENTION.exec(piece.text);
		const phrase = match?.[1];
		if (phrase !== undefined && phrase.split(" ").length <= 10 && isReflectable(`I will ${phrase}`)) {
			return turnPronouns(phrase).replace(/^[A-Z]/, (letter) => letter.toLowerCase());
		}
	}
	return plansIn(text)[0] ?? null;
}

const OCCASION =
	/\b(?:my|the|an?|have an?|this|big) (?:\w+ )?(exam|interview|meeting|call|appointment|presentation|date|wedding|test|surgery|operation|scan|trip|flight|audition|race|marathon|hearing|funeral|deadline|shift|review|driving test|first day|exams|finals)\b/i;
const AHEAD =
	/\b(?:tomorrow|tonight|next|this (?:afternoon|evening|weekend|week|coming)|coming up|in (?:two|three|a few|\d+) (?:days|hours|weeks)|soon|later|have (?:a|an|my)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i;
const BEHIND = /\b(?:had|failed|passed|was|went|yesterday|last|after|missed|bombed|finished|did)\b/i;

/** Something that lies ahead of them, as a noun phrase that can follow "good luck with": "the interview". */
export function occasionIn(text: string): string | null {
	for (const sentence of sentencesOf(text)) {
		const noun = OCCASION.exec(sentence.text)?.[1]?.toLowerCase();
		const when = AHEAD.exec(sentence.text);
		if (noun !== undefined && when !== null && !BEHIND.test(sentence.text)) {
			const day = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.exec(sentence.text)?.[0];
			return day === undefined ? `the ${noun}` : `the ${day} ${noun}`;
		}
	}
	return null;
}
