import { DAYS, LANGUAGES, MONTHS } from "./find-facts-words.ts";

/** A given name, of one word, whatever follows: "Lena's". */
export const NAME_BEFORE = "\\p{Lu}(?:'\\p{Lu})?\\p{Ll}{1,18}(?:-\\p{Lu}\\p{Ll}{1,18})?";

/** A given name, of one word. */
export const NAME = `${NAME_BEFORE}(?![\\p{L}'])`;

/** Months that are given names too. */
const NAMES_TOO = new Set(["April", "May", "June", "August"]);

const NO_NAME = new RegExp(
	`^(?:A|An|The|This|That|These|Those|But|And|Then|When|What|Why|How|Who|Where|Because|Today|Yesterday|Tomorrow|Tonight|Maybe|Nobody|Someone|Everyone|People|She|He|Her|His|They|There|It|Its|Is|Was|Has|Had|If|In|On|At|As|My|Me|We|You|So|No|Not|Yes|To|Or|Do|Did|For|From|With|Now|Just|Still|Also|Well|Very|Back|Never|Always|Really|Like|Crazy|Big|Little|Old|Mr|Mrs|Ms|Miss|Dr|Sir|Master|Madam|Auntie|Uncle|Aunt|Granny|Grandma|Daddy|Mummy|Mommy|King|Queen|Captain|Dad|Mum|Mom|God|Jesus|Christian|Catholic|Muslim|Jewish|Hindu|Buddhist|Thanks|Thank|Honestly|Sorry|Please|Hello|Anyway|Luckily|Sadly|Ishmael|Batman|Superman|Spiderman|Sherlock|Cassandra|Romeo|Einstein|Scrooge|Barbie|Cinderella|Satan|Hitler|Godzilla|Shrek|Voldemort|Dracula|Facebook|Instagram|Netflix|Google|Zoom|Excel|Slack|Skype|Uber|Amazon|Spotify|Tesla|Attune|Covid|Christmas|Easter|Ramadan|Halloween|Diwali|Eid|Mass|American|Australian|Canadian|Indian|British|Scottish|African|Asian|European|London|Paris|Berlin|Leeds|${LANGUAGES}|${DAYS}|${MONTHS.split(
		"|",
	)
		.filter((month) => !NAMES_TOO.has(month))
		.join("|")})$`,
);

/** Whether a capitalised word may be somebody's name. */
export function isName(word: string | undefined): word is string {
	return word !== undefined && !NO_NAME.test(word);
}

/** A town, a region or a country. */
export const PLACE =
	"(?:the (?:UK|US|USA|Netherlands|Philippines)|UK|USA|\\p{Lu}[\\p{L}'-]{2,}(?:[ ](?:\\p{Lu}[\\p{L}'-]+|on|upon|of|the|de|am)){0,3})";

/** A street is an address and stays out; a state of mind is no town. */
const NO_PLACE =
	/\b(?:Street|St|Road|Rd|Avenue|Ave|Lane|Close|Drive|Court|House|Way|Crescent|Terrace|Place|Gardens|Flat|Apartment|Block|Unit|Hall|Square|on|upon|of|the|de|am)$|^(?:Flat|Apartment|Block|Unit|House|Plan|Sales|Accounting|Marketing|Finance|Support|Human|Money|Work|Hope|Faith|Joy|Love|Bliss|Misery|Despair|Doubt|Paradise|Harmony|Sorrow|Grief|Darkness|Light|Panic|Anxiety|Dread|Freedom|Poverty|Luxury|Style|Comfort|Exile|Solitude|Isolation|Regret|Guilt|Anger|Agony|Memory|Memories|Dreams|Books|Reality|Fantasy|Wonderland|Narnia|Hogwarts|Gotham|Mordor|Neverland|Atlantis|Westeros|Oz|Mars|Space|Hiding|Bed|Fear|Hell|Chaos|Limbo|Denial|Pain|Peace|Heaven|Silence|Purgatory|Debt|Sin|Shame|Terror|Prison|Jail|Uncertainty|Insecurity|Loneliness|Sadness|Happiness|Madness|Stress|Trauma|The|My|A|This|That|Constant|Total|Complete)\b|^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/;

export function isPlace(words: string | undefined): words is string {
	return (
		words !== undefined && !NO_PLACE.test(words) && !new RegExp(`^(?:${MONTHS}|${LANGUAGES})$`).test(words)
	);
}
