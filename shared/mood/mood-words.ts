import type { NamedMood } from "./mood-colours.ts";

/** The English that `mood-detection.ts` reads. Lower case, without hyphens. */
const setOf = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** "one=a,b" as pairs [a, one], [b, one]. */
function pairsOf<To extends string>(lines: readonly string[], separator: string): [string, To][] {
	return lines.flatMap((line) => {
		const [to = "", from = ""] = line.split("=");
		return from.split(separator).map((each): [string, To] => [each, to as To]);
	});
}

/** Several words that mean one. An idiom that tells no mood becomes `_`. */
export const PHRASES: ReadonlyMap<string, string> = new Map(
	pairsOf(
		[
			"drained=worn out,burnt out,burned out,burnout,wiped out,no energy,running on empty",
			"energized=full of energy",
			"overwhelmed=falling apart,drowning in,snowed under",
			"feel overwhelmed=can't cope,cannot cope",
			"making me overwhelmed=too much for me",
			"stressed=under pressure,under a lot of pressure",
			"anxious=on edge",
			"sad=in tears",
			"frustrated=fed up,sick of,tired of,sick and tired of",
			"furious=pissed off,seeing red",
			"lonely=left out",
			"excited=looking forward to",
			"feel excited=can't wait,cannot wait",
			"ecstatic=over the moon,on cloud nine",
			"feel ecstatic=couldn't be happier,could not be happier",
			"laughing=dying of laughter,dying laughing,crying with laughter,crying laughing",
			"motivated=fired up",
			"focused=in the zone",
			"relieved=what a relief,such a relief,a weight off my shoulders",
			"peaceful=at peace",
			"calm=at ease",
			"slightly=a bit,a little,a little bit,kind of,sort of,a tad",
			"so=so much,a lot of",
			"i'm=i am,im",
			"not=far from,anything but,no longer,no more",
			"keep=can't stop,cannot stop,can't help,can't help but,cannot help",
			"really=at all,in the least,the least bit",
			"_=not only,not just,mad about you,mad about him,mad about her,mad about it,mad about this,calm down,afraid so,afraid not,happy to help,glad to help,happy birthday,happy new year,low on,low key,low battery,down for,down to,down with,down the,down here,down there,down at,leave me alone,left me alone,let alone,let me down,fun and games,don't cry",
		],
		",",
	),
);

export const MOODS: ReadonlyMap<string, NamedMood> = new Map(
	pairsOf<NamedMood>(
		[
			"energized=energized energised energetic refreshed recharged",
			"calm=calm calmer relaxed mellow rested",
			"confident=confident assured",
			"joyful=joyful happy happier joy glad delighted cheerful ecstatic elated overjoyed laughing 😀 😃 😄 😁 😊 🙂 😂 🤣",
			"focused=focused focussed productive",
			"peaceful=peaceful serene tranquil content",
			"relief=relieved relief 😌",
			"stressed=stressed stressful stress tense frazzled",
			"anxious=anxious anxiety nervous worried afraid scared terrified frightened panicky panicking uneasy jittery insecure scary 😰 😨 😱 😟",
			"sad=sad sadder sadness unhappy miserable low down depressed depressing heartbroken gutted devastated tearful hopeless defeated upset disappointed discouraged cry crying cried 😢 😭 😞 😔 🙁",
			"frustrated=frustrated frustrating annoyed annoying irritated 😤",
			"overwhelmed=overwhelmed overwhelming swamped",
			"excited=excited exciting thrilled pumped stoked hyped 🤩 🥳",
			"tired=tired exhausted exhausting drained knackered fatigued weary sleepy shattered 🥱 😴 😩 😫",
			"lonely=lonely lonelier loneliness lonesome alone isolated unloved",
			"angry=angry angrier anger furious mad livid fuming pissed enraged outraged 😡 🤬 😠",
			"hopeful=hopeful optimistic",
			"motivated=motivated determined driven 💪",
			"creative=creative",
			"grateful=grateful gratitude thankful blessed",
			"loved=loved cherished appreciated 🥰",
			"accomplished=accomplished proud prouder fulfilled",
			"inspired=inspired inspiring",
		],
		" ",
	),
);

/** Moods only behind "feel": "I feel great", but not "I'm great at chess". */
export const FELT: ReadonlyMap<string, NamedMood> = new Map(
	pairsOf<NamedMood>(
		["joyful=good great amazing wonderful", "sad=bad awful terrible horrible", "frustrated=stuck"],
		" ",
	),
);

/** What the lack of a pleasant mood most often is. Any other mood that is denied is simply not there. */
export const OPPOSITE: Partial<Record<NamedMood, NamedMood>> = {
	joyful: "sad",
	hopeful: "sad",
	energized: "tired",
	loved: "lonely",
	confident: "anxious",
	calm: "stressed",
	peaceful: "stressed",
};

/** The specification's list for a person's first conversation; "drained" replaces "burnt out". */
export const NEGATIVE = setOf(
	"low sad angry overwhelmed depressed anxious frustrated lonely hopeless defeated stressed drained exhausted",
);

export const STRONGEST = setOf(
	"furious livid enraged devastated gutted heartbroken miserable hopeless depressed terrified exhausted ecstatic elated overjoyed thrilled",
);
export const MILD = setOf("annoyed uneasy content disappointed rested glad sleepy");
export const STRONG = setOf(
	"so very really extremely incredibly completely totally absolutely utterly deeply terribly super truly too such insanely ridiculously dead bloody fucking beyond",
);
export const SOFT = setOf("slightly somewhat mildly kinda sorta bit little");
/** Moods as nouns ("so much anger") or as attributes ("work is stressful"), which are less certain. */
export const THINGS = setOf("joy relief stress anxiety sadness loneliness anger gratitude");
export const CAUSES = setOf(
	"stressful scary depressing frustrating annoying overwhelming exciting exhausting inspiring",
);

export const NEGATORS = setOf(
	"not no never cannot hardly barely scarcely neither nor without less isnt arent wasnt dont doesnt didnt cant couldnt wont aint stop stopped nothing",
);
/** Between a mood and the verb or person that it belongs to. */
export const BETWEEN = setOf(
	"that exactly even as quite pretty rather fairly still always also now again just all ever particularly especially more most this often currently constantly honestly actually overly today self both and or nor , lately sometimes almost",
);
export const LINKS = setOf(
	"feel feeling felt feels am was were is are be been being get getting got become became stay keep kept",
);
/** Links that can start a sentence: "feeling low". */
export const BARE_LINKS = setOf("feel feeling felt am was been getting being keep");
export const HELPERS = setOf("have has had do does did to start started starting begin beginning began i've");
export const BEGUN = setOf("start started starting begin beginning began seem continue");
/** "I should be calm": about what isn't so. */
export const UNREAL = setOf("should would could might may will can must i'd i'll gonna help let's let");
export const WISHES = setOf("wish want wanted wanna hope imagine pretend supposed if unless need");
export const THINKING = setOf("think say believe mean call that");
export const MAKES = setOf(
	"make makes made making leave leaves left leaving keeps got gets has had drives me",
);
export const SELF = setOf("i i'm i've we we're we've me myself");
export const OTHERS = setOf(
	"you you're he he's she she's they they're who who's everyone everybody people someone it it's",
);
export const BREAKS = setOf(
	"but because cause since though although while whereas yet when whenever if unless ; : ( ) — –",
);
/** Words that stay in their clause, because they open a hypothesis. */
export const HYPOTHESES = setOf("when whenever if unless");
/** Words that may follow a mood on its own: "tired today", but not "sad movie". */
export const FOLLOWING = setOf(
	"_ , and or today tonight now lately again right about with at that to as this these all by from for over after of here too rn tbh honestly inside anymore any really is",
);
/** Words that show English; none of them is common in another language. */
export const ENGLISH = setOf("i i'm i've my the it's and this just today you not feel feeling why don't");
