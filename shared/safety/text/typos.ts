/** Words to recognise even with a typo or a hidden letter. */
const KEY_WORDS = (
	"kill killed killing myself suicide suicidal overdose overdosed overdosing unalive dead dying death hang hanging hanged jump jumping drown drowning shoot shooting cutting harm " +
	"harming harmed hurt hurting starving anorexic laxatives purge raped assaulted choked murder stab stabbing pills tablets voices life alive living ending exist hits touches beats"
).split(" ");

/** A star hides a letter on purpose, so short words count too. */
const HIDDEN_WORDS = [...KEY_WORDS, "die", "cut", "rape", "end", "hit", "gun"];

/** Real words that must not be read as a typo. */
const OTHER_WORDS = new Set(
	(
		"bears bets exists hints jumps tables armed arming beast beasts bending charmed charming deaf deaths drying endings exits ham hut lending mending murders pending polls rending " +
		"shoots skilled tending vending bats bests bleats brats coked cuttings dearth droning dyeing fending hag hangings hared harem haring hark harked harking hilts hinged hinging " +
		"hooting hurtling huts jumpy killings kilo laxative livings overdoes overdoing overdoses rapped rasped reaped shoo shooing soot stabs stag staving stubbing tabbing vices voiced " +
		"anorexics drownings shootings stabbings starvings betas chocked ding enduing snoot umping wending beauts hots krill changed downing pure hoked laving purger haem kiln ill lice lief lifer lire"
	).split(" "),
);

/** Neighbouring keys on a phone. */
const NEAR: Record<string, string> = Object.fromEntries(
	"qwa weqs erwd rtef tyrg ytuh uyij iuokj oiplk po aqszw sawdxz dsefcx fdrgvc gfthbv hgyjnb hjukmn jkuim kjilm lkop zasx xzsdc cxdfv vcfgb bvghn nbhjm mnjk"
		.split(" ")
		.map(([key, ...near]) => [key, near.join("")]),
);

const VOWEL = /[aeiouy]/;
/** From this length, no other word is similar. */
const LONG = 6;

/** The word that a finger missed by one letter, for words that no pattern knows: "sucide", "klil", "kjll". */
export function typoOf(word: string): string | undefined {
	return word.length < 3 || OTHER_WORDS.has(word)
		? undefined
		: KEY_WORDS.find((key) => Math.abs(key.length - word.length) < 2 && isOneSlip(word, key));
}

function isOneSlip(word: string, key: string): boolean {
	let at = 0;
	while (at < key.length && word[at] === key[at]) {
		at += 1;
	}
	const rest = key.slice(at + 1);
	if (word.length < key.length) {
		// A letter is missing; the first only of a long word, so that "ill" stays what it is.
		return word.slice(at) === rest && (at > 0 || key.length >= LONG);
	}
	if (word.length > key.length) {
		// A final "s" is an ending: "lifes" is "life".
		return word.slice(at + 1) === key.slice(at) && (at > 0 || key.length >= LONG) && word !== `${key}s`;
	}
	if (word.slice(at + 1) !== rest) {
		return at < key.length - 1 && word.slice(at) === `${key[at + 1]}${key[at]}${key.slice(at + 2)}`;
	}
	const [pressed, meant] = [word[at] as string, key[at] as string];
	return (
		at > 0 &&
		(NEAR[meant]?.includes(pressed) || (key.length >= LONG && VOWEL.test(pressed) && VOWEL.test(meant)))
	);
}

/** "k*ll", "s**cide", "su-cide": the word of which signs hide as many letters. */
export function unstarred(word: string): string | undefined {
	const hidden = new RegExp(`^${word.replace(/[^a-z]/g, "[a-z]")}$`);
	return (/^[a-z*]+$/.test(word) ? HIDDEN_WORDS : KEY_WORDS).find((key) => hidden.test(key));
}
