/** Someone the person spoke of. `label` is how the coach says it: "your sister Ana", "Ana". */
export type Mention = { label: string; key: string; relation: string | null };

export const RELATIONS =
	"sister|brother|mother|mom|mum|father|dad|husband|wife|partner|boyfriend|girlfriend|fiance|fiancé|fiancee|fiancée|ex|son|daughter|kid|kids|children|child|baby|boss|manager|supervisor|coworker|co-worker|colleague|colleagues|team|friend|friends|best friend|roommate|flatmate|housemate|neighbour|neighbor|aunt|uncle|cousin|grandmother|grandma|nan|gran|grandfather|grandad|grandpa|teacher|professor|parents|family|in-laws|mother-in-law|father-in-law|sister-in-law|stepdad|stepmum|stepmom|twin|crush|mentor|client|landlord|dog|cat";

const RELATION = new RegExp(
	`\\b(?:[Mm]y|[Oo]ur) (?:(?:older|younger|little|big|eldest|old|new|dear|ex|late|best|close|only|twin|six-year-old) )?(${RELATIONS})\\b(?:,? ([A-Z][a-z]{2,}))?`,
	"g",
);
/** "Lena, my sister", "Lena is my sister", "my sister is called Lena", "my sister's name is Lena". */
const INTRODUCED = new RegExp(
	`\\b(?<before>[A-Z][a-z]{2,})(?:,| is| was|'s) (?:my|our) (?:\\w+ )?(?<one>${RELATIONS})\\b|\\b(?:[Mm]y|[Oo]ur) (?:\\w+ )?(?<other>${RELATIONS})(?:'s name is| is called| is named|,? called|,? named|,) (?<after>[A-Z][a-z]{2,})\\b`,
	"g",
);
const NOT_A_NAME =
	/^(?:The|This|That|But|And|Then|When|What|Why|How|Who|Where|Because|Today|Yesterday|Tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|Spanish|French|German|God|Jesus|Facebook|Instagram|Netflix|Google|Zoom|Excel|Slack|London|Paris|Berlin|Attune|Hello|Well|Just|Still|Maybe|Everyone|Nobody|Someone|People|She|Her|His|They|There|Its|Not|Now|Life|Work|Also)$/;
const NAMED =
	/\b(?:with|told|called|miss|love|asked|see|saw|met|texted|married|dating|lost|from|about|and) ([A-Z][a-z]{2,})\b|\b([A-Z][a-z]{2,}) (?:said|told|is|was|left|wants|doesn't|keeps|never|got|called|texted|yelled|and I|broke|hates|loves|died|thinks|asked|won't|didn't|hasn't)\b/g;

export function peopleIn(text: string): Mention[] {
	const found: Mention[] = [];
	const names = new Set<string>();
	for (const match of text.matchAll(RELATION)) {
		const relation = (match[1] ?? "").toLowerCase();
		const whole = match[0].replace(/^(?:my|our)/i, "your");
		const name = match[2];
		if (name !== undefined && !NOT_A_NAME.test(name)) {
			names.add(name);
			found.push({ label: name, key: relation, relation });
			const more = /^(?:,? and|,) ([A-Z][a-z]+)\b/.exec(text.slice(match.index + match[0].length))?.[1];
			if (relation.endsWith("s") && more !== undefined && !NOT_A_NAME.test(more)) {
				names.add(more);
				found.push({ label: more, key: relation, relation });
			}
		} else {
			const label =
				name === undefined ? whole : whole.slice(0, whole.length - name.length).replace(/,? $/, "");
			found.push({ label, key: relation, relation });
		}
	}
	for (const match of text.matchAll(INTRODUCED)) {
		const { before, after, one, other } = match.groups ?? {};
		const name = before ?? after ?? "";
		const relation = (one ?? other ?? "").toLowerCase();
		if (!NOT_A_NAME.test(name) && !names.has(name)) {
			names.add(name);
			found.push({ label: name, key: relation, relation });
		}
	}
	for (const match of text.matchAll(NAMED)) {
		const name = match[1] ?? match[2] ?? "";
		if (name !== "" && !NOT_A_NAME.test(name) && !names.has(name)) {
			names.add(name);
			found.push({ label: name, key: name.toLowerCase(), relation: null });
		}
	}
	return found;
}

/** People one can talk to and about: not a pet, not a whole crowd. */
export function isOnePerson(mention: Mention): boolean {
	return !/^(?:dog|cat|kids|children|colleagues|team|friends|parents|family|in-laws|client)$/.test(
		mention.key,
	);
}
