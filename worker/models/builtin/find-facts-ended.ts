import { normalise } from "#worker/danger/understand/normalise.ts";
import { ofTheDead } from "./find-facts-deaths.ts";
import { denying } from "./find-facts-denied.ts";
import { nameIn } from "./find-facts-known.ts";
import { ofTheParted } from "./find-facts-partings.ts";
import { slotOf } from "./find-facts-slots.ts";
import { namesWritten, respelt } from "./find-facts-spelling.ts";

const READ_CHARACTERS = 1500;

const NOW = "(?: (?:just|finally|actually|officially|recently|now|already|also)){0,2}";
const JOB_END = new RegExp(
	[
		`\\bI(?:'ve| have| had)?${NOW} (?:quit|resigned|retired)(?! (?!nursing|teaching|working|training|coaching|cleaning|driving|baking)\\w+ing\\b| (?:sugar|coffee|alcohol|cigarettes|caffeine|meat|social|facebook|instagram|twitter|tiktok|weed|drugs|school|uni|college|therapy|the (?:gym|team|band|choir|club|course|group|game)|my (?:diet|therapy|course))\\b)`,
		`(?:^|\\b(?:I|[Ww]e)(?:'ve|'m| have| am| had)?${NOW} )(?:lost|quit|quitting|left|leaving|losing|changed|changing) (?:my|the|that|this) (?:\\w+ ){0,2}(?:jobs?|career|hospital|company|firm|bakery|ward|school|shop|restaurant|office)\\b`,
		"\\b(?:losing|lost|quitting|leaving|left) my (?:\\w+ )?job\\b",
		`\\b(?:[Tt]hey|[Hh]e|[Ss]he|[Ww]ork|[Mm]y (?:boss|manager|company|work|firm))(?:'ve| have| has| had)?${NOW} (?:fired|sacked|dismissed|laid off|let) me\\b(?! (?:go (?:home|early|to|with|for a|out|back|and|first|through)|have|do|know|take|work|use|off|in|see|leave|stay|keep|be|get|try|down))`,
		"\\b(?:laid me off|made me redundant)\\b",
		`\\b(?:I|I've|I'm)(?: was| am| got| have| had)?${NOW}(?: (?:been|got|being|getting))?(?: made)? (?:fired|laid off|let go|sacked|redundant|dismissed|unemployed|out of work|retired)\\b(?! (?:up|home|early|of)\\b)`,
		"\\bhanded in my notice\\b|\\bmy last day at work\\b|\\bmy (?:contract|job) (?:has )?(?:ended|ran out|finished)\\b",
		"\\bI(?:'ve| have)?(?: just)? (?:got|found|started|accepted) (?:a|my) new job\\b|\\bmy new job\\b",
		"\\bI(?:'m| am)? (?:no longer|not|don't|stopped|have stopped) (?:work|working|nursing|teaching)(?: (?:there|here|as|at the|at a|in the|in a)\\b| any ?more| any longer|$)",
		"\\b(?:walked out of|left) (?:my|the) (?:job|work)\\b|\\bI switched jobs\\b",
	].join("|"),
	"u",
);
const HOME_END = new RegExp(
	[
		`\\b(?:I|[Ww]e)(?:'ve|'m|'re| have| had| am| are)?${NOW} (?:moved|moving)(?: back)? (?:to|from|out|away|house|back|in with|in together|here|there|home)\\b(?! (?:tears|bed|sleep|(?:the|a|an|my|our|another) (?:\\w+ )?(?:sofa|couch|table|back|front|kitchen|window|seat|chair|bed|room|floor|team|department|role|desk|class|side|car|garden))\\b)`,
		"\\b(?:I|[Ww]e) (?:used to live|no longer live|don't live|left home|sold (?:the|our|my) (?:house|flat))\\b",
	].join("|"),
	"u",
);
const LONG_AGO =
	/\byears ago\b|\b(?:in|since) (?:19|20)\d\d\b|\bwhen I was\b|\bas a (?:teen\w*|student|kid|child)\b/i;
const NOT_YET =
	/\b(?:if|want to|wanted to|wanna|could|might|should|would|almost|nearly|dream\w*|imagin\w*|afraid|scared|terrified|worried|fear|wish|thinking (?:of|about)|tempted to)\b/i;

const OF_WORK = new Set(["job", "workplace", "field"]);
const HOURS = /^You work (?!from home|remotely)/;
const WORKS = /^You(?:'re| are) .*\bat work\b|^You(?:'re| are) self-employed/;

type Told = { fact: string; from: number };

/**
 * Which facts the messages themselves take back: of one who died nothing is said as if they lived, of a partner
 * nothing after a parting, no job or home that was left, and nothing they say is not so. All the facts there
 * are tell who a name belongs to.
 */
export function outlasts(messages: readonly string[], facts: readonly string[]): (told: Told) => boolean {
	const names = facts.map(nameIn).filter((name) => name !== null);
	const texts = messages.map((message) =>
		namesWritten(respelt(normalise(message.slice(0, READ_CHARACTERS)).text), names),
	);
	const isOfTheDead = ofTheDead(texts, facts);
	const isOfTheParted = ofTheParted(texts, facts);
	const denials = messages.map(denying);
	const jobEnded = texts.findLastIndex((text) => sentencesIn(text).some((each) => ends(JOB_END, each)));
	const homeEnded = texts.findLastIndex((text) => sentencesIn(text).some((each) => ends(HOME_END, each)));
	return ({ fact, from }) => {
		const slot = slotOf(fact) ?? "";
		const isWork = OF_WORK.has(slot) || HOURS.test(fact) || WORKS.test(fact);
		const isHome = slot === "home" || slot === "surroundings" || slot === "household";
		const isLeft = (isWork && from < jobEnded) || (isHome && from < homeEnded);
		const isDenied = denials.some((denies, index) => index >= from && denies(fact));
		return !isLeft && !isDenied && !isOfTheDead(fact) && !isOfTheParted(fact);
	};
}

function ends(pattern: RegExp, sentence: string): boolean {
	const match = pattern.exec(sentence);
	return match !== null && !LONG_AGO.test(sentence) && !NOT_YET.test(sentence.slice(0, match.index));
}

function sentencesIn(text: string): string[] {
	return (text.match(/[^.!\n]+[?]*/g) ?? [])
		.filter((sentence) => !sentence.includes("?"))
		.map((each) => each.trim());
}
