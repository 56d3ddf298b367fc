import type { Reading } from "../understand/understand.ts";

const JOBS =
	"nurse|midwife|doctor|surgeon|paramedic|carer|caregiver|teacher|lecturer|tutor|student|apprentice|engineer|developer|programmer|designer|architect|lawyer|solicitor|accountant|bookkeeper|manager|assistant|receptionist|secretary|cleaner|driver|cook|chef|waiter|waitress|bartender|barista|cashier|salesman|builder|plumber|electrician|carpenter|joiner|mechanic|welder|machinist|foreman|technician|operator|farmer|gardener|officer|firefighter|soldier|worker|therapist|psychologist|physio|physiotherapist|pharmacist|dentist|vet|journalist|writer|artist|musician|photographer|translator|librarian|scientist|researcher|analyst|consultant|hairdresser|pilot|freelancer|postman|widow|widower";

const ENDS =
	"(?=[.,;:!?\\n]| and\\b| but\\b| so\\b| because\\b| since\\b| for\\b| who\\b| with\\b| at\\b| in\\b|$)";
const BE = "(?:I|you)(?:'m| am|'re| are|'ve been| have been| was| were| used to be| work(?:ed)? as)";

/** What people say of themselves in passing, as the coach says it back: "you're a nurse". */
const FORMS: readonly { kind: Told["kind"]; pattern: RegExp; says: (found: string, be: string) => string }[] =
	[
		{
			kind: "job",
			pattern: new RegExp(
				`\\b(?<be>${BE})(?: just| still| only| currently)? (?<found>an? (?:[a-z-]+ ){0,2}?(?:${JOBS}))\\b`,
				"i",
			),
			says: (found, be) => `${/was|were|used/i.test(be) ? "you were" : "you're"} ${found}`,
		},
		{
			kind: "job",
			pattern: new RegExp(
				`\\b(?:I|you) (?<found>work(?:ed)? (?:at|in|for) (?!the (?:past|last|morning|evening)|silence|peace|a (?:few|couple|bit|while))[^.,;:!?\\n]{3,30}?)${ENDS}`,
				"i",
			),
			says: (found) => `you ${found}`,
		},
		{
			kind: "place",
			pattern:
				/\b(?:I|you|we)(?:'ve| have)?(?: just| recently)? (?<found>(?:live|moved) (?:in|to|near) (?:[A-Z][a-z]+(?: [A-Z][a-z]+)?|an? (?:new |small |big )?(?:city|town|village|country|flat|house)))\b/,
			says: (found) => `you ${found}`,
		},
		{
			kind: "age",
			pattern: /\b(?:I'm|I am|you're|you are) (?<found>[1-9]\d)(?= years old|[.,;!?]| and\b| now\b|$)/i,
			says: (found) => `you're ${found}`,
		},
	];

export type Told = { kind: "job" | "place" | "age"; says: string };

/** Plain facts about themselves, the newest of each kind, from the messages and the summary. */
export function toldIn(readings: readonly Reading[], summary: string): Told[] {
	const texts = [summary, ...readings.filter((one) => one.danger === null).map((one) => one.text)];
	const told = new Map<Told["kind"], Told>();
	for (const { kind, pattern, says } of FORMS) {
		for (const text of texts) {
			const { found, be = "" } = pattern.exec(text)?.groups ?? {};
			if (found !== undefined) {
				told.set(kind, { kind, says: says(found, be) });
			}
		}
	}
	return [...told.values()];
}
