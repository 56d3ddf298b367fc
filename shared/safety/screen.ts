import { afterDanger, isNearInTime, OF_LIFE } from "./after-danger.ts";
import { afterDark } from "./after-dark.ts";
import { afterHarm, type Earlier } from "./after-harm.ts";
import { afterLoss } from "./bereaved.ts";
import { compile, once } from "./compile.ts";
import { heardElsewhere, isNearAndHeardElsewhere, isNearElsewhere } from "./elsewhere.ts";
import { isFound, matcher } from "./matcher.ts";
import { normalise } from "./normalise.ts";
import { withoutPanic } from "./panic.ts";
import { AFFAIRS, DARK, DISTRESS, GRIEF, MEANS, MEANS_AFTER_DARK } from "./patterns/english-context.ts";
import { PARTING, TAKING_LEAVE } from "./patterns/english-goodbye.ts";
import { SELF_BLAME } from "./patterns/english-wish.ts";
import { ENGLISH } from "./patterns/english-words.ts";
import { readOtherLanguages } from "./patterns/languages.ts";
import { isAskedForOneself, readEnglish, summedUp } from "./read-english.ts";
import { graver, isOwnRisk, type RiskLevel } from "./risk.ts";
import { isBleeding } from "./wounds.ts";

const distress = finder(DISTRESS);
const darkWords = finder(DARK);
const grief = finder(GRIEF);
const means = finder(MEANS);
const meansAfterDark = finder(MEANS_AFTER_DARK);
const affairs = finder(AFFAIRS);

function finder(patterns: readonly string[]) {
	return matcher(compile(patterns, ENGLISH));
}

/** How many of the person's earlier messages may change what a message means. */
const LOOKS_BACK = 6;
/** How many earlier messages may tell of a panic that goes on. */
const PANIC_LASTS = 2;
/** What an earlier message adds that showed risk itself: a hint more is enough. */
const AFTER_RISK = 2;

/**
 * Layer 1: what a message shows, by its words and by what the same person said before (oldest first). Pure, the
 * same everywhere, in well under a millisecond for a message of ordinary length. It misses; it is not a
 * diagnosis and is shown to nobody.
 */
export function screen(text: string, before: readonly string[] = []): RiskLevel {
	const { plain, text: written } = normalise(text);
	const english = / (?:die|dying)(?= )/.test(written)
		? withoutPanic(
				written,
				before.slice(-PANIC_LASTS).map((each) => normalise(each).text),
			)
		: written;
	const { level, hints } = readEnglish(english);
	const { level: elsewhere } = readOtherLanguages(plain);
	const soon = isNearInTime(plain, elsewhere) ? "imminent" : elsewhere;
	const past = once(() => before.slice(-LOOKS_BACK).map(asEarlier));
	const levels = () => past().map((each) => each.level);
	const near = graver(afterDanger(plain, levels), afterDanger(english, levels));
	const ofHarm = afterHarm(plain, level, past);
	const hasHarmed = () => past().some((each) => each.level === "self-harm" || OF_LIFE.has(each.level));
	const wound: RiskLevel = isBleeding(plain, hasHarmed) ? "imminent" : "none";
	const isNear =
		isNearAndHeardElsewhere(text) || (isNearElsewhere(text) && levels().some((each) => OF_LIFE.has(each)));
	const abroad: RiskLevel = isNear ? "imminent" : heardElsewhere(text);
	const dark = afterDark(plain, levels, before.slice(-LOOKS_BACK));
	const heard = [soon, near, ofHarm, dark, wound, abroad].reduce(graver, level);
	const found = isOwnRisk(heard)
		? heard
		: graver(heard, afterLoss(english, [text, ...before.slice(-LOOKS_BACK)]));
	if (isOwnRisk(found)) {
		return found;
	}
	const earlier = before.slice(-LOOKS_BACK).map((each) => normalise(each));
	const inContext = afterBadNews(
		english,
		earlier.map((each) => each.text),
	);
	const isMoreThanParting = [...hints.keys()].some(
		(name) => name !== PARTING && (name !== SELF_BLAME || levels().some((each) => OF_LIFE.has(each))),
	);
	if (isOwnRisk(inContext) || !isMoreThanParting || earlier.length === 0) {
		return graver(found, inContext);
	}
	const afterRisk = earlier.some((each) => hasShownRisk(each)) ? AFTER_RISK : 0;
	const together = summedUp(hints, afterRisk);
	return graver(
		found,
		afterRisk > 0 && hints.has(TAKING_LEAVE) && isOwnRisk(together) ? "imminent" : together,
	);
}

/** With what was said before it: where a bridge is may be asked after bad news. */
function asEarlier(said: string, index: number, all: readonly string[]): Earlier {
	const read = normalise(said);
	const { hints } = readEnglish(read.text);
	const isDark = [...hints.values()].some(({ weight }) => weight > 1);
	const alone = screen(said);
	const level = isOwnRisk(alone)
		? alone
		: graver(
				alone,
				afterBadNews(
					read.text,
					all.slice(0, index).map((each) => normalise(each).text),
				),
			);
	return { level, isDark, plain: read.plain };
}

function hasShownRisk({ plain, text }: { plain: string; text: string }): boolean {
	const { level, hints } = readEnglish(text);
	return (
		isOwnRisk(level) ||
		[...hints.values()].some(({ weight }) => weight > 1) ||
		isOwnRisk(readOtherLanguages(plain).level)
	);
}

/** A question about heights or doses after bad news is no question about facts. */
function afterBadNews(text: string, earlier: readonly string[]): RiskLevel {
	const isAfterDark = earlier.some((each) => isFound(darkWords, each));
	if (isAfterDark && isFound(meansAfterDark, text)) {
		return "method";
	}
	const sentences = text.split(" . ").map((each) => ` ${each.trim()} `);
	const isOfMeans = sentences.map((each) => isFound(means, each));
	const isOfAffairs = sentences.map((each) => isFound(affairs, each));
	if (!isOfMeans.includes(true) && !isOfAffairs.includes(true)) {
		return "none";
	}
	const rest = [...earlier, ...sentences.filter((_, index) => !isOfMeans[index] && !isOfAffairs[index])];
	const isDistressed = rest.some((each) => isFound(distress, each));
	if (isOfMeans.includes(true)) {
		return isDistressed || isAskedForOneself(text) || rest.some((each) => isFound(grief, each))
			? "method"
			: "none";
	}
	return isDistressed ? "intent" : "none";
}
