/** Hurried and informal spellings, and the words that patterns use for them. */
const SHORT: Record<string, string> = {
	...Object.fromEntries(
		(
			`boyfreind boyfriend|girlfrend girlfriend|freind friend|freinds friends|frend friend|agian again|agen again|wen when|wiv with|sed said|urself yourself|` +
			`bout about|r are|exept except|excpet except|bak back|herslef herself|hersef herself|himslef himself|himsef himself|abt about|tonite tonight|2nite tonight|2night tonight|` +
			`tnight tonight|tnite tonight|tn8 tonight|nite night|tmrw tomorrow|tmr tomorrow|tmw tomorrow|tomoz tomorrow|tomoro tomorrow|2moro tomorrow|wnat want|wnt want|wan want|watn want|` +
			`wanr want|dnt dont|dotn dont|doesent doesnt|dosent doesnt|cnt cant|cannot cant|cuz because|cos because|coz because|bc because|bcs because|becuz because|becos because|` +
			`becuase because|ppl people|everyon everyone|evryone everyone|everybody everyone|every1 everyone|evry1 everyone|any1 anyone|anybody anyone|sum1 someone|som1 someone|` +
			`somebody someone|no1 nobody|noone nobody|meself myself|miself myself|maself myself|mself myself|slef self|kyll kill|kiill kill|dieing dying|` +
			`diying dying|ded dead|deid dead|suiside suicide|suicidle suicidal|suicidel suicidal|suisidal suicidal|suicudal suicidal|sewerslide suicide|sewercide suicide|sui suicide|` +
			`alife alive|aliv alive|livin living|tha the|teh the|ur your|u you|ya you|yall you|yrs years|yr year|nd and|w with|wit with|wud would|wld would|cud could|cld could|shud should|` +
			`shld should|thru through|enuf enough|pls please|plz please|plss please|bday birthday|xmas christmas|meds medication|medicin medicine|oding overdosing|oded overdosed|` +
			`overdosin overdosing|bf boyfriend|gf girlfriend|hubby husband|mom mum|mam mum|mama mum|mummy mum|mommy mum|momma mum|mother mum|daddy dad|father dad|papa dad|thier their|` +
			`thn then|shant wont|shouldve should|wouldve would|couldve could|oughta should|lemme lemme|gimme gimme|wats whats|wat what|wut what|wot what|y why|hav have|hve have|` +
			`thinkin thinking|thnk think|thx thanks|thanx thanks|ty thanks|tysm thanks|goodnite goodnight|gn goodnight|bye goodbye|goodby goodbye|byebye goodbye|cya goodbye|srry sorry|` +
			`sry sorry|luv love|whish wish|wisht wish|hapy happy|evrything everything|everythin everything|nothin nothing|nuthin nothing|nuffin nothing|somethin something|smth something|` +
			`sth something|anythin anything|burdon burden|burdan burden|anymor anymore|anymre anymore|nemore anymore|realy really|rly really|rlly really|jus just|jst just|juss just|` +
			`litteraly literally|def definitely|prob probably|prolly probably|probs probably|gd good|tk took|takin taking|tken taken|deserv deserve|existance existence|exsist exist|` +
			`exhist exist|exisiting existing|pllls pills|piils pills|tablet tablets|pilz pills|brige bridge|brigde bridge|breath breathe|gonig going|goign going|boyf boyfriend|` +
			`therepist therapist|decieded decided|al ill|gonnae going to|steping stepping|frnt front|trian train|staiton station|jumpign jumping|jumpin jumping|imagning imagining|` +
			`tae to|dee die|dinnae dont|cannae cant|didnae didnt|wouldnae wouldnt|couldnae couldnt|havenae havent|isnae isnt|naebody nobody|ah i|ahm im|ahd id|ahll ill|ahve ive|` +
			`aboot about|roon round|roond round|heid head|droon drown|drooned drowned|droonin drowning|gaun going|awa away|hing hang|hingin hanging|hinging hanging|daein doing|` +
			`hae have|ower over|taen taken|efter after|jist just|nicht night|dae do|aff off|noo now|ain own|pit put|wid would|gonnae going to|` +
			`kirkyard grave|skull head|naeb nobody|masel myself|himsel himself|hersel herself|mither mum|brither brother|faither dad|telt told|feart scared|bairn child|` +
			`bairns children|lassie girl|deid dead|doon down|oot out|wi with|wis was|wisnae wasnt|` +
			`paracetemol paracetamol|hurtin hurting|hert hurt`
		)
			.split("|")
			.map((each) => each.split(" ") as [string, string]),
	),
	rn: "right now",
	tn: "tonight",
	wana: "want to",
	wanna: "want to",
	wnna: "want to",
	wanan: "want to",
	wannna: "want to",
	wanta: "want to",
	gona: "going to",
	gonna: "going to",
	gunna: "going to",
	goona: "going to",
	gunno: "going to",
	gon: "going to",
	finna: "going to",
	boutta: "about to",
	bouta: "about to",
	tryna: "trying to",
	gotta: "got to",
	hafta: "have to",
	needa: "need to",
	usta: "used to",
	imma: "im going to",
	ima: "im going to",
	dunno: "dont know",
	idk: "i dont know",
	idc: "i dont care",
	idrc: "i dont care",
	iwtd: "i want to die",
	kms: "kill myself",
	kmself: "kill myself",
	od: "overdose",
	hbu: "how about you",
};

/** A number for a sound: "want 2 die", "good 4 nothing". */
const TWO = new RegExp(
	[
		"(?<= (?:want|wants|wanted|need|needs|going|ready|like|try|tried|trying|how|have|had|about|wish|hope|love|plan|planning|urge|afraid|reason|way|point|easy|easier|hard|got|thing|",
		"is|was|left|close|willing|able|supposed|meant|burden|burdon)) 2(?= [a-z])",
	].join(""),
	"g",
);

/** "5 kms" is a distance. */
const KILOMETRES = /(?<=(?:\d|few|couple of|many|several|hundred|thousand|these|more) ?)kms(?= )/g;

/** "endin", "thinkin", "cuttin": spoken endings. Words that really end in "in" stay. */
const SPOKEN = /(?<= )([a-z]{3,9})in(?= )/g;
const ENDS_IN_IN = new Set(
	(
		"aga beg bas rob mart cert capt coff skelet orig marg dolph penic bump cous vitam foundat cab pumpk muff napk aspir insul hero medic urch chagr raz ins veg with cha goth lat " +
		"pla bould berl dubl"
	).split(" "),
);

/** One form for what people say in several, so that a pattern needs only one. The order matters. */
const SAME: readonly (readonly [RegExp, string])[] = [
	[/([a-z]) s(?= )/g, "$1s"],
	[/ (do|does|did|is|was|are|were|have|has|had|could|would|should|must|need) not(?= )/g, " $1nt"],
	[/ (don|doesn|didn|isn|wasn|aren|weren|haven|hasn|hadn|can|couldn|wouldn|shouldn|won|ain) t(?= )/g, " $1t"],
	[/ (?:can not|cannot)(?= )/g, " cant"],
	[/ (?:will not|shall not)(?= )/g, " wont"],
	[/ i (?:am|m)(?= )/g, " im"],
	[/ i (?:will|shall|ll)(?= )/g, " ill"],
	[/ i (?:would|d)(?= )/g, " id"],
	[/ i ve(?= )/g, " ive"],
	[/ (?:any more|any longer|no more|anymore now)(?= )/g, " anymore"],
	[/ (?:no one|no body|not one person|not a soul|not a single person|not anyone)(?= )/g, " nobody"],
	[/ every (?:one|body)(?= )/g, " everyone"],
	[/ any (?:one|body)(?= )/g, " anyone"],
	[/ (every|any|some)body(s|d|ll|re)(?= )/g, " $1one$2"],
	[/ some (?:one|body)(?= )/g, " someone"],
	[/ (?:my|me|ma) self(?= )/g, " myself"],
	[/ over dos(e|ed|ing)(?= )/g, " overdos$1"],
	[/ (i|ive|id|have) odd(?= )/g, " $1 overdosed"],
	[/ ma (?=own|life|head|mind|pills|neck|wrist|wrists|throat|arm|arms)/g, " my "],
	// "Am on the roof": the "I" is left out.
	[
		/(?<=(?:^|\.|,|and|but|because|now|then|here)) am (?=[a-z]+ing |on |in |at |up |out |going |not |so |done |tired )/g,
		" im ",
	],
	[/ me own(?= )/g, " my own"],
	[/ to no (?=wake|be|live|exist)/g, " to not "],
	[/ un aliv(e|ed|ing)(?= )/g, " unaliv$1"],
	[/ sewer (?:slide|side)(?= )/g, " suicide"],
	[/ self (?:-)?harm(|s|ed|ing)(?= )/g, " selfharm$1"],
	[/ self injur(?:y|e|es|ed|ing)(?= )/g, " selfharm"],
	[/ (?:wan na|want too|wanting too|want t)(?= )/g, " want to"],
	[/ to b(?= )/g, " to be"],
	// "Want to dye", at the end; elsewhere it's hair.
	[/ dye(?= (?:[.,]|and|today|tonight|now|alone|soon|please)(?= )| $)/g, " die"],
	[/ (?:gon na|going too)(?= )/g, " going to"],
	[/ (?:for ever|4ever|4eva|forevermore|for all time)(?= )/g, " forever"],
	[/ in (?:front off|frount of)(?= )/g, " in front of"],
	[/ infront of(?= )/g, " in front of"],
	// "w/o", "w/out", "wo me": a sign is a space by now, and "w" is "with".
	[/ (?:with (?:o|out)|wo(?= me )|wout|withou|witout)(?= )(?! of )/g, " without"],
];

/** Fillers and intensifiers that don't change the meaning. */
const FILLERS = new RegExp(
	[
		" (?:and i quote|to be honest|if im honest|if i am honest|im not going to lie|not going to lie|wont lie|cant lie|no joke|not joking|im not joking|im not kidding|not kidding|",
		String.raw`i guess|i suppose|i mean(?! (?:to|it|that)\b)|you know|kind of|sort of|low key|just|really|honestly|actually|literally|fucking|fuckin|fuking|fking|fkn|fckn|fcking|effing|`,
		"simply|truly|secretly|so|sometimes|always|often|still|constantly|even|tbh|fr|ngl|basically|maybe|perhaps|probably|definitely|absolutely|totally|completely|entirely|seriously|",
		"desperately|badly|quite|very|kinda|sorta|lowkey|highkey|bloody|damn|damned|goddamn|freaking|frigging|friggin|genuinely|legit|legitimately|deadass|frankly|obviously|somehow|",
		"also|utterly|sincerely|deeply|strongly|repeatedly|continually|increasingly|occasionally)(?= )",
	].join(""),
	"g",
);

/** Whether a word is a short or hurried way to write another. */
export function isHurried(word: string): boolean {
	return Object.hasOwn(SHORT, word);
}

/** Rewrites a text in plain words, spelt with care and without fillers. */
export function respelt(text: string): string {
	let plain = text
		.replace(KILOMETRES, "km")
		.replace(TWO, " to")
		.replace(SPOKEN, (word, stem: string) =>
			ENDS_IN_IN.has(stem) || /[aeiou]$/.test(stem) ? word : `${stem}ing`,
		)
		.replace(/(?<= )[a-z0-9]+(?= )/g, (word) => (isHurried(word) ? (SHORT[word] as string) : word));
	for (const [from, to] of SAME) {
		plain = plain.replace(from, to);
	}
	return plain.replace(FILLERS, "");
}
