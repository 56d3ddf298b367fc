/** Words that carry no subject of their own. */
const EMPTY = new Set(
	`a about actually after again all also am an and another any anyone anything are as ask at be because been before being best better but by can cant
	could did didnt do does doesnt doing done dont else even ever every feel feeling for from get gets getting give go goes going gone good got had has
	have having he hello help her here hers hey him his how hows i id if ill im in into is isnt it its ive just keep kind know let lets like little lot make
	makes making many maybe me mean might mine more most much my myself need needs never new next no not now of off ok okay on one only or other our out
	over own people please quite really right said same say saying see she should show so some someone something soon sort start still stop such suggest
	sure take tell than thank thanks that thats the their them then there these they thing things think this those though three through time tip tips to
	today too try trying two up us use used very want wanted wants was way ways we well were what whats when where which while who whos why will with
	wont would wouldnt yeah yes yet you your youre idea ideas advice exercise exercises anyway bit able back down around always best deal cope handle
	manage first easy easier practical work works working`.split(/\s+/),
);

/** The words of a sentence that say what it is about, without endings. */
export function contentWords(words: readonly string[]): string[] {
	return words.filter((word) => !EMPTY.has(word)).map(stem);
}

/** A word without its commonest endings, so that "moved" meets "moving". */
function stem(word: string): string {
	const cut = word.replace(/(?:ing|ings|ed|es|s)$/, "");
	return cut.length >= 3 ? cut.replace(/(.)\1$/, "$1").replace(/e$/, "") : word;
}
