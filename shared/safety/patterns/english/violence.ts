import type { Pattern } from "../../text/compile.ts";

/**
 * The writer wants to hurt another person, or is about to. First general wording, then particular ways to say it.
 */
export const VIOLENCE: readonly Pattern[] = [
	"{speaker} (?:~ )?(?:{plan}|over (?:there )?to) (?:[a-z]+ )?{slaying} {whom} ## {jest}|{light}|{matches}|photos?|video|if (?:he|she|" +
		"they) (?:~ )?(?:again|dont)|burn off|one look",
	"{speaker} (?:~ )?{plan} (?:[a-z]+ )?(?:hurt|harm|attack|batter|maim|torture|knife|run over) {whom} ## {jest}|{light}|{matches}|{leave}",
	"{urge} (?:[a-z]+ )?(?:{slaying}|{hurt}|{slaying}) {whom} ## {jest}|{light}|{matches}|leaving|telling|photo|intrusive|never do",
	"{plan} (?:[a-z]+ )?{hurt} {whom} && {grave} && {speaker} ## {jest}|{light}|{matches}|{leave}|{sick}",
	[
		"(?:smash|cave|kick|bash|break|cut|slit|beat|stab|blow|crack|rip|put a bullet in) (?:his|her|their) (?:{part}|skull|brains|knees)",
		"(?:{plan}|hammer|knife)",
		"{speaker}",
		"## {jest}|{matches}|{chance}",
	],
	"(?:{speaker}|{plan}|nearly|almost) (?:~ )?(?:put|hold|held|putting|throw|pour|mix) (?:~ )?(?:acid|poison|pillow|cushion|petrol|knife|something) (?:in|" +
		"on|over) ~~ (?:him|her|them|faces?|food|milk)",
	"(?:run|mow|knock) {whom} (?:over|down)(?= (?:[.,]|with|in|outside|tomorrow|tonight)| $) && {speaker} ## {jest}|{matches}|ran",
	"{arm} && {bound} && {speaker} && (?:him|her|his|them|someone|she|they|he|brothers) ## {jest}|{cook}|myself|me with|poison ivy",
	[
		"(?:bring|bringing|brought|take|taking|carry|put|kept|got) (?:~ )?{arm} (?:~ )?(?:to|into|in my) (?:~ )?(?:school|work|class|bag|college|office)",
		"{speaker}",
		"## {cook}|{jest}|myself|me",
	],
	[
		"(?:shoot|shooting|blow|blowing|burn|burning|bomb|torch|set fire to) (?:up |down )?(?:~ )?(?:{site}|him in it|them in it)",
		"(?:{plan}|petrol|{urge})",
		"{speaker}",
		"## {jest}|calories|candles?|photos?",
	],
	[
		"{fear} (?:~ )?(?:shake|shook|hurt|smother|drown|throw|hit|strangle|strangled) (?:{little}|my (?:[a-z]+ )?(?:kids|wife|girlfriend))",
		"{speaker}",
		"## {light}|{leave}",
	],
	"{speaker} (?:~ )?{did} (?:{little}|my (?:[a-z]+ )?(?:wife|husband|girlfriend|boyfriend|partner))(?= ) ## {jest}|{matches}|{light}|sleep|hands|by",
	"(?:my|the) (?:hands|hand) (?:round|around|on|over) (?:~ )?(?:his|her|their|[a-z]+s) (?:neck|throat|mouth)|i (?:~ )?(?:had|got|took) (?:~ )?(?:him|her|" +
		"{family}|missus) (?:~ )?by the throat",
	"{speaker} (?:~ )?(?:want|wish|need|make|going to make) {whom} (?:to )?(?:dead|die|suffer|bleed|pay)(?= (?:[.,]|for|and|with|tonight|now|so)|" +
		" $) ## {jest}|{light}|rent|dinner|{they} (?:want|wish)",
	"{speaker} (?:~ )?{did} (?:him|her|them) && {more} ## {jest}|{matches}|feelings|dentist|when i was small",
	[
		"(?:{plan}|could) (?:kill|murder|stab|shoot|hurt) (?!time|it|the|this|myself|me|my|a)[a-z]+",
		"(?:{grave}|planned)",
		"{speaker}",
		"## {jest}|{light}|{matches}|myself|{leave}",
	],
	"(?:bring|bringing|got|bought) (?:~ )?(?:gun|knife) (?:~ )?(?:to (?:school|work|his)|for him)",
	"(?:feel like|keep imagining) (?:throwing|dropping) (?:him|her|(?:the (?:[a-z]+ )?baby)) (?:~ )?(?:against|down) (?:~ )?(?:wall|stairs)",
	"(?:going|want|about) (?:to )?(?:~ )?(?:stab|stabbing|shoot|shooting|strangle) (?:my|the|that|her) (?!advert)[a-z]+ ## photos?",
	"(?:thoughts?|pictures?) ~~ (?:hurting|shaking|harming|dropping) (?:~ )?(?:baby|her|him)(?= )",
	"(?:want|going) to (?:~ )?(?:kill|stab|strangle) my (?:~ )?{family}|(?:like|want|going) to (?:~ )?(?:murder|kill) (?:~ )?(?:my )?(?:manager|boss|ex)(?! inner )",
	"(?:{want}|{think}|{will}|keep) (?:~ )?(?:ill )?(?:~ )?(?:kill|killing|stabbing|stab|shooting|shoot|murder|strangle|poisoning|choke) (?:him|her|someone|" +
		"my (?:[a-z]+ )?{family})",
	"(?:{want}|{think}|{will}|keep) (?:~ )?(?:ill )?(?:~ )?(?:kill|killing|stabbing|stab|shooting|shoot|murder|strangle|poisoning|" +
		"choke) (?:my (?:[a-z]+ )?{others}|the guy|that (?:man|girl|boy|bitch))",
	"(?:{want}|{will}|thoughts of) (?:~ )?(?:about )?(?:~ )?(?:hurt|hurting|harming|beat|hit|shake|shaking) (?:him|her|people|someone|" +
		"my (?:[a-z]+ )?{family})(?! (?:to the|by (?:christmas|easter|spring|summer|[a-z]+day|the end)) ) ## not want",
	"(?:{want}|{will}|thoughts of) (?:~ )?(?:about )?(?:~ )?(?:hurt|hurting|harming|beat|hit|shake|shaking) (?:my (?:[a-z]+ )?{others}|the baby|the (?:guy|" +
		"girl))(?! to the ) ## not want",
	"burn (?:~ )?(?:house|down) (?:~ )?with && (?:in it|inside|petrol)",
	"feel like (?:throw|throwing) (?:my (?:[a-z]+ )?baby)(?= (?:[.,])(?= )| $)",
	[
		"(?:stand|stood|standing|walked?) (?:~ )?(?:over|behind) (?:him|her|them|it)(?= )",
		"(?:hammer|knife|pillow|iron|loom weight|nail gun|axe|bat|her in the hand|plate)",
		"(?:wanted|want|wanting|afraid|scared|frightened|time|meant it)",
		"## cooking|chess|film",
	],
	[
		"(?:next time|next)(?= )",
		"(?:wont stop|dont know (?:as|if)|not aim over|use it|ill hit|wont lift|not let go|wont let go|i shall)(?= )",
		"(?:hurt|kill|hit|neck|throat|knife|wound|aim|punch|crush|squeezed?|hammer)",
		"{me}",
		"## chess|tennis|myself",
	],
	[
		"(?:squeezed?|squeeze|shook|cover) (?:him|her|his|the baby|too)",
		"(?:baby|brother|cries|cried|crying)",
		"(?:want|wish|dont want to let go|scared of me|afraid)",
		"## cuddle|hug",
	],
	[
		"(?:knife|gun|machete|hammer|blade)(?: [a-z]+){0,2} in my (?:jacket|pocket|bag|coat|hand)(?= )",
		"(?:find him|find her|followed|following|waiting for|going to his|going to hers|people to hurt)",
		"## {cook}|{jest}",
	],
	[
		"(?:gun|rifle|pistol|shotgun)(?= )",
		"(?:bringing it in|bring it in|take it in|taking it to school|counted the windows)",
		"{speaker}",
		"## amnesty|police|antique",
	],
	"(?:run|running) (?:that|the|this|his|her) (?:[a-z]+ )?(?:car|camry|truck|bike) off the road(?= )",
	[
		"(?:drop|throw|hurt|shake|smother) my (?:baby|son|daughter|child)(?= )",
		"(?:thoughts?|afraid of me|scared of me|window)",
		"{me}",
		"## off at|party",
	],
	"i (?:~ )?(?:punched|put) (?:~ )?(?:hole|fist) (?:~ )?(?:in|through) (?:~ )?(?:door|wall) && (?:wife|girlfriend)",
	"(?:scared|afraid|frightened|terrified|worried) (?:~ )?what (?:i|ill|id) (?:might |could |may |will |would )?(?:do|end up doing) to (?:him|her|them|" +
		"my [a-z]+|the (?:baby|kids|children))(?! (?:job|team|boss|car|hair)) ## {jest}",
	[
		"list of people (?:~ )?(?:wholl pay|will pay|deserve (?:it|to die))",
		"have a (?:knife|gun)|bought a (?:knife|gun)|know where they live|in blood|kill them|shoot them",
		"## {play}|{jest}|cookies|cake",
	],
	[
		"(?:theyre|youre|hes|shes|names?) (?:~ )?on (?:it|the list|my list)",
		"pay in blood|(?:bring|have|got) (?:~ )?(?:gun|rifle|bomb)(?= [.,]| $)|(?:kill|shoot) them",
		"## {play}|{jest}|{away}|range|nerf|glue",
	],
	[
		"(?:i|ill|im|ive) ~~ (?:(?:a|the|my|dads) (?:gun|knife|rifle|machete|bomb)|finished with (?:her|him|them))(?= [.,]| and| $)",
		"(?:they|she|he) (?:~ )?wont be laughing",
		"## {fun}|{jest}|{matches}|nerf",
	],
	"(?:a|my) list of (?:~ )?(?:people|names|them|those|everyone) (?:~ )?(?:deserves?|will|gonna|going to|need to|have to) (?:to )?(?:pay|die|suffer|" +
		"bleed) ## invoices?|rent|tab|round|tickets?|fees?|deposit|trip|dinner|cash|share",
	"(?:antifreeze|poison|bleach|rat poison) (?:~ )?(?:in|into) (?:his|her|their) (?:~ )?(?:drinks?|food|tea|coffee|soup|dinner) ## dog|cat|vet|film|book|novel|plot",
	[
		"nearly (?:pushed|stabbed|strangled|drowned|smothered|killed) (?:my (?:[a-z]+ )?[a-z]+|him|her|them)",
		"(?:i wanted to|wanted to do it|next time|might do it)",
		"## laughing|game|{jest}",
	],
	[
		"(?:planning|started planning|plan) to (?:~ )?(?:hurt|attack|stab|shoot|kill)",
		"{me}",
		"(?:properly|really|him|her|them|bloke|man|guy|calm|bar|knife|gun|bat)",
		"## feelings|game|myself|charity|weeds|wasps",
	],
	[
		"(?:held|had|picked|hold|holding|pick) (?:him|her|the baby|my (?:son|daughter|baby)|up)",
		"(?:want|wanted|wanting) to (?:throw|shake|drop|smother|hit|hurt|shut) (?:him|her|it|them|the)",
		"## ball|cat|dog|bridge",
	],
	"what id do to (?:him|her|them) with (?:the|a|my) [a-z]+ ## cook|recipe|makeup|camera",
	[
		"nearly (?:~ )?(?:struck|hit|hurt|killed|stabbed|strangled|smothered) (?:him|her|them|my (?:[a-z]+ )?[a-z]+)",
		"(?:terrified|scared|afraid|frightened|ashamed|my own hands|what i am|with it|pillow|knife|poker)",
		"## car|ball|golf|bike|deer|ladder|drive|driving|frisbee",
	],
];
