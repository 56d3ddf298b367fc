import { afterBadNews } from "./after/after-bad-news.ts";
import { afterDanger, isNearInTime, OF_LIFE } from "./after/after-danger.ts";
import { afterDark, type Earlier } from "./after/after-dark.ts";
import { afterHarm } from "./after/after-harm.ts";
import { afterLoss } from "./after/bereaved.ts";
import { type EmergencyNow, emergencyNow } from "./emergencies.ts";
import { withoutPanic } from "./panic.ts";
import { PARTING, SELF_BLAME, TAKING_LEAVE } from "./patterns/english/hints.ts";
import { readOtherLanguages } from "./patterns/languages.ts";
import { graver, isOwnRisk, type RiskLevel, type Signal } from "./risk.ts";
import { once } from "./text/compile.ts";
import { normalise } from "./text/normalise.ts";
import { type Hints, readEnglish, summedUp } from "./text/read-english.ts";
import {
	isImminentInUnsupportedLanguage,
	isNearInUnsupportedLanguage,
	riskInUnsupportedLanguage,
} from "./text/unsupported-languages.ts";
import { isBleeding } from "./wounds.ts";

/** Earlier messages of the person that may change what a message means. */
const LOOKS_BACK = 6;
/** Earlier messages in which a panic may have begun. */
const PANIC_LASTS = 2;
/** Weight that an earlier message with a risk adds: one more hint is enough. */
const AFTER_RISK = 2;

/** What Layer 1 found, and from what. */
export type Found = { level: RiskLevel; signals: readonly Signal[] };

/** What `readMessage` finds, by its level alone. */
export function screen(text: string, before: readonly string[] = []): RiskLevel {
	return readMessage(text, before).level;
}

/**
 * Layer 1: returns what a message shows, from its words and the person's earlier messages (oldest first). Pure, the
 * same everywhere, and takes about a millisecond for a message of ordinary length. It misses cases, isn't a
 * diagnosis, and its result is never shown.
 */
export function readMessage(text: string, before: readonly string[] = []): Found {
	const earlier = before.slice(-LOOKS_BACK);
	const past = once(() => earlier.map(asEarlier));
	const { plain, text: written } = normalise(text);
	const english = panicAside(written, before);
	const { level, hints } = readEnglish(english);
	const signs: (readonly [Signal, RiskLevel])[] = [
		["words", level],
		["another-language", otherLanguages(text, plain, past)],
		["after-danger", graver(afterDanger(plain, past), afterDanger(english, past))],
		["after-dark-words", afterDark(plain, past)],
		["after-harm", afterHarm(plain, level, past)],
		["wound", isBleeding(plain, () => past().some(hasHurt)) ? "imminent" : "none"],
		["emergency", ofEmergency(emergencyNow(text))],
	];
	const heard = gravest(signs);
	if (isOwnRisk(heard)) {
		return found(signs);
	}
	signs.push(["after-a-suicide", afterLoss(english, [text, ...earlier])]);
	if (isOwnRisk(gravest(signs))) {
		return found(signs);
	}
	const texts = earlier.map((each) => normalise(each));
	const news = texts.map((each) => each.text);
	signs.push(["after-bad-news", afterBadNews(english, news)]);
	if (!isOwnRisk(gravest(signs)) && texts.length > 0) {
		signs.push(["hints-together", withEarlierHints(hints, texts, past)]);
	}
	return found(signs);
}

function gravest(signs: readonly (readonly [Signal, RiskLevel])[]): RiskLevel {
	return signs.reduce<RiskLevel>((most, [, level]) => graver(most, level), "none");
}

function found(signs: readonly (readonly [Signal, RiskLevel])[]): Found {
	return {
		level: gravest(signs),
		signals: signs.filter(([, level]) => level !== "none").map(([signal]) => signal),
	};
}

function ofEmergency(emergency: EmergencyNow | null): RiskLevel {
	if (emergency === null) {
		return "none";
	}
	if (emergency.isOther) {
		return "other";
	}
	return emergency.kind === "attack" ? "abuse" : "imminent";
}

function panicAside(written: string, before: readonly string[]): string {
	const texts = () => before.slice(-PANIC_LASTS).map((each) => normalise(each).text);
	return / (?:die|dying)(?= )/.test(written) ? withoutPanic(written, texts()) : written;
}

/** The six languages whose patterns are read like English, and those in which only the plainest words are known. */
function otherLanguages(text: string, plain: string, past: () => readonly Earlier[]): RiskLevel {
	const { level } = readOtherLanguages(plain);
	const isNear =
		isNearInTime(plain, level) ||
		isImminentInUnsupportedLanguage(text) ||
		(isNearInUnsupportedLanguage(text) && past().some(isOfLife));
	return isNear ? "imminent" : graver(level, riskInUnsupportedLanguage(text));
}

/** Hints that are too few alone weigh more after a message with some. A parting alone doesn't count. */
function withEarlierHints(
	hints: Hints,
	earlier: readonly { plain: string; text: string }[],
	past: () => readonly Earlier[],
): RiskLevel {
	const isMoreThanParting = [...hints.keys()].some(
		(name) => name !== PARTING && (name !== SELF_BLAME || past().some(isOfLife)),
	);
	if (!isMoreThanParting) {
		return "none";
	}
	const afterRisk = earlier.some(hasShownRisk);
	const together = summedUp(hints, afterRisk ? AFTER_RISK : 0);
	return afterRisk && hints.has(TAKING_LEAVE) && isOwnRisk(together) ? "imminent" : together;
}

function hasHurt({ level }: Earlier): boolean {
	return level === "self-harm" || OF_LIFE.has(level);
}

function isOfLife({ level }: Earlier): boolean {
	return OF_LIFE.has(level);
}

/** Reads an earlier message with those before it: a question about a bridge may follow bad news. */
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
	return { level, isDark, text: said, plain: read.plain };
}

function hasShownRisk({ plain, text }: { plain: string; text: string }): boolean {
	const { level, hints } = readEnglish(text);
	return (
		isOwnRisk(level) ||
		[...hints.values()].some(({ weight }) => weight > 1) ||
		isOwnRisk(readOtherLanguages(plain).level)
	);
}
