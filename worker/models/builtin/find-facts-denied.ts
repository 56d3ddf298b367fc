import { readPiece } from "./find-facts-read.ts";
import { respelt } from "./find-facts-spelling.ts";
import { piecesOf, sentencesOf } from "./understand/clauses.ts";
import { understand } from "./understand/understand.ts";

const READ_CHARACTERS = 1500;
const ANY_MORE = /,? (?:any ?more|any longer|now|these days|at all|for now)$/;

/** What they say isn't so, as if it were: "I'm no longer vegetarian" takes back "I'm vegetarian". */
const UNSAID: readonly (readonly [denial: RegExp, plain: string])[] = [
	[/^I(?:'m| am) (?:no longer|not(?: really| actually)?) (?=.)/, "I'm "],
	[/^I (?:don't|do not|no longer|never)(?: really| even)? (?=.)/, "I "],
	[/^I (?:haven't|have not) got (?=.)/, "I have "],
	[/^I used to be (?=.)/, "I'm "],
	[/^I used to (?=.)/, "I "],
	[/^we (?:don't|do not|no longer) (?=.)/i, "we "],
	[/^we(?:'re| are) (?:no longer|not) (?=.)/i, "we're "],
	[/^my (.{2,40}) (?:isn't|is not|is no longer|'s not|'s no longer) /i, "my $1 is "],
	[/^my (.{2,40}) (?:doesn't live|does not live|no longer lives) /i, "my $1 lives "],
	[/^my (.{2,40}) (?:doesn't work|does not work|no longer works) /i, "my $1 works "],
];
const GIVEN_UP =
	/^I(?:'ve| have)?(?: just| finally| recently)? (?:stopped|quit|gave up|given up) (?<what>(?!work|see|talk|try|think|be\b)[a-z]{2,12}ing)(?: (?<rest>[a-z ]{2,30}))?$/i;
const TAKEN_UP =
	/^I(?:'ve| have)?(?: just)? (?:(?:started|began|begun) (?:to )?)?(?<what>drink|smok|driv|eat)(?:e|ing)?(?: (?<rest>meat|fish|dairy|alcohol|coffee|pork|beef|gluten|sugar))? again$/;
const LOST_BABY =
	/\b(?:miscarri\w+|stillb\w+|lost (?:the|our|my) (?:baby|babies|twins|pregnancy)|no heartbeat|no longer (?:pregnant|expecting)|(?:not|n't) (?:actually )?(?:pregnant|expecting)|false alarm|(?:had|having) an abortion|terminat(?:ed|ing|ion)|ectopic|gave birth|(?:baby|twins) (?:is|are|was|were) (?:born|here)|had (?:the|our|my) (?:baby|twins))\b/i;
const FOUND_JOB =
	/\b(?:I(?:'ve| have)?(?: just| finally)? (?:got|found|started|landed|have) (?:a|the|my|another) (?:new )?(?:\w+ )?job|I got hired|they hired me|they(?:'ve| have)? offered me (?:a|the) (?:\w+ )?job|my new job|I (?:start|started) work(?:ing)?)\b|^I work (?:in|at|for|as)\b/i;

/** Whether a message takes a fact back by saying the contrary. */
export function denying(message: string): (fact: string) => boolean {
	const text = respelt(understand(message.slice(0, READ_CHARACTERS)).text);
	const pieces = sentencesOf(text)
		.filter(({ question }) => !question)
		.flatMap((sentence) => piecesOf(sentence).filter(({ joint }) => joint !== "or"))
		.map((piece) => piece.text);
	const denied = pieces.flatMap(deniedIn).map(compared);
	const lostBaby = LOST_BABY.test(text);
	const foundJob = FOUND_JOB.test(text);
	return (fact) => {
		const known = compared(fact);
		return (
			denied.some((each) => known === each || known.startsWith(`${each} `)) ||
			(lostBaby && /^you're (?:expecting|pregnant)/.test(known)) ||
			(foundJob && /^you lost your (?:\w+ )?job\b/.test(known))
		);
	};
}

function deniedIn(piece: string): string[] {
	const plain = piece.replace(ANY_MORE, "");
	const said = UNSAID.flatMap(([denial, instead]) =>
		denial.test(plain) ? readPiece(plain.replace(denial, instead)) : [],
	);
	const given = GIVEN_UP.exec(plain)?.groups;
	const begun = TAKEN_UP.exec(plain)?.groups;
	return [
		...said,
		...(given ? habits(given.what, given.rest) : []),
		...(begun ? abstained(begun.what, begun.rest) : []),
	];
}

/** "painting" as it may stand in a fact: "You love painting", "You paint on Fridays". */
function habits(gerund = "", rest = ""): string[] {
	const stem = gerund.slice(0, -3);
	const verbs = [stem, `${stem}e`, stem.replace(/(.)\1$/, "$1")].map((verb) =>
		rest ? `${verb} ${rest}` : verb,
	);
	const whole = rest ? `${gerund} ${rest}` : gerund;
	return [
		...["love", "enjoy", "like", "go"].map((likes) => `You ${likes} ${whole}`),
		...verbs.flatMap((verb) => [`You ${verb}`, `You love to ${verb}`, `You like to ${verb}`]),
		...(gerund === "learning" ? [`You're learning ${rest}`] : []),
	];
}

function abstained(what = "", rest = ""): string[] {
	const verb = /^(?:smok|driv)$/.test(what) ? `${what}e` : what;
	return [rest ? `You don't ${verb} ${rest}` : `You don't ${verb}`];
}

function compared(fact: string): string {
	return fact
		.toLowerCase()
		.replace(/\.$/, "")
		.replace(/\byou are\b/g, "you're")
		.replace(/\bthe /g, "");
}
