import { tellsOfSuicide } from "#shared/safety/bereaved.ts";

const SOMEBODY =
	"(?:he|she|they|my (?:\\w+ ){0,3}?(?:mum|mom|mother|dad|father|parent|brother|sister|son|daughter|child|kid|wife|husband|partner|fianc\\w+|boyfriend|girlfriend|ex|friend|mate|cousin|uncle|aunt|nan|gran\\w*|grand\\w+|nephew|niece|teacher|boss|colleague|roommate|flatmate|neighbou?r|client|patient|student))";
const DONE =
	"(?:killed (?:himself|herself|themsel\\w+)|(?:hanged|hung|drowned|shot) (?:himself|herself|themsel\\w+)|took (?:his|her|their) own life|(?:ended|took) (?:his|her|their) life|(?:died|dead) (?:by|of|from|through|to) suicide|committed suicide|completed suicide)";
const TELLS = new RegExp(
	`\\b(?<who>${SOMEBODY})(?: (?:has|had|have|just|recently|sadly|actually|also|then))* ${DONE}\\b|\\b(?:lost|losing) (?<lost>my (?:\\w+ ){0,3}?\\w+|him|her|them) to suicide\\b|\\b(?:since|after|about) (?<whose>my \\w+)'s suicide\\b`,
	"i",
);
/** Something of the writer's own life stands beside it. */
const OWN =
	/\b(?:join|follow|be with|go with|same|I'm next|my turn|just like (?:him|her|them)|like (?:him|her|them) too|right idea|I (?:now )?(?:understand|get|see) (?:it|why|him|her|them)|without (?:him|her|them)|kill myself|my (?:own )?life|end it|I(?:'ll| will| want| wish| could| might| keep think\w*| also| too)|me too|take me)\b/i;

/** A film is no bereavement. */
function isStory(text: string): boolean {
	return (
		/\b(?:film|movie|series|show|episode|season|book|novel|character|documentary|game|song|anime)\b/i.test(
			text,
		) && whoDied(text) === null
	);
}

/** Whether it tells of somebody's death by suicide, and nothing in it is about the writer's own life. */
export function isOnlyBereaved(text: string): boolean {
	return tellsOfSuicide(text) && !OWN.test(text) && !isStory(text);
}

/** "your sister", or null where only a "she" was named. */
export function whoDied(text: string): string | null {
	const { who, lost, whose } = TELLS.exec(text)?.groups ?? {};
	const said = who ?? lost ?? whose ?? "";
	return /^my\b/i.test(said) ? said.replace(/^my\b/i, "your").toLowerCase() : null;
}
