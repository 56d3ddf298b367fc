import { plainWords } from "./voice/fill.ts";

/** Talks of people who are not alike: what each of them says, message by message. */
export const TALKS = {
	nurse: [
		"hi",
		"I'm a nurse and I'm burnt out",
		"we've been short staffed since spring",
		"my manager Karen makes me feel guilty if I say no",
		"yeah",
		"I used to love this job",
		"my husband says I should quit but we need the money",
		"I don't know",
		"maybe a 3",
		"I wake up at 3 thinking about the ward",
		"what should I do?",
		"the second one",
		"I'll talk to Karen on Thursday",
		"thanks, that helps",
	],
	curt: [
		"hey",
		"fine",
		"idk",
		"nothing",
		"not really",
		"meh",
		"work i guess",
		"yes",
		"no",
		"ok",
		"bored",
		"whatever",
		"k",
		"tired",
		"same",
	],
	grieving: [
		"my dad died in March",
		"we weren't close",
		"I feel guilty that I never visited",
		"my brother won't talk about it",
		"I'm so tired",
		"I keep his jacket in the hall",
		"no",
		"it's his birthday on Friday",
		"idk what to do with the day",
		"ok",
		"my mum cries all the time",
		"I can't help her",
		"I'm not sad, I'm numb",
		"yes",
	],
	rambling: [
		"so today my boss moved the deadline again and then my son called and he's failing maths and I just sat in the car for an hour because I couldn't face going in and my husband was on his phone when I got home and nobody asked how I was",
		"I don't know where to start",
		"probably the job",
		"they keep changing things and I keep saying yes",
		"I think they don't respect me",
		"but I need the money and I like my team",
		"7",
		"my son is a good kid",
		"I feel like a bad mother",
		"nobody helps me",
		"ok",
		"I tried talking to my husband",
		"he didn't listen",
		"I'm so angry at him",
	],
} satisfies Record<string, readonly string[]>;

/** The sentences of a reply in plain words, to find out what was said twice. */
export function sentencesOf(reply: string): string[] {
	return (reply.match(/[^.!?\n]+[.!?]*/g) ?? [])
		.map(plainWords)
		.filter((sentence) => sentence.split(" ").length > 2);
}
