/** Replaces a level's own opening or care, where the message needs something more particular. */

import type { Question } from "./words.ts";

/** Someone was hurt by another. Instead of the care. */
export const BLOWS_CARE: readonly string[] = [
	"If you're hurt, see a doctor today, even if it looks small. Keep any children with someone safe.",
	"See a doctor about any injury today, and keep any children safe. The quick exit under “Get help now” clears this screen.",
];
/** Sexual assault. Instead of the care. */
export const ASSAULT_CARE: readonly string[] = [
	"If it was in the last days, a doctor or an assault centre can help with injuries and infection. Whether you report it is up to you.",
	"You don't have to report anything to get help. If it was in the last days, a doctor or an assault centre can look after you.",
];
/** An assault of today. Instead of the care. */
export const ASSAULT_NOW_CARE: readonly string[] = [
	"If they're near, get to other people, or lock the door and call your emergency number. A doctor or an assault centre can look after you today, and reporting it stays your choice.",
];
/** An assault of long ago. Instead of the care. */
export const ASSAULT_PAST_CARE: readonly string[] = [
	"It's never too late to be helped with it, and you don't have to report anything.",
];
/** Whether those who did it are still near. */
export const ASKS_SAFE_FROM: Question = {
	asks: "safe",
	lines: ["May I ask: are you safe from them now?"],
};
/** Hands or a cord round the neck. Instead of the care. */
export const CHOKED_CARE: readonly string[] = [
	"Being choked can hurt inside where nothing shows, and hours later. Please go to an emergency department today, and call your emergency number for a sore throat, a hoarse voice, a bad headache, or trouble swallowing or breathing.",
];
/** A neck that was held, by themselves. Instead of the care. */
export const HANGED_CARE: readonly string[] = [
	"Please go to an emergency department now, or call your emergency number. A neck can be hurt where nothing shows, and it can get worse for hours.",
];
/** Home again after an attempt. Instead of the care. */
export const DISCHARGED_CARE: readonly string[] = [
	"The first weeks at home can be hard, so please don't be alone with it. If you've taken anything since, call your emergency number now.",
];
/** An urge, and no wound. Instead of the care. */
export const URGE_CARE: readonly string[] = [
	"Put what you'd use out of reach, or leave the room, and hold something very cold for a few minutes. An urge rises, and it falls again.",
	"Please move away from what you'd use, to where someone else is. Hold something very cold until the worst minutes have passed.",
];
/** Days without food. Instead of the care. */
export const STARVED_CARE: readonly string[] = [
	"Days without food can be dangerous however you feel: please see a doctor today. If you faint, your heart races or your chest hurts, call your emergency number.",
];
/** A burn. Instead of the care. */
export const BURN_CARE: readonly string[] = [
	"Hold a fresh burn under cool running water for twenty minutes, then cover it loosely. See a doctor if it's large, blistered, or on your face or hands.",
];
/** Pictures are held over them. Instead of the care. */
export const SEXTORTED_CARE: readonly string[] = [
	"Don't pay and don't send anything more: it rarely ends there. Keep the messages as proof, block them, and tell the police or someone you trust. It's a crime against you.",
];
/** A child is hurt at home. Instead of the care and of the people to let in. */
export const CHILD_CARE: readonly string[] = [
	"Please tell a grown-up outside your home today: a teacher, a school nurse, a relative or a friend's parent. If it's dangerous now, call your emergency number.",
	"A grown-up outside your home can help: a teacher, a doctor, a relative or a friend's parent. Please tell one today, and call your emergency number if it's dangerous now.",
];
export const CHILD_REACH: readonly string[] = [
	"I'm an AI, so please also call the line for children and young people above. They'll listen, and you don't have to give your name.",
	"I'm an AI and can't come. The line for children and young people above has people who listen, and someone you trust can call with you.",
];

/** The safe place first, where it's about a child. Instead of what was heard. */
export const VIOLENCE_CHILD: readonly string[] = [
	"Please make sure the child is somewhere safe first, and step out of the room.",
	"First of all, make sure the child is somewhere safe, and close the door between you.",
];
/** The same for a baby. */
export const VIOLENCE_BABY: readonly string[] = [
	"Lay the baby on their back in the cot, close the door, and step out for ten minutes. Crying does no harm, and shaking can.",
	"Please put the baby down in the cot first, on their back, and leave the room. Ten minutes of crying is safe.",
];
/** Someone was hit. Replaces the acknowledgement. */
export const WAS_HURT: readonly string[] = [
	"If anyone is badly hurt, call your emergency number now. Any other injury should be seen by a doctor today. Then please keep your distance.",
	"Any injury comes first: your emergency number if it's bad, a doctor today if it isn't. Then put a door between you, and take any child to someone safe.",
];
/** A weapon is at hand. Instead of what was heard. */
export const WEAPON: readonly string[] = [
	"Please leave the weapon where it is, and get away from it and from them. Someone you trust, or the police, can take it out of your reach.",
	"First of all, get away from the weapon and from them. Ask someone you trust to take it away today.",
];
/** A wound that is deep. Instead of what was heard. */
export const DEEP: readonly string[] = [
	"Call your emergency number now, on speaker, and press hard on it with a clean cloth. Don't lift the cloth to look.",
];
/** High up, or beside the rails. Instead of what was heard. */
export const STEP_BACK: readonly string[] = [
	"Please step back from the edge and call your emergency number now. Tell them where you are.",
];
/** An engine runs in a closed room. Instead of what was heard, and of the care. */
export const OUT_OF_FUMES: readonly string[] = [
	"Please get out into the open air now, and turn the engine off if you can. Then call your emergency number, even if you feel fine, and don't go back in.",
];
/** Between the rails: there is no edge to step back from. */
export const OFF_THE_RAILS: readonly string[] = [
	"Please get off there now, to where people are, and call your emergency number. Tell them where you are.",
];
/** Something is round their neck. Instead of what was heard. */
export const FREE_NECK: readonly string[] = [
	"Please take it off your neck now and get down on the floor. Then call your emergency number, on speaker.",
];
export const ASKS_OFF: Question = {
	asks: "safe",
	lines: ["Is it off, and are you safe right now?"],
};
/** They want to follow a person who died. Replaces the acknowledgement. */
export const TO_FOLLOW: readonly string[] = [
	"I'm so sorry you lost them. I hear how much you miss them, and I'm taking all of it seriously.",
];
/** Whether the edge is behind them. */
export const ASKS_AWAY: Question = {
	asks: "safe",
	lines: ["Are you away from it now?"],
};
/** A voice commands harm to a person nearby. Replaces the acknowledgement. */
export const COMMANDED_AT_OTHERS: readonly string[] = [
	"Please put a closed door between you and them now, and call your emergency number. You don't have to do what it tells you.",
	"Go where they aren't, now, and call your emergency number. You don't have to obey it.",
];
/** A voice commands harm already: nothing is asked about that. Instead of what was heard. */
export const COMMANDED: readonly string[] = [
	"Please call your emergency number now. You don't have to do what it tells you.",
	"Call your emergency number now, please. That must be terrifying, and you don't have to obey it.",
];
/** An attempt of long ago: nothing to treat today. Instead of the care. */
export const LONG_AGO_CARE: readonly string[] = ["Thoughts can come back to a day like that, even years on."];
