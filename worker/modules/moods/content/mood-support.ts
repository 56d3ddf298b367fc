import { type NamedMood, namedMood } from "#shared/mood/mood-colours.ts";
import { detectMood, sureMood } from "#shared/mood/mood-detection.ts";

const SUPPORT: Record<NamedMood, string> = {
	energized:
		"You have energy, so decide early where it goes. Give the first half hour to the thing that usually waits, and keep a little for later today.",
	calm: "Things are quiet enough to hear yourself think. Notice what helped you get here, so that you can find your way back on a busier day.",
	confident:
		"You trust yourself right now, and that comes from things you've done. It's a good time for a conversation or a decision you've been putting off.",
	joyful:
		"Something went right. Enjoy it a moment longer, and perhaps tell the person who'd be happiest to hear.",
	focused:
		"Your attention is in one place. Protect it: put your phone out of reach, choose one task, and set a time to stop so that it doesn't become a strain.",
	peaceful: "Nothing needs you just now. Let this quiet last a little before you fill the time.",
	relief:
		"You carried that for a while, and you can put it down now. Your body may need longer than your mind, so take it slowly for an hour if you can.",
	stressed:
		"More is coming in than you can handle right now. Choose the one thing that really has a deadline today and let the rest wait. Then take a few slow breaths, and make each breath out longer.",
	anxious:
		"Your mind is running ahead to protect you. Come back to what you can feel and see: both feet on the floor, five things around you. Then ask which part of the worry is about today.",
	sad: "Sadness often shows that something matters to you. You don't have to cheer up or explain it. Go easy on today's list, and let one person be near.",
	frustrated:
		"You've been trying and it isn't moving, and that would wear on anyone. Take a break for ten minutes. Then look for the smallest part that's in your hands.",
	overwhelmed:
		"It's all coming at once, and no one can hold all of it. Put everything on paper, so that you don't have to keep it in your head. Then circle only one thing.",
	excited:
		"You're looking forward to something, and that's a lovely feeling. Write down what you hope for, so that you can look back on it later.",
	tired:
		"You've given more than you've had back, and your body feels it. What could be smaller today, or wait until tomorrow? Rest counts as doing something.",
	lonely:
		"Being lonely hurts. A short message to someone is often more welcome than we expect. Until then, you can think out loud here.",
	angry:
		"Something that matters to you may have been hurt. You don't have to act on the anger yet. Move your body for a few minutes first, then ask what you'd want to be different.",
	hopeful:
		"You can see that things could get better. Choose one small step that you'd take if they did, and take it today.",
	motivated:
		"You have drive and you know where you want to go. Start before the plan is perfect, with a part that takes fifteen minutes.",
	creative:
		"You have ideas, so don't judge them yet. Make something rough and unfinished. You can find out later which ones are good.",
	grateful:
		"You're noticing what's good. Name one thing exactly, down to the detail, so that you remember it. If a person is part of it, they'd probably like to know.",
	loved:
		"Someone's care has reached you. Remember how it showed: the words, the look, the small thing they did. It can help you on a harder day.",
	accomplished:
		"You finished it, including the parts that no one saw. Before you start the next thing, take a moment for what it took.",
	inspired:
		"Something has given you a fresh idea. Write three lines about what moved you and what you'd like to try. Then begin with the smallest of them.",
};

/** For moods in the person's own words: true of any, and it leaves the naming to them. */
const GENERAL =
	"You've found your own word for it, and that can help. You don't have to sort it out or explain it. If you'd like, tell me when it began, or what it's like today.";

/** A text that speaks of danger gets no words about moods. The chat behind it listens and asks. */
export const DANGER =
	"I'm really glad you said that, and I'm taking it seriously. If anyone is in danger now, please call your local emergency number. I'm an AI, so I'm not enough for this on my own. At findahelpline.com you can find people to call or text right now, and if someone you trust is nearby, let them know how it is.";

/** Two or three sentences for a mood, in words of our own: what the person wrote is never put into them. */
export function moodSupportFor(selectedMood: string): string {
	const mood = namedMood(selectedMood) ?? sureMood(detectMood(selectedMood));
	return mood ? SUPPORT[mood] : GENERAL;
}
