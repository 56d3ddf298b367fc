/** Feelings the coach can name. `up` marks the pleasant ones. */
export const FEELINGS = {
	tired: {
		up: false,
		pattern:
			/\b(?:tired|exhausted|drained|worn out|burn(?:t|ed) ?out|knackered|wiped out|fatigued|shattered|no energy|running on empty|depleted)\b/i,
	},
	overwhelmed: {
		up: false,
		pattern:
			/\b(?:overwhelm(?:ed|ing)|stressed|stressful|frazzled|too much(?= (?:for me|right now|lately|at once|at the moment|to (?:handle|take|cope|bear))|[.,!?]|$)|drowning|swamped|can't cope|snowed under|can't keep up|falling apart|at (?:my )?breaking point)\b/i,
	},
	anxious: {
		up: false,
		pattern:
			/\b(?:anxious|anxiety|nervous|on edge|panick?(?:y|ing|ed)?|uneasy|jittery|restless|dread(?:ing)?|worried|worrying)\b/i,
	},
	scared: { up: false, pattern: /\b(?:scared|afraid|terrified|frightened|fearful|petrified)\b/i },
	sad: {
		up: false,
		pattern:
			/\b(?:sad|down|unhappy|miserable|low|blue|heartbroken|tearful|depressed|gutted|devastated|in tears)\b|(?<=\bfeel(?:s|ing)? (?:(?:so|really|just|still|pretty|absolutely|quite|very) )?)(?:awful|terrible|horrible|rotten|rubbish|rough|wretched|sick)\b|(?<=\b(?:feel(?:ing)? like|want to|about to|close to) )cry(?:ing)?\b|\bI(?:'m|'ve been| was| just| keep| still| always)? ?(?:cry|cried|crying)\b/i,
	},
	lonely: {
		up: false,
		pattern: /\b(?:lonely|alone|isolated|left out|lonesome|no one to talk to|nobody to talk to)\b/i,
	},
	angry: {
		up: false,
		pattern:
			/\b(?:angry|furious|mad|pissed(?: off)?|livid|rage|resent(?:ful|ment)?|fuming|annoyed|irritated|irritable|outraged)\b/i,
	},
	frustrated: { up: false, pattern: /\b(?:frustrat(?:ed|ing)|fed up|sick of|had enough)\b/i },
	guilty: { up: false, pattern: /\b(?:guilty|guilt|regret|remorse)\b/i },
	ashamed: { up: false, pattern: /\b(?:ashamed|embarrass(?:ed|ing)|humiliat(?:ed|ing)|shame|mortified)\b/i },
	hurt: { up: false, pattern: /\b(?:hurt|betrayed|rejected|abandoned|let down|wounded|disappointed)\b/i },
	numb: { up: false, pattern: /\b(?:numb|empty|hollow|nothing inside|flat|disconnected|detached)\b/i },
	stuck: { up: false, pattern: /\b(?:stuck|trapped|paraly[sz]ed|in a rut|going nowhere)\b/i },
	lost: {
		up: false,
		pattern:
			/\b(?:feel(?:ing)? (?:\w+ )?lost|I'm (?:\w+ )?lost|confused|directionless|aimless|uncertain|unsure)\b/i,
	},
	hopeless: { up: false, pattern: /\b(?:hopeless|despair|giving up|given up|given up hope|no hope)\b/i },
	jealous: { up: false, pattern: /\b(?:jealous|envious|envy|jealousy)\b/i },
	bored: { up: false, pattern: /\b(?:bored|boring|unmotivated|no motivation|can't be bothered|meh)\b/i },
	insecure: {
		up: false,
		pattern:
			/\b(?:insecure|inadequate|self-?conscious|imposter|impostor|not good enough|out of my depth|worthless|useless)\b|(?<=\b(?:feel|felt|feeling) (?:(?:so|very|really|this) )?)small\b/i,
	},
	happy: {
		up: true,
		pattern:
			/\b(?:happy|happier|glad|joyful|delighted|over the moon|cheerful|great mood|thrilled|ecstatic)\b/i,
	},
	proud: { up: true, pattern: /\bproud\b(?! of (?:me|us)\b)/i },
	calm: { up: true, pattern: /\b(?:calm|calmer|relaxed|peaceful|at ease|at peace|rested)\b/i },
	excited: { up: true, pattern: /\b(?:excited|can't wait|looking forward|pumped|buzzing)\b/i },
	grateful: { up: true, pattern: /\b(?:grateful|thankful|blessed|lucky)\b/i },
	hopeful: { up: true, pattern: /\b(?:hopeful|optimistic|motivated|inspired)\b/i },
	relieved: { up: true, pattern: /\b(?:relieved|relief|weight off)\b/i },
} as const;

export type Feeling = keyof typeof FEELINGS;

/** One feeling found. `strength` is 1 plain, 2 strong, 0.5 softened; `negated` when it was denied. */
export type FeelingHit = { feeling: Feeling; word: string; strength: number; negated: boolean; up: boolean };

const NEGATED =
	/\b(?:not|isn't|wasn't|aren't|n't|never|no longer|hardly|barely|less|without|don't feel|didn't feel|stopped feeling|far from|anything but)(?: (?:really|very|so|that|all that|exactly|even|feeling|be|been|a|as|particularly|feel|at all))*\s*$/i;
const STRONG =
	/\b(?:so|very|really|extremely|incredibly|completely|totally|absolutely|utterly|too|super|deeply|such)\s+(?:\w+\s)?$/i;
const SOFT = /\b(?:a bit|a little|kind of|sort of|slightly|somewhat|quite|pretty|fairly)\s+$/i;
/** "let down" is not "down", "calm down" no feeling, "low on milk" neither. */
const NOT_A_FEELING =
	/\b(?:calm(?:ed|ing)?|sit|slow(?:ed|ing)?|broke|break(?:ing)?|shut|shutting|cut(?:ting)?|write|wrote|wind|settle|turn(?:ed)?|let|put|upside|lie|lay|come|came|go|went|come|fall|fell|lock|walk(?:ed)?|leave me|left|live|living|home|let|leave|ups and) (?:me |him |her |them |it )?$/i;

export function feelingsOf(text: string): FeelingHit[] {
	const hits: FeelingHit[] = [];
	for (const [name, { pattern, up }] of Object.entries(FEELINGS)) {
		const all = [...text.matchAll(new RegExp(pattern, "gi"))];
		const leading = (at: number): string => text.slice(Math.max(0, at - 40), at).replace(/.*[.!?;\n]/s, "");
		// "I'm not angry at them, I'm angry at her": the feeling is there, whatever was said of it first.
		const match = all.find((one) => !NEGATED.test(leading(one.index))) ?? all[0];
		if (match === undefined) {
			continue;
		}
		const before = leading(match.index);
		const word = match[0].toLowerCase();
		if (/\b(?:nobody|no one)(?: \w+){0,2} $/i.test(before)) {
			continue;
		}
		if (/^(?:down|low|alone|mad|flat|blue)$/.test(word) && NOT_A_FEELING.test(before)) {
			continue;
		}
		hits.push({
			feeling: name as Feeling,
			word,
			strength: STRONG.test(before) ? 2 : SOFT.test(before) ? 0.5 : 1,
			negated: NEGATED.test(before),
			up,
		});
	}
	return hits.sort((one, other) => other.strength - one.strength);
}

/** The feeling to answer first, leaving out denied ones. */
export function mainFeeling(hits: readonly FeelingHit[]): FeelingHit | null {
	return hits.find((hit) => !hit.negated) ?? null;
}
