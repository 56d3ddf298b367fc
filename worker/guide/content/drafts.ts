import type { Draft } from "./draft.ts";

/** The first kind that is named fits best: narrow kinds come before wide ones. */
export const DRAFTS: readonly Draft[] = [
	{
		id: "separation-to-child",
		label: "a talk with a child about a separation",
		asked:
			"separat* + kid*, separat* + child*, separat* + son, separat* + daughter, divorc* + kid*, divorc* + child*, divorc* + son, divorc* + daughter, split* + kid*, split* + child*, split* + son, split* + daughter, moving out + kid*, moving out + child*, moving out + son, moving out + daughter",
		how: "Tell them together if that's safe, without blame. Say that it isn't their fault and that you both love them. Then say what stays the same: their school, their room, their days with each of you.",
		example: "We've decided to live in two homes. You didn't cause it, and we both love you. You'll stay at your school and see both of us every week.",
		exercise: "say-the-hard-thing",
	},
	{
		id: "apology-to-child",
		label: "an apology to a child",
		asked:
			"apolog* + kid*, apolog* + child*, apolog* + son, apolog* + daughter, apolog* + toddler*, apolog* + my boy, apolog* + my girl, say sorry + kid*, say sorry + child*, say sorry + son, say sorry + daughter, say sorry + toddler*, say sorry + my boy, say sorry + my girl, saying sorry + kid*, saying sorry + child*, saying sorry + son, saying sorry + daughter, saying sorry + toddler*, saying sorry + my boy, saying sorry + my girl",
		how: "Sit at their height, say what you did, and say that it wasn't their fault. Keep it to three sentences and ask for nothing back. Tell them what you'll do next time.",
		example: "I shouted at you this morning, and that wasn't okay. It wasn't your fault. Next time I'll go into the kitchen and take a breath first.",
		exercise: "cool-down",
	},
	{
		id: "condolence",
		label: "a message of condolence",
		asked:
			"condol*, sympathy, your loss, their loss, grieving, bereave*, to say + died, to say + passed away, to say + death, say to + died, say to + passed away, say to + death, to write + died, to write + passed away, to write + death, write to + died, write to + passed away, write to + death, send + died, send + passed away, send + death, card + died, card + passed away, card + death, lost her + mum*, lost her + mom*, lost her + dad*, lost her + husband, lost her + wife, lost her + baby, lost his + mum*, lost his + mom*, lost his + dad*, lost his + husband, lost his + wife, lost his + baby, lost their + mum*, lost their + mom*, lost their + dad*, lost their + husband, lost their + wife, lost their + baby",
		how: "Name the person who died and one thing you remember about them. Leave out “at least” and “everything happens for a reason”. Offer one definite thing, and don't expect a reply.",
		example:
			"I'm so sorry about your dad. I keep thinking of Walter fixing my bike in the rain. I'll leave some soup at your door on Thursday. No need to answer.",
		exercise: "reach-out",
	},
	{
		id: "saying-no",
		label: "a no",
		asked:
			"say no, saying no, turn down, turn it down, turn him down, turn her down, turn them down, decline*, declining, reject him, reject her, reject them, dont want to go",
		how: "Put the no in your first or second sentence, so they don't have to search for it. Give one reason at most. Offer something smaller only if you mean it.",
		example: "Thanks for thinking of me. I can't run the stall this year. I hope the fair goes well.",
		exercise: "say-no-kindly",
	},
	{
		id: "cancelling-plans",
		label: "a message to cancel plans",
		asked:
			"cancel*, postpone*, resched*, rain check, back out, pull out, bail, bailing, cant make it, cant come, get out of + party, get out of + wedding, get out of + dinner",
		how: "Tell them as soon as you know, in the first line. Give one true reason or none, and say sorry once. Suggest another day only if you want one.",
		example: "I have to cancel Saturday, and I'm sorry it's so late. I'm worn out and need a quiet weekend. Could we do the 14th instead?",
		exercise: "say-no-kindly",
	},
	{
		id: "resignation",
		label: "a resignation",
		asked:
			"resign*, quit, quitting, my notice, handing in, hand in + notice, leaving my job, leave my job, leaving the company, leave + job, new job + boss, new job + manager",
		how: "Tell your manager in person or by phone before you write. Two lines are enough: that you're leaving, and your last day under your contract. You don't owe a reason.",
		example: "I'm writing to resign from my post as shift lead. My last day will be 30 June. I'll help hand over my shifts before then.",
		exercise: "say-the-hard-thing",
	},
	{
		id: "raise",
		label: "a request for more pay",
		asked:
			"a raise, pay rise, payrise, raise + pay, salary, more pay, better pay, paid more, promot*, wage*, underpaid, more money + boss, more money + manager, more money + work",
		how: "Ask for a meeting about pay, so that it doesn't come as a surprise. Bring two or three results with figures and name one number. Then stop talking and wait.",
		example: "Could we meet on Thursday about my pay? I've run the Harbour account since March and sales are up by a fifth. I'd like to discuss 34,000.",
		exercise: "say-the-hard-thing",
	},
	{
		id: "apology",
		label: "an apology",
		asked: "apolog*, say sorry, saying sorry, im sorry, make it up, make up with, forgive me, make amends, was wrong, my fault, patch things up, put it right",
		how: "Name what you did and what it meant for them, without “but” or “if”. Say what you'll do differently. Let them answer in their own time, or not at all.",
		example: "I told Sam what you'd told me in confidence. That was wrong, and I'm sorry. I won't do it again. Take whatever time you need.",
		exercise: "say-the-hard-thing",
	},
	{
		id: "break-up",
		label: "a break-up",
		asked:
			"break up, breakup, breaking up, end it, end things, end the relationship, dump him, dump her, dump them, leave him, leave her, split up, stop seeing, its over",
		how: "Say it in the first minute, and say that it's decided. Give one honest reason and no list of faults. If you're afraid of how they'll react, call a helpline first.",
		example: "I've thought about this for weeks, and I want to end our relationship. I know this hurts, and I'm sorry. I won't be changing my mind.",
		exercise: "say-the-hard-thing",
	},
	{
		id: "money-owed",
		label: "a reminder about money owed",
		asked: "owes, owed, owe me, owe us, pay me back, paid me back, pay back, money back, lent, loaned, borrowed, invoice*, unpaid",
		how: "Name the amount, what it was for and a date. Keep it friendly and short the first time. Offer one easy way to pay, and ask what works if that's difficult.",
		example: "Hi Jo, could you send me the 60 for the concert tickets by Friday? If it's a bad month, tell me which date works.",
		exercise: "say-the-hard-thing",
	},
	{
		id: "boundary",
		label: "a limit you want to set",
		asked:
			"boundar*, limit, limits, to stop, stop them, stop him, stop her, stop calling, stop texting, stop coming, leave me alone, back off, turn up unannounced",
		how: "Say what happens, what you'd like, and what you'll do if it goes on. Keep to your own actions, because those are yours to decide. Then do what you said.",
		example: "When you call after ten, I can't get back to sleep. Please send a text instead. From tonight my phone is off at half past nine.",
		exercise: "say-no-kindly",
	},
	{
		id: "complaint-to-boss",
		label: "a complaint to a boss",
		asked:
			"complain*, grievance, rota, my shifts, overtime, unfair* + boss, unfair* + manager, unfair* + work, workload + boss, workload + manager, workload + work, hours + boss, hours + manager, hours + work, bull* + boss, bull* + manager, bull* + work, treat* + boss, treat* + manager, treat* + work",
		how: "Pick one issue, with two dated examples and what they cost the work. Ask for one change and a day to look at it again. Keep a copy of what you send.",
		example: "On the 3rd and the 11th my shift changed the evening before, and I had no childcare. Could we have a week's notice from now on?",
		exercise: "say-the-hard-thing",
	},
	{
		id: "feedback-to-colleague",
		label: "feedback to a colleague",
		asked: "colleague*, coworker*, co worker*, workmate*, teammate*, team mate*, feedback, my team, intern, trainee, someone at work",
		how: "Say it in private and within a few days. Describe what you saw and what came of it, leaving out what they're like. Ask how they saw it before you make your request.",
		example: "In Monday's call you answered two questions that were meant for me. I'd like to take those myself. How did it look from your side?",
		exercise: "say-the-hard-thing",
	},
	{
		id: "old-friend",
		label: "a message to an old friend",
		asked:
			"old friend*, old mate, school friend*, lost touch, reconnect*, back in touch, get in touch, havent spoken, havent talked, not spoken + years, havent seen + years",
		how: "Start with what made you think of them, such as a place or a song. Skip the long apology for the gap. Ask one easy question, and say there's no rush.",
		example: "I walked past our old café today and thought of you. Are you still playing the drums? No rush to answer.",
		exercise: "reach-out",
	},
	{
		id: "asking-a-doctor",
		label: "words for a doctor",
		asked: "doctor*, gp, nurse, therapist, psychiatrist, consultant, midwife, health visitor, specialist",
		how: "Say the main thing in your first sentence, then how long and how often. Add what it stops you doing. Take it in writing, and ask what happens next before you leave.",
		example: "I've slept about four hours a night for six weeks, and I'm making mistakes at work. I'd like to find out what's behind it.",
		exercise: "questions-for-the-doctor",
	},
	{
		id: "talk-with-partner",
		label: "a talk with a partner",
		asked: "we need to talk, my husband, my wife, my partner, my boyfriend, my girlfriend, my fiance*, my fella, my missus, my other half",
		how: "Name the subject and suggest a time, because “we need to talk” alone leaves hours of guessing. Begin with what you'd like for both of you. Raise one thing only.",
		example: "Could we talk about weekends on Sunday after lunch? I'd like us to have some time that isn't chores, and I'd like to hear your ideas too.",
		exercise: "say-the-hard-thing",
	},
	{
		id: "big-news-to-family",
		label: "big news for the family",
		asked:
			"come out, coming out, im gay, im lesbian, im bi, im trans, break the news, tell my mum*, tell my mom*, tell my mother, tell my dad*, tell my father, tell my parents, tell my family, tell my kids, tell my children, tell them + pregnant, tell them + diagnos*, tell them + cancer",
		how: "Begin with the person most likely to take it well, in a quiet hour. Say it in one plain sentence, then what you need from them. If you depend on them for a home, tell an outside person first.",
		example: "I've got some news, and I'd like you to hear it from me. Can you come over on Saturday? I won't need advice, just you there.",
		exercise: "say-the-hard-thing",
	},
	{
		id: "asking-for-help",
		label: "a request for help",
		asked: "ask for help, asking for help, help from, support from, a favour, a favor, babysit*, look after, lean on, need help + friend*, need help + family",
		how: "Ask one person for one thing, with a day and how long it takes. Say what it would make possible. Leave them an easy way to say no.",
		example: "Could you take Ben to football on Thursday at five? It would give me two hours for my dad's appointment. It's fine if you can't.",
		exercise: "reach-out",
	},
];
