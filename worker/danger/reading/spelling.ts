/** Beginnings that English words have; another pair of consonants is nearly always a slip of the fingers. */
const ONSETS = new Set(
	"bl br ch cl cr dr dw fl fr gh gl gn gr kn kr ph pl pr ps rh sc sh sk sl sm sn sp sq st sw th tr ts tw wh wr".split(
		" ",
	),
);
const ABBREVIATIONS = new Set("tv hr gp mr mrs ms dr phd mba adhd gym nhs dm pm am vs id it".split(" "));
const VOWEL = /[aeiouy]/;

/** A cheap test, without a dictionary, for words that may be said back without looking like a mistake. */
export function looksSpelled(word: string): boolean {
	const letters = word.toLowerCase().replace(/[^a-z]/g, "");
	if (letters.length < 3 || ABBREVIATIONS.has(letters)) {
		return letters.length < 3 ? letters !== "" || /^\d/.test(word) : true;
	}
	if (!VOWEL.test(letters) || /(.)\1\1/.test(letters) || /[bcdfghjklmnpqrstvwxz]{5,}/.test(letters)) {
		return false;
	}
	const [first = "", second = ""] = letters;
	if (!VOWEL.test(first) && !VOWEL.test(second) && !ONSETS.has(first + second)) {
		return false;
	}
	return !/(?:dn|hg|jn|vr|zt|fg|tn|ign[st]?h|uie|aei)$/.test(letters);
}
