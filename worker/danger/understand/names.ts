/** Proper names that people type in lower case and that no common word shares. */
const CLEAR = new Set(
	`monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
	sundays january february april june july september october november december christmas easter thanksgiving
	halloween ramadan eid diwali hanukkah english spanish french german italian portuguese dutch japanese chinese
	arabic turkish london paris berlin madrid rome dublin amsterdam lisbon europe america england scotland ireland
	germany france spain italy canada australia india facebook instagram netflix google reddit tinder hinge twitter
	amazon spotify duolingo snapchat pinterest zoom adam alice anna ben chris claire daniel dave david ella emily
	emma eva hannah jack jake james jane jess jessica john josh julia karen kate katie laura leo lily lisa lucy luke
	maria martin matt megan mia michael mike nina noah olivia paul peter priya rachel rebecca ryan sam sara sarah
	sophie steve susan thomas tim tom tony`.split(/\s+/),
);
const SPELT: Readonly<Record<string, string>> = {
	tiktok: "TikTok",
	youtube: "YouTube",
	whatsapp: "WhatsApp",
	linkedin: "LinkedIn",
	chatgpt: "ChatGPT",
	iphone: "iPhone",
	adhd: "ADHD",
	ocd: "OCD",
	ptsd: "PTSD",
	gp: "GP",
	nhs: "NHS",
	uk: "UK",
	usa: "USA",
};
/** "march" and "may" are also words, so they need a word in front that only a month has. */
const MONTHS =
	/\b(in|since|last|next|until|till|by|early|late|mid|of|from|every|back in|this past) (march|may|august)\b/g;

export function namesCapitalised(text: string): string {
	return text
		.replace(/\b[a-z]{2,13}\b/g, (word) =>
			CLEAR.has(word) ? word.charAt(0).toUpperCase() + word.slice(1) : (SPELT[word] ?? word),
		)
		.replace(
			MONTHS,
			(_, before: string, month: string) => `${before} ${month.charAt(0).toUpperCase()}${month.slice(1)}`,
		);
}
