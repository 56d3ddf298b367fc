import { TIE_HELPS, TIE_NAME, TIES } from "../content/ties.ts";
import type { Context } from "../context.ts";
import { keptClause, keptKeys, keptPeople } from "../memory/kept.ts";
import { feelsDown } from "../understand/sorrow.ts";
import { fill, fixedPart, plainWords } from "../voice/fill.ts";

/** Being known is good company; being reminded of it in every reply is not. */
const REST = 8;
const HELPS = /^(?<what>[A-Z][\p{L} ]{2,30}?) (?:helps|has helped|calms|relaxes) you\b/u;
/** What something that helps may ease; it is no answer to a quarrel or a loss. */
const EASED = new Set(["stress", "low-mood", "sleep", "worry", "anger", "work"]);
const MARKS = [...TIES, ...TIE_HELPS, ...TIE_NAME].map(fixedPart);

function tiedLately({ memory }: Context): boolean {
	return memory.replies.slice(-REST).some((reply) => MARKS.some((mark) => plainWords(reply).includes(mark)));
}

/** "your sister", told without a name that is known from before. */
function nameTie(context: Context): string | null {
	const { reading, voice, person } = context;
	for (const { name, relation } of keptPeople(person.memory).map((one) => ({
		name: one.label,
		relation: one.relation,
	}))) {
		const spoken = reading.people.some((one) => one.relation === relation && /^your /.test(one.label));
		if (relation !== null && /^\p{Lu}/u.test(name) && spoken && !voice.saidBefore(name)) {
			return voice.say(TIE_NAME, { name });
		}
	}
	return null;
}

/** Something kept from earlier talks, tied to what is said now: seldom, only where it fits, and never twice. */
export function tie(context: Context): string | null {
	const { person, reading, voice } = context;
	if (person.memory.length === 0 || reading.asks || reading.words < 3 || tiedLately(context)) {
		return null;
	}
	const text = reading.text.toLowerCase();
	for (const line of person.memory.toReversed()) {
		const clause = keptClause(line);
		if (voice.saidBefore(clause)) {
			continue;
		}
		const what = HELPS.exec(line)?.groups?.what;
		if (what !== undefined) {
			const used = TIE_HELPS.some((one) => voice.saidBefore(plainWords(fill(one, { what }) ?? one)));
			const low = feelsDown(reading) || reading.topics.some((hit) => EASED.has(hit.topic.slug));
			const said = low && !used && !text.includes(what.toLowerCase()) ? voice.say(TIE_HELPS, { what }) : null;
			if (said !== null) {
				return said;
			}
			continue;
		}
		const keys = keptKeys(line);
		if (keys.some((key) => new RegExp(`\\b${key}`).test(text)) && !/\b(?:called|name)\b/.test(line)) {
			const said = voice.say(TIES, { t: clause });
			if (said !== null) {
				return said;
			}
		}
	}
	return nameTie(context);
}
