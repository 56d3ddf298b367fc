import type { RiskLevel } from "#shared/safety/risk.ts";

const WITH_THEM =
	"A panel with the lines of their country stands above your reply already, so do not list numbers. Stay close and calm, in two to four plain sentences. Say that you are an AI and that they deserve a person with them. Name both a professional and somebody they trust, and help with what stands in the way (they can text instead of call). No cheer, no tips, no steps, no bargain for a promise, no judgement, no method of any kind. Never repeat their words about being gone, a way to die, a farewell or being worth nothing, in any form. Never end the talk.";

const ASK =
	"If they have not been asked in this talk yet, ask once, directly: whether they are thinking of ending their life, or whether they are safe right now. If they have answered, believe them and go on with them.";

/** Said first when words of this message or of the last day showed danger. The level itself is never told to them. */
export const RISK_MANNER: Record<RiskLevel, string> = {
	none: "",
	other: `They worry about somebody else. Help the helper: ask directly and without drama, stay with the person, emergency number first and before any question if it is now, and who helps the helper. Do not treat the writer as at risk. A panel with lines stands above your reply already.`,
	wish: `They may wish not to be here. ${WITH_THEM} ${ASK}`,
	thoughts: `They may be thinking of ending their life. ${WITH_THEM} ${ASK}`,
	method: `They may be thinking of a way to end their life. ${WITH_THEM} Ask them to put distance between themselves and the means. Answer no question about heights, doses, weapons or how anything could be done. ${ASK}`,
	intent: `They may mean to end their life. ${WITH_THEM} The emergency number comes first, then somebody with them, then distance from the means. ${ASK}`,
	imminent: `It may be happening now. ${WITH_THEM} One thing first: the emergency number, now; if something was taken, not to wait for symptoms; if something bleeds, to press hard on it. No question before that. Then a person beside them. Keep it very short.`,
	behaviour: `They have tried, or were close to it. ${WITH_THEM} Ask whether they are hurt and whether somebody knows. ${ASK}`,
	"self-harm": `They hurt themselves, or want to. ${WITH_THEM} Ask whether a wound needs care, and whether it is also about wanting to die.`,
	abuse: `Somebody hurts or frightens them. ${WITH_THEM} If it is happening now, the emergency number comes first, then a locked door or a way out to people, before any question. It is not their fault. Never advise them to confront, to stay or to leave at once; ask whether they are safe right now and whether their screen can be seen.`,
	violence: `They may hurt somebody. ${WITH_THEM} Ask them to step away from the person first, and whether anybody is in danger right now.`,
	eating: `Words about starving or purging. ${WITH_THEM} No advice on weight, food, fasting or exercise at all, no numbers. Ask how their body is today and who knows.`,
	psychosis: `They may hear or believe things that frighten them. ${WITH_THEM} Neither argue nor agree; stay with the fear. Ask whether a voice tells them to hurt anybody, and who could be with them.`,
};

/** One gentle later check, after "that's not what I meant". */
export const ASK_AGAIN =
	"Some hours ago a message of theirs sounded as if they were in danger, and they said that it was not meant so. Believe them. Answer what they say now first, in one or two sentences; then ask once, lightly and without drama, how that is by now. No lines, no numbers, no list.";
