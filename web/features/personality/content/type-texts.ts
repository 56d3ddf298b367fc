import type { PersonalityType } from "#shared/personality/personality.ts";

/** What is said of one type: what comes easily, what tends to be hard, and one thing to try this week. */
export type TypeText = { easy: string; hard: string; growth: string };

/** Of all sixteen. Written so that a reader can disagree: tendencies, never verdicts. */
export const TYPE_TEXTS: Record<PersonalityType, TypeText> = {
	ISTJ: {
		easy: "Keeping track of what was agreed, paid or promised often takes less effort for you than for the people around you. Quiet mornings that run in their usual order may rest you more than an evening out does.",
		hard: "When a plan falls apart and nobody is to blame, it may unsettle you more than you let on. Because you tend to sort things out by yourself, those near you might not see how much you're carrying.",
		growth:
			"Pick one small household chore you usually do without a word, and ask someone to take it, just this once. If asking doesn't suit, let it wait a day longer than usual and see whether much changes.",
	},
	ISFJ: {
		easy: "You may remember who takes no sugar, who dislikes the cold seat and who went silent at dinner. Looking after someone in small, practical ways, without fuss and before they have to ask, tends to feel natural.",
		hard: "Saying what you need can be heavy, especially once you've noticed how tired everyone else is. Hurt may stay folded away for a long time, because bringing it up would disturb an evening that was going well.",
		growth:
			"The next time someone asks whether you'd like the window open or which film to watch, try naming a real wish before saying you don't mind. One wish is plenty for a week, and it needn't come with a reason.",
	},
	INFJ: {
		easy: "From a pause or a change of tone, you may build a whole guess about what someone is going through. Wondering on your own where a life is heading, and what would give it a clear direction, often holds your interest.",
		hard: "A guess about what someone feels can harden into certainty before you've asked them. You might also plan so carefully around others that your own feelings arrive late, when you're worn out and want everyone to go home.",
		growth:
			"Take one thing you suspect a person you trust is feeling, and check it with a short question instead of more thinking. Whether or not the answer surprises you, you may be able to put the guessing down for today.",
	},
	INTJ: {
		easy: "Given an hour alone with a tangled problem, you often see how the parts hang together and which should come first. A custom that no longer makes sense may be easier for you to drop than for many others.",
		hard: "Feelings that don't follow from anything may seem like something to explain before they can be allowed. Having settled a question in private, you might find it tiresome to wait while others get there, and a little lonely too.",
		growth:
			"Once this week, when a mood turns up, write down a name for it and where in your body you notice it, and leave out the cause. Two lines are enough, and nothing has to be concluded from them.",
	},
	ISTP: {
		easy: "With a dripping tap or a bike that clicks, you may enjoy finding the fault by hand, undisturbed and in your own time. If plans change at short notice, you tend to look at what's possible now and start there.",
		hard: "Talk about feelings can seem to go round in circles, so you may leave the room before you've said what matters to you. Being pinned down for next month might feel heavy, even by people you'd like to keep close.",
		growth:
			"Ask someone you're at ease with to do the dishes or walk to the corner with you, and somewhere in the middle mention one thing that's been bothering you. A single sentence will do, and after it silence is fine again.",
	},
	ISFP: {
		easy: "Sitting with someone and not filling the silence may be comfortable for you. Whether something suits you or a friend, be it a coat or an evening out, you often sense on the spot and without much deliberation.",
		hard: "Open disagreement may weigh on you, so a no can turn into a slow drifting away that the other person doesn't understand. Forms and talks about the future might lie untouched, the more so when someone is pressing you.",
		growth:
			"Think of one request that doesn't sit well with you, and write two lines that say no and also something kind. You don't have to send them, since finding the words is all that's asked for here.",
	},
	INFP: {
		easy: "A song or a half-finished sentence can set off a long inner conversation about what matters and why. You often make room for someone's odd or undecided side, perhaps because you'd like the same room for your own.",
		hard: "The picture of how something ought to feel can be so clear that the real birthday, home or first draft seems a letdown. A remark about something you made might reach you as if it were about you altogether.",
		growth:
			"Set a timer for eight minutes and begin something you've been saving for the right mood, clumsily and on purpose. When it rings you're free to stop, and nobody ever needs to see what's there.",
	},
	INTP: {
		easy: "A question nobody needs answered can keep you happily occupied for an evening, and you may not mind leaving it open overnight. Finding the gap in an argument, your own included, often takes little effort.",
		hard: "Between understanding a thing and doing it, days may go by, with the dentist not called and lunch forgotten. Comfort can be difficult to give or take, because an explanation tends to get there first.",
		growth:
			"Pick something you've already thought through, like a call you keep meaning to make, and do only its first physical step, such as writing the number on a slip of paper. You can leave the rest for another day with a clear conscience.",
	},
	ESTP: {
		easy: "In a group, you may be the one who gets up and tries the thing that's still being discussed. Sizing up what's in front of you, from a loose screw to a room that's getting bored, tends to happen quickly.",
		hard: "Waiting with nothing to do, in a sickroom or on an empty Sunday, can be heavy. When someone is sad you might offer a fix or a distraction early, since sitting still beside it may feel like doing nothing.",
		growth:
			"Next time someone mentions a trouble, take three slow breaths before you suggest anything, then ask which part is hardest. Hearing the answer out counts as having done something, even if nothing gets fixed.",
	},
	ESFP: {
		easy: "Among friends, you may quickly sense when a plan has stopped being fun for someone, and drop it without regret. On better days, what's close at hand, like warm bread or a song in the kitchen, often reaches you without much looking.",
		hard: "An evening alone with a worry can seem very long, and it may be tempting to fill it with whatever is nearest. Bills and awkward talks tend to wait, because a friend's need today seems more real than next month.",
		growth:
			"Open one letter or message you've been putting off while someone you like is on the phone, or with the radio for company. Read it once, note the date it needs an answer by, and let that be all.",
	},
	ENFP: {
		easy: "A chance remark may turn into three ideas before you've left the table, along with someone to try them with. Curiosity about a person you've just met often comes unbidden, and a short chat can run well past its time.",
		hard: "Beginnings can pull so strongly that the middle, week three of a course or a half-painted room, goes flat. You might say a warm yes to more people than a week can hold, then feel bad about each one.",
		growth:
			"Choose one half-finished project that nags at you and officially put it away for three months, in a box or a folder with a date on it. Tell anyone it concerns, and let it stop counting as undone.",
	},
	ENTP: {
		easy: "Taking the other side for the fun of it may come as readily as agreeing, and lively talk often wakes you up. Faced with a rule, you tend to ask what it's for and what would happen without it.",
		hard: "What's play to you can land as an attack on someone who was telling you something tender. Sameness, such as going to bed at a regular hour, may feel like a small cage even when you agree with every reason for it.",
		growth:
			"Make a three-day experiment out of two dull minutes, such as stretching before bed, and write down beforehand what you expect it to change. Being wrong is a perfectly good result, and so is stopping on day two.",
	},
	ESTJ: {
		easy: "While others stand about wondering who does what, you may already be dividing things up, whether it's a house move or a picnic. Saying plainly what you think tends to cost you less than keeping it in.",
		hard: "Rest before the work is done may make you uneasy, and slowness can be hard to forgive, including in your own body when it's ill. Someone who hoped for sympathy might get instructions, though you meant them as help.",
		growth:
			"Put ten minutes of nothing useful into one day this week, at a fixed time, and keep it like any other appointment. Sit by a window or lie on the floor, where there's nothing to get better at.",
	},
	ESFJ: {
		easy: "The practical side of being together, from birthdays to who drives whom, often ends up with you, and you may like it that way. If the mood at the table dips, you tend to reach for something that helps.",
		hard: "A curt reply or an unreturned call can follow you through the day, along with a search for what you did wrong. Enjoying a gathering you've arranged may be difficult while anyone there looks unhappy, as though that were yours to mend.",
		growth:
			"If a message leaves you uneasy, jot down three ordinary reasons for it that have nothing to do with you. The likeliest of the three will often do until tomorrow, when asking may come easier.",
	},
	ENFJ: {
		easy: "When a friend talks, you may hear what they could grow into before they do, and want to help it along, asked or not. Gathering people around something that matters to them, with a date already set, often gives you energy.",
		hard: "Other people's troubles tend to come home with you, and turning one down may feel like letting someone fall. You might hold a clear hope for someone who doesn't share it, and find it painful to watch them choose differently.",
		growth:
			"Take a friend's everyday problem that's been on your mind, and note in two short columns what's yours to do and what's theirs. Leave the second column alone for today, unless they ask you for a hand.",
	},
	ENTJ: {
		easy: "Thinking aloud with others, you often move quickly from what could be to who might do what by when. Disagreement may bother you less than vagueness does, and a straight no can even come as a relief.",
		hard: "Being unsure in front of people can feel like a risk, so doubt or sorrow may become a project before it's been felt. Those at home might sometimes meet your pace when they'd hoped for your company.",
		growth:
			"Offer someone you like ten minutes, in person or by phone, in which they choose the subject and the speed and you improve nothing. Not steering may turn out restful or may make you itch, and either is fine.",
	},
};
