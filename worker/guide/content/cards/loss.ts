import type { Card } from "../card.ts";

/** What is felt after a death, most particular first: "is it normal to feel numb" is no question about length. */
export const LOSS_CARDS: readonly Card[] = [
	{
		id: "numb-after-a-death",
		title: "Numb after a death",
		topic: "grief",
		asked: [
			"numb*/feel nothing/felt nothing/feeling nothing + died/death/dead/funeral/grief/grieving/bereave*/passed away",
			"cant cry/cant i cry/havent cried/havent i cried/didnt cry/not cried/not crying/no tears + died/death/dead/funeral/grief/passed away",
			"dont feel anything/didnt feel anything/dont feel sad/dont i feel/not sad/not upset + died/death/dead/funeral/passed away",
			"doesnt feel real/not sunk in/hasnt sunk in + died/death/dead/funeral/passed away",
			"grieve/grieving/grief + without crying/no tears/numb*",
			"? + numb*/feel nothing/felt nothing/feeling nothing/empty",
			"? + cant cry/cant i cry/havent cried/didnt cry/no tears/not crying",
		],
		answer:
			"Feeling numb after a death is very common. It can help for a while, when there's a funeral to arrange and people to tell. Tears may come weeks later.",
		see: "Talk to a doctor or a bereavement service if the numbness doesn't lift or it frightens you.",
		exercise: "reach-out",
		source: {
			label: "Marie Curie, emotional numbness in grief",
			url: "https://mariecurie.org.uk/talkabout/articles/emotional-numbness-grief/346166",
			strength: "practice",
			checked: "2026-11-23",
		},
	},
	{
		id: "anger-in-grief",
		title: "Anger in grief",
		topic: "grief",
		asked: [
			"angry/anger/furious/rage/raging + died/death/dead/dying/passed away",
			"angry/anger/furious/rage/raging + grief/grieving/bereave*/funeral",
			"mad at/pissed off/cross with/resent* + died/death/dead/dying/passed away/grief/funeral",
			"hate/hating/blame + him/her/them/god/doctors + dying/died/leaving me/death",
			"? + angry/anger/furious/rage/raging",
			"? + mad at/pissed off/cross with/resent*/hate",
		],
		answer:
			"Anger is a common part of grief. It can be aimed at the illness, at God, or at the person who died. Like the rest of grief, it tends to ease with time.",
		see: "Ask a doctor or a bereavement service for help if the anger is hurting you or people near you.",
		exercise: "a-letter-you-need-not-send",
		source: {
			label: "North Staffordshire Combined Healthcare NHS Trust",
			url: "https://www.combined.nhs.uk/do-you-need-help/coping-with-bereavement/",
			strength: "practice",
			checked: "2026-11-23",
		},
	},
	{
		id: "guilt-after-a-death",
		title: "Guilt after a death",
		topic: "grief",
		asked: [
			"guilt* + died/death/dead/dying/passed away/grief/grieving/funeral",
			"my fault/blame myself/blaming myself + died/death/dead/dying/passed away",
			"if only/should have/shouldve/could have/couldve/regret* + died/death/dead/dying/passed away",
			"relieved/relief + died/death/dead/passed away/gone/over",
			"guilt* + put down/put to sleep/vet/dog/cat/pet",
			"? + guilt*/my fault/blame myself/blaming myself",
			"? + if only/regret*/relieved/relief/should have",
		],
		answer:
			"Guilt after a death is common, and it's often about things you couldn't control. Many people expect more of themselves than was fair. A decision made in good faith can still turn out badly.",
		see: "Speak to a doctor or a bereavement counsellor if the guilt takes over your days.",
		exercise: "a-kinder-letter",
		source: {
			label: "MyGrief, Canadian Virtual Hospice",
			url: "https://mygrief.ca/mod/lesson/view.php?id=817&pageid=2048",
			strength: "practice",
			checked: "2026-11-23",
		},
	},
	{
		id: "how-long-grief-lasts",
		title: "How long grief lasts",
		topic: "grief",
		asked: [
			"grief/grieving/grieve/mourn*/bereave* + how long/last/lasts/ever/over/end/ends/time limit",
			"grief/grieving/grieve/mourn*/bereave* + normal/stages/wrong/too long/still/supposed",
			"died/death/passed away/widow* + get over/getting over/move on/moving on/stop hurting/get easier/get better",
			"died/death/passed away/widow* + still cry*/still sad/still hurts/still miss/years later/years on",
			"five stages/5 stages/stages of grief",
			"dog/cat/pet + died/death/grief/grieving/put down + normal/silly/how long/why/over",
			"? + how long/get easier/get better/ever stop/ever end/too long",
			"? + normal/get over/move on/moving on/stages/still",
		],
		answer: "There's no normal length or order for grief, and it can still hurt years later. Most people adapt bit by bit, each in their own time.",
		see: "If after six months it still stops you living day to day, ask your doctor about support.",
		exercise: "a-letter-you-need-not-send",
		source: {
			label: "Lincolnshire Partnership NHS Trust, prolonged grief",
			url: "https://www.lpft.nhs.uk/contact-us/support/carers-support/prolonged-grief",
			strength: "practice",
			checked: "2026-11-23",
		},
	},
	{
		id: "after-a-break-up",
		title: "After a break-up",
		topic: "break-up",
		asked: [
			"break up/breakup/broke up/split up/breaking up + how long/get over/getting over/normal/ever/move on/moving on",
			"break up/breakup/broke up/split up + why do i still/why am i still/still love/still miss/stop thinking",
			"divorce*/separat*/dumped + how long/get over/getting over/normal/move on/moving on/still",
			"my ex/an ex/ex boyfriend/ex girlfriend/ex husband/ex wife + get over/getting over/stop thinking/stop missing/still love/still miss",
			"heartbreak/heartbroken/broken heart + how long/ever/normal/get over/stop/heal*",
			"? + how long/get over/getting over/ever/when will",
			"? + normal/move on/moving on/stop missing/stop thinking/still love/still miss",
		],
		answer:
			"There's no fixed time for getting over someone, and ups and downs are usual. In a nine-week study, getting clearer about who you are on your own went with less loneliness. It went with fewer unwanted thoughts too.",
		see: "Talk to a doctor if you've been low most days for two weeks, or can't eat, sleep or work.",
		exercise: "write-it-out",
		source: {
			label: "Larson & Sbarra 2015, after a break-up",
			url: "https://experts.arizona.edu/en/publications/participating-in-research-on-romantic-breakups-promotes-emotional",
			strength: "some",
			checked: "2026-11-23",
		},
	},
];
