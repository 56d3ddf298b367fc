import type { FamilyWords } from "./words.ts";

export const ABUSE_LATER: FamilyWords = {
	again: [
		"I still believe you, and it's still not your fault.",
		"That shouldn't be done to anybody, and it shouldn't be done to you.",
		"What you're telling me is serious, and I'm hearing all of it.",
		"You didn't cause that, whatever you've been told.",
		"I hear how much you have to watch out, and how tiring that is.",
		"Nobody has the right to do that, whatever name they have in your life.",
	],
	stay: [
		"You know your situation better than anyone, and the pace is yours.",
		"Caring about somebody and being afraid of them can both be true.",
		"Nothing has to be decided in this talk.",
		"You've been finding ways to get through, and that takes a lot out of a person.",
		"It makes sense if your feelings about it go in several directions.",
	],
	help: [
		"The people on those lines know situations like yours, and they don't push you to anything.",
		"If it turns dangerous, your emergency number is there for that.",
		"It can be safer to call from a phone that nobody else looks at.",
		"Someone you trust could agree on a word with you that means 'please come'.",
		"A doctor can be told about it, and can note down what was done to you.",
		"Those lines can help you think through what's safe, with nothing decided.",
	],
	questions: [
		"What would help you feel a little safer today?",
		"When are you most able to breathe?",
		"What's it like at home right now?",
		"What worries you most about the next days?",
		"Where do you feel safest?",
		"How long has it been like this?",
		"What would you like somebody to understand about it?",
	],
};

export const VIOLENCE_LATER: FamilyWords = {
	again: [
		"It's up again, so distance comes first again: another room, or outside.",
		"I hear that it's still boiling, and it's good that you say so before anything happens.",
		"Please take the distance once more, for their sake and yours.",
		"Thank you for telling me while there's still time to step back.",
		"That pressure is still there, and you don't have to hold it alone.",
	],
	stay: [
		"Anger this strong needs room, and it comes down when it gets some.",
		"Wanting to stop counts for a lot, and I can hear that you do.",
		"There's something under the heat, and it deserves to be heard in a safe place.",
		"You don't have to settle anything with them today.",
		"Cold water, a long way round the block, both feet on the floor: all of it buys time.",
	],
	help: [
		"Someone you trust could take over until tomorrow.",
		"Those lines also talk with people who are afraid of what they might do.",
		"If you can't be sure of the next minutes, your emergency number is for that, too.",
		"A doctor can help with this kind of pressure, and has heard it before.",
		"It helps to agree with someone you trust on where you'd go when it rises.",
	],
	questions: [
		"What led up to it today?",
		"Where are you now, and where are they?",
		"What helps it come down, even a little?",
		"Who could take over for an hour?",
		"What's underneath it, as far as you can tell?",
		"When did you last have a break from all of it?",
	],
};

export const EATING_LATER: FamilyWords = {
	again: [
		"It has a tight hold on the day, and I hear how hard that is.",
		"That's a lot of rules to live under, and I'm glad you say it.",
		"I hear it, and there's still no judgement here.",
		"Thank you for telling me this, too.",
		"It sounds loud in there today, and you're not alone with it here.",
		"You don't have to hide that part from me.",
	],
	stay: [
		"You're more than anything a mirror can say.",
		"It probably started as a way to cope, and it has become a heavy one.",
		"Your body has been trying to keep you going all this time.",
		"It's possible to be frightened of changing and tired of staying, both at once.",
		"What you feel matters more than what you look like.",
	],
	help: [
		"A doctor can check how your body is doing, and you don't have to explain all of it.",
		"Once someone you trust knows, it's less of a thing to guard.",
		"If you faint, your heart races or you see blood, please have it seen to the same day.",
		"Those lines can say who knows about this near you.",
		"There are people who do nothing else but help with this, and a doctor can send you to them.",
	],
	questions: [
		"How is your body today?",
		"Who knows about this?",
		"What's going on around you when it gets loudest?",
		"What does it promise you, and what does it cost?",
		"When do you get a break from it?",
		"What was happening in your life when it began?",
		"What would you like your days to have room for?",
	],
};

export const PSYCHOSIS_LATER: FamilyWords = {
	again: [
		"It's frightening again, and I'm still here.",
		"I hear how real the fear is, and how little rest you get from it.",
		"That would keep anybody on edge, and I'm listening.",
		"Thank you for telling me what it's like right now.",
		"You're carrying a lot of fear, and you don't have to carry it alone.",
	],
	stay: [
		"We don't have to settle what it is to take care of how frightened you are.",
		"You're allowed to look for a place that feels a little calmer.",
		"Feel the floor under your feet for a moment; you're here, and it's today.",
		"Nothing has to be done about it this minute.",
		"You don't have to do what anything tells you to do.",
	],
	help: [
		"Being near someone you trust can make it quieter.",
		"It's worth telling a doctor today, in the words you used here.",
		"If anything tells you to hurt yourself or somebody, your emergency number comes first.",
		"The people on those lines have listened to this before, and won't laugh.",
		"Somebody you trust could come along to the doctor with you.",
	],
	questions: [
		"Who could be with you for the next hours?",
		"How long has it been since you slept well?",
		"Where does it feel a little safer?",
		"What makes it quieter, even for a moment?",
		"What frightens you most about it right now?",
		"Who already knows how it has been for you?",
	],
};
