import { type NamedMood, namedMood } from "#shared/mood-colours.ts";
import { detectMood, SURE_MOOD } from "#shared/mood-detection.ts";
import { screenMood } from "#shared/safety/mood.ts";

const SUPPORT: Record<NamedMood, string> = {
	energized:
		"There's fuel in the tank, and it's worth deciding early where it goes. Give the first half hour to the thing that usually waits, and leave a little for this evening.",
	calm: "Things have gone quiet enough to hear yourself think. You don't have to use it for anything; notice what made room for it, so that you can find the way back on a louder day.",
	confident:
		"You trust your footing right now, and that comes from things you've done. It's a good hour for the conversation or the decision you've been putting off.",
	joyful:
		"Something went right, and you let it in. Stay with it a moment longer than feels necessary, and perhaps tell the person who'd be happiest to hear.",
	focused:
		"Your attention is in one place, which is rarer than it sounds. Protect it: phone out of reach, one task, and a stopping time so that it doesn't turn into strain.",
	peaceful:
		"Nothing is pulling at you just now. That kind of quiet restores more than it seems to, so let it last before you fill the space.",
	relief:
		"You can put it down now, whatever it was. Bodies take longer than minds to notice that it's over, so be slow for an hour if you can. You carried that for a while.",
	stressed:
		"There's more coming in than going out at the moment. Pick the one thing that truly has a deadline today and let the rest be late in your head. Then a few slow breaths out, longer than the breaths in.",
	anxious:
		"Your mind is running ahead to protect you, and it has run a long way. Come back to what you can touch: both feet on the floor, five things you can see. After that, ask which part of the worry is about today.",
	sad: "Something matters to you and it hurts; that's what sadness is for. You don't have to brighten up or explain it. Be a bit gentler with today's list, and let one person near.",
	frustrated:
		"You've been pushing and it isn't moving, and that would wear on anyone. Step away for ten minutes on purpose. Then look for the smallest part of it that's actually in your hands.",
	overwhelmed:
		"It's all arriving at once, and no one can hold all of it at once. Put everything on paper so that your head can stop rehearsing it. Then circle one thing; only one.",
	excited:
		"Something ahead has you leaning forward, and that's a lovely thing to feel. Let it run, and write down what you hope for, so that you can look back at this version of it.",
	tired:
		"You've spent more than you've had back lately, and your body is keeping honest accounts. What could be smaller today, or wait until tomorrow? Rest counts as doing something.",
	lonely:
		"You're missing being known by someone, and that's a real ache. A short message with no occasion to it often lands better than we expect. And you can think out loud here in the meantime.",
	angry:
		"Somewhere a line that matters to you has been crossed. The heat is information, and it doesn't have to be an action yet. Move your body for a few minutes first, then ask what you'd want to be different.",
	hopeful:
		"There's some light under the door. Hope grows when it's given something small to do, so choose one step that the hopeful version of this would begin with.",
	motivated:
		"The engine is running and you know where you want to go. Start before the plan is perfect, with the part that takes fifteen minutes. Tomorrow will be easier from there.",
	creative:
		"Ideas are coming, and the judging part of you can wait outside for now. Make something rough and unfinished while they do. You can find out later which ones are good.",
	grateful:
		"You're seeing what's there and not just what's missing. Name one thing exactly, down to the detail; that's what makes it stay. If a person is part of it, they'd probably like to know.",
	loved:
		"Someone's care has reached you, and you've let it. Hold on to the moment it showed: the words, the look, the small thing they did. It'll be worth remembering on thinner days.",
	accomplished:
		"You saw it through, including the parts that nobody else saw. Before the next thing takes its place, say to yourself what it asked of you. That's yours now.",
	inspired:
		"Something has opened a window, and the air is different. Catch it while it's fresh: three lines about what moved you and what it makes you want to try. Then begin with the smallest of them.",
};

/** For moods in the person's own words: true of any, and it leaves the naming to them. */
const GENERAL =
	"You've put your own word to it, and that already makes it easier to hold. It doesn't have to be sorted out or explained. If you'd like, tell me a little about when it began, or what it's like to carry today.";

/** A text that speaks of danger gets no words about moods. The chat behind it listens and asks. */
const DANGER =
	"I'm really glad you said that, and I'm taking it seriously. I'm an AI, so I'm not enough for this on my own: findahelpline.com lists people you can call or text right now, and if anyone is in immediate danger, please call your local emergency number. If there's someone you trust nearby, let them know how it is.";

export type MoodSupport = { text: string; isDanger: boolean };

/** Two or three sentences for a mood, in words of our own: what the person wrote is never put into them. */
export function moodSupportFor(selectedMood: string): MoodSupport {
	if (screenMood(selectedMood) !== "none") {
		return { text: DANGER, isDanger: true };
	}
	const mood = namedMood(selectedMood) ?? sureMood(selectedMood);
	return { text: mood ? SUPPORT[mood] : GENERAL, isDanger: false };
}

function sureMood(text: string): NamedMood | null {
	const detected = detectMood(text);
	return detected && detected.confidence >= SURE_MOOD ? detected.mood : null;
}
