import type { Narrow } from "../narrow.ts";

export const BODY: readonly Narrow[] = [
	{
		topic: "sleep",
		ask: "Is it falling asleep, waking in the night, or the hours themselves?",
		options: {
			"I can't fall asleep": {
				said: "fall asleep, falling asleep, get to sleep, getting to sleep, drop off, nod off, lie, lying, takes hours, takes ages, brain wont stop, mind racing",
				reply: "Going to bed when you're sleepy works better than going early because you're tired. Your body learns to link bed with sleep when you spend little waking time in it.",
				exercise: "wind-down",
			},
			"I wake in the night": {
				said: "wake in, wake up at, waking, woke, keep waking, middle of the night, 2am, 3am, 4am, early hours, back to sleep, too early",
				reply: "Waking a few times a night is a normal part of sleep. Slow breaths help more than trying to sleep, and skipping a long nap makes the next night easier.",
				exercise: "steady-breath",
			},
			"My hours are all over": {
				said: "all over, shift*, on nights, night work, irregular, too late, stay up, staying up, body clock, jet lag*, sleep schedule, routine",
				reply: "Light sets the body clock: bright in the first hour up, dim in the last. If you work nights, sunglasses on the way home and a dark bedroom help you sleep by day.",
				exercise: "a-steadier-day",
			},
		},
	},
	{
		topic: "tiredness",
		ask: "Is it too little sleep, too much to do, or neither?",
		options: {
			"I don't sleep enough": {
				said: "dont sleep, not sleeping, not enough sleep, no sleep, short nights, bad nights, sleep badly, hours a night, up late, up all night, wake*, baby",
				reply: "A nap helps most when it's under half an hour and before mid-afternoon. One getting-up time every day, weekends too, makes the nights steadier.",
				exercise: "wind-down",
			},
			"I sleep, and I'm still tired": {
				said: "still tired, sleep fine, sleep enough, sleep well, plenty of sleep, sleep loads, however much, eight hours, 8 hours, always tired, no reason, for weeks",
				reply: "Tiredness that goes on for weeks without a clear reason is worth a doctor's visit. Low iron, thyroid trouble and low mood are common causes, and all three can be treated.",
				exercise: "questions-for-the-doctor",
			},
			"I've got too much on": {
				said: "too much, too busy, so busy, overload*, nonstop, non stop, no time, work*, kids, two jobs, everything",
				reply: "Several short breaks spread over the day restore more energy than one long one at the end. Handing over one regular job gives you rest every week.",
				exercise: "who-can-carry-what",
			},
		},
	},
	{
		topic: "movement",
		ask: "What gets in the way of it most?",
		options: {
			"I can't get started": {
				said: "get started, getting started, start, starting, motivat*, lazy, too tired, no energy, cant be bothered, no time, sofa, put it off",
				reply: "Starting is easier when it's tied to something you already do each day. Two minutes after your morning coffee is enough to build on.",
				exercise: "one-small-step",
			},
			"I start, then stop": {
				said: "then stop, keep stopping, give up, gave up, stick to, stick with, keep it up, fall off, fell off, lose interest, lost interest, consistent*",
				reply: "Most routines break at the first missed week, so decide now how you'll come back. A five-minute version for bad days keeps the habit going.",
				exercise: "a-steadier-day",
			},
			"Pain or health stops me": {
				said: "pain*, hurts, health, injur*, knee*, my back, bad back, ill*, disab*, arthritis, heart, body",
				reply: "For most long-term conditions some movement is safe and useful, and moves you can do sitting down count. A doctor or physiotherapist can tell you what suits yours.",
				exercise: "questions-for-the-doctor",
			},
		},
	},
	{
		topic: "food",
		ask: "What's eating like at the moment?",
		options: {
			"I eat for comfort": {
				said: "comfort*, stress eat*, emotional*, snack*, bored, evening*, sugar, crav*, binge*, cant stop eating, overeat*, too much",
				reply: "An urge to eat for comfort rises, peaks and passes, often within half an hour. Regular meals make these urges weaker, and strict rules make them stronger.",
				exercise: "ride-the-urge",
			},
			"I forget or skip meals": {
				said: "forget, forgot, skip*, miss meals, no appetite, not hungry, dont eat, not eating, no time to eat, too busy, too tired to cook, cant cook",
				reply: "Going hours without food makes sleep, patience and concentration harder. A plain meal at a set time works better than waiting to be hungry.",
				exercise: "a-steadier-day",
			},
			"I think about it all day": {
				said: "think about, thinking about, on my mind, obsess*, all day, all the time, rules, guilt*, count*, control*, scared of, afraid of",
				reply: "When food takes up most of the day, a doctor or an eating disorder charity is a good first call. They help people of any size, and early is easier.",
				exercise: "questions-for-the-doctor",
			},
		},
	},
	{
		topic: "body-image",
		ask: "When does it come up most?",
		options: {
			"In mirrors and photos": {
				said: "mirror*, photo*, picture*, selfie*, camera, video*, reflection, clothes, getting dressed, changing room*, shop window*",
				reply: "Looking at one detail for long makes it seem bigger than it is. If it takes hours of your day or changes how you eat, a doctor is a good person to tell.",
				exercise: "step-back-from-a-thought",
			},
			"When I compare myself": {
				said: "compar*, instagram, tiktok, social media, online, other people, other women, other men, everyone else, friends, younger, models",
				reply: "Most pictures online were posed, filtered and picked from many. Some studies found that people rated their own looks a little better after a few weeks with less social media.",
				exercise: "a-kinder-letter",
			},
			"When people comment": {
				said: "comment*, remark*, said something, people say, tell me, told me, joke*, tease*, mum, mother, family, partner",
				reply: "One calm sentence ends most comments: “I'd rather not talk about my body.” Change the subject right after it, and leave out any reason.",
				exercise: "say-no-kindly",
			},
		},
	},
	{
		topic: "illness",
		ask: "Where are things with it?",
		options: {
			"I'm waiting to hear": {
				said: "waiting, wait, results, test*, scan*, biopsy, appointment, dont know yet, not sure what, referr*, diagnos*, hear back",
				reply: "Write down who has your results, when they're due and the number to call. It's fine to call if that day passes.",
				exercise: "untangle-a-worry",
			},
			"I'm living with it": {
				said: "living with, chronic, long term, years, every day, flare*, treatment, chemo*, pain*, medication, my illness, its me",
				reply: "Stopping a little before you're worn out on good days often means fewer bad ones. For appointments, three written questions make a short slot go further.",
				exercise: "questions-for-the-doctor",
			},
			"It's someone close to me": {
				said: "someone close, my mum*, my mom*, my dad*, my wife, my husband, my partner, my son, my daughter, my friend, my sister, my brother",
				reply: "A definite offer, such as dinner on Tuesday, is easier to accept than “let me know”. Taking notes at their appointments helps too, as much of what's said gets lost.",
				exercise: "who-can-carry-what",
			},
		},
	},
	{
		topic: "drinking",
		ask: "What would you say it's about?",
		options: {
			"I drink more than I want": {
				said: "more than i, too much, cut down, cutting down, drink less, weekend*, once i start, binge*, wine, evenings, after work, one becomes",
				reply: "Decide how many before the first drink, because it's harder afterwards. If you shake, sweat or feel sick when you go without, see a doctor before you cut down.",
				exercise: "ride-the-urge",
			},
			"I drink every day": {
				said: "every day, everyday, daily, every night, each night, most days, morning*, cant stop, want to stop, quit, need it, depend*",
				reply: "If you drink a lot every day, stopping suddenly can be dangerous. A doctor or an alcohol service can plan a safe way down with you.",
				exercise: "questions-for-the-doctor",
			},
			"Someone close drinks": {
				said: "someone close, my mum*, my mom*, my dad*, my wife, my husband, my partner, my son, my daughter, my friend, he drinks, she drinks",
				reply: "You didn't cause another person's drinking and you can't control it. Groups for families, such as Al-Anon, are open to you whether or not they stop.",
				exercise: "reach-out",
			},
		},
	},
	{
		topic: "screens",
		ask: "When does it take up most of your time?",
		options: {
			"At night, in bed": {
				said: "night*, in bed, bed, bedtime, before sleep, evening*, late, 2am, before i sleep, cant sleep",
				reply: "A cheap alarm clock removes the main reason to keep a phone by the bed. The last half hour is easier with something else ready, such as a book or the radio.",
				exercise: "wind-down",
			},
			"I pick it up all day": {
				said: "all day, pick it up, picking up, every five minutes, constant*, habit*, always, notification*, checking, check it, work, bored",
				reply: "Most pick-ups are habit, so small obstacles help: signing out, a long passcode, a drawer. The pull is strongest in the first minute and then drops.",
				exercise: "ride-the-urge",
			},
			"When I'm avoiding things": {
				said: "avoid*, procrastinat*, instead of, putting off, put off, escape*, distract*, should be, dont want to, homework, chores, hide",
				reply: "There's often one particular task behind the scrolling. Two minutes of that task first makes the phone easier to put down.",
				exercise: "one-small-step",
			},
		},
	},
];
