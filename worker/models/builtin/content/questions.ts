/** Open questions that fit any topic, by how far the talk has come. */
export const EXPLORE: readonly string[] = [
	"What's the part that stays with you when the day goes quiet?",
	"What has this been like from the inside?",
	"When did you first notice it?",
	"What's the hardest bit to say about it?",
	"How does this show up in an ordinary day?",
	"What would you most like me to understand about it?",
	"Where does it get in the way most?",
	"What happens right before it gets bad?",
	"What's been different since it started?",
	"Which piece of it would you like to look at first?",
];

export const DEEPER: readonly string[] = [
	"What does this say about what matters to you?",
	"What would you need to hear, and from whom?",
	"If nothing changed for a year, what would bother you most about that?",
	"What would the kindest honest person you know say about it?",
	"What part of you isn't being listened to here?",
	"What would 'enough' look like?",
	"What have you learned about yourself from this so far?",
];

export const EXCEPTIONS: readonly string[] = [
	"When was it a little lighter, even for an hour?",
	"When has something like this gone better than you expected?",
	"What was different the last time you felt more like yourself?",
	"Who or what makes it slightly easier when they're around?",
	"What have you got through before that felt about this size?",
	"On the days it's less bad, what's usually going on?",
];

/** How sure they are of a step they chose: the one place where a number helps. */
export const CONFIDENCE: readonly string[] = [
	"From 0 to 10, how sure are you that you'll do it?",
	"How confident are you, from 0 to 10, that this will happen?",
	"How much does it matter to you, from 0 to 10?",
];

/** Offers: always answerable with "idea", "listen", yes or no. */
export const OFFER_CHOICE: readonly string[] = [
	"Would an idea help right now, or is it better if I just listen?",
	"Should I suggest an idea, or would you rather I just listened?",
	"Do you want an idea from me, or more room to talk while I listen?",
	"What would serve you more at this point: an idea, or someone to listen?",
	"Shall I offer an idea, or keep listening?",
];

export const OFFER_IDEA: readonly string[] = [
	"Would you like to hear a small idea that helps some people with this?",
	"May I offer one idea, to take or leave?",
	"Are you open to an idea, or is it too soon?",
	"Want to hear something small you could try?",
	"Shall I share an idea that might take the edge off?",
];

export const COMMIT: readonly string[] = [
	"Could you see yourself doing that this week?",
	"Does either of those fit your life as it is right now?",
	"Would one of those be doable today?",
	"Does one of them feel possible?",
	"Could one of those be worth ten minutes?",
	"Does that fit, or should it be smaller?",
	"Would that work on a bad day too?",
];

export const WHICH_STEP: readonly string[] = [
	"Which one fits your week better?",
	"Which of the two would you actually do?",
	"Which one is closer to something you'd try?",
	"Which would cost you less to start?",
	"Which of those do you want to begin with?",
	"Which one suits you more?",
	"Which would make the bigger difference?",
	"What would get in the way of the first one?",
	"When in your day could one of them go?",
];

/** Soft invitations, for the friend. Answerable with yes. */
export const INVITES: readonly string[] = [
	"Want to tell me more about it?",
	"Do you want to let some of it out here?",
	"Want to walk me through what happened?",
	"Would it help to just say the whole messy thing?",
	"Want to start with the bit that hurts most?",
	"Do you feel like telling me the rest?",
	"Want to stay on this a while?",
	"Is there more where that came from?",
];

/** Endings without a question. */
export const PRESENCE: readonly string[] = [
	"I'm here, and there's no hurry.",
	"You can say it as untidily as it comes.",
	"Take whatever room you need.",
	"Nothing has to be solved in this minute.",
	"Go on whenever you like.",
	"I'm listening.",
	"You don't have to make it make sense for me.",
	"Start anywhere; I'll follow.",
	"We can stay right here for a bit.",
	"There's space for the rest of it too.",
	"No need to wrap it up neatly.",
	"I've got time for all of it.",
	"You can leave it half said and come back to it.",
	"It's fine to ramble; I'll keep up.",
	"It doesn't have to come out in order.",
];

/** After a detail about someone who died. */
export const REMEMBER_QUESTIONS: readonly string[] = [
	"What else comes back when you think of that?",
	"What would they say if they could see you now?",
	"Which moment would you most like to have again?",
];

/** Affirmations of the one thing that is surely true: they came, and put it into words. */
export const AFFIRM_TELLING: readonly string[] = [
	"Putting that into words takes some doing.",
	"You said it without softening it, and that's honest.",
	"It isn't easy to lay that out for someone, and you did.",
	"That can't have been easy to type.",
	"That took some nerve to say.",
];

export const AFFIRM_TRYING: readonly string[] = [
	"You've tried things already, and that says you want this to change.",
	"The effort you've put in is worth something, even before it shows.",
	"You kept at it when stopping would have been easier.",
	"You haven't just sat and waited; you've tried.",
];

/** Questions that need somebody's name. */
export const PERSON_QUESTIONS: readonly string[] = [
	"What would you want {person} to understand?",
	"When do you feel most at ease with {person}?",
	"What do you wish you could say to {person} without it going wrong?",
	"What do you think {person} sees when they look at this?",
	"What has changed between you and {person}?",
	"What do you need from {person} that you haven't asked for yet?",
];
