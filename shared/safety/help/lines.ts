/** A line break, or trailing dots, without another mark before. */
const BREAK = /(?<=[\p{L}\p{N},])[ \t]*(?:\.\.|\n)[\s.]*(?=[\p{L}\p{N}])/gu;
/** A line of at most this many words isn't a sentence. */
const FEW = 3;
/** A sentence goes on after these words. */
const GOES_ON = new RegExp(
	[
		"(?:^| )(?:a|an|the|my|your|his|her|our|their|this|that|to|of|in|on|at|by|for|with|from|off|into|and|but|or|if|when|while|because|so|than|as|how|what|where|who|why|am|is|are|",
		"was|were|be|been|im|i'm|i|ive|i've|id|i'd|ill|i'll|will|would|could|should|might|want|wanna|gonna|going|wish|think|thought|about|just|really|never|always|dont|don't|not|no|",
		"like|had|have|has|make|making|kill|killing|end|ending|hurt|hurting|take|taking|took|hang|hanging|even|he|she|they|it|you|after|before|then|sometimes)$",
	].join(""),
);
const SUBJECT = /^(?:i|im|i'm|ive|i've|id|i'd|ill|i'll|he|she|it|its|it's|we|they|there) /;

/**
 * "i want ... to \n die" is one sentence, in lines. A line that says something, or answers, stays a sentence of
 * its own: "no \n I want to die".
 */
export function joinedLines(text: string): string {
	const [first = "", ...rest] = text.split(BREAK);
	let last = first;
	return rest.reduce((said, line) => {
		const between = goesOn(last, line) ? " " : " . ";
		last = line;
		return said + between + line;
	}, first);
}

function goesOn(before: string, after: string): boolean {
	const last = before
		.split(/[.!?;:\n]/)
		.at(-1)
		?.trim() as string;
	const next = after.split(/[.!?;:\n]/)[0]?.trim() as string;
	if (/^(?:no|not really|never)$/.test(last)) {
		return false;
	}
	return GOES_ON.test(last) || (!SUBJECT.test(`${next} `) && (isShort(last) || isShort(next)));
}

function isShort(line: string): boolean {
	return line.split(" ").length <= FEW;
}
