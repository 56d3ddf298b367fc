/** What people write in danger, by what it asks of the reply. */

/** An attempt of their own, over or not long ago. */
export const ATTEMPTED =
	/\bI (?:(?:just|actually|already|have|really|also) )?(?:tried|attempted) (?:to )?(?:(?:kill|hang|drown|shoot|poison) myself|end (?:it|my (?:own )?life)|die|take my (?:own )?life|suicide|overdose)\b|\b(?:after|since|from) my (?:\w+ )?(?:overdose|(?:suicide )?attempt)\b|\bI(?:'ve)? survived (?:my|a) (?:suicide|attempt)\b/i;
export const HANGED_SELF = /\bhang(?:ed)? myself\b|\bhung myself\b|\bstrangl\w+ myself\b/i;
export const NECK_HELD =
	/\b(?:noose|rope|belt|cord|cable|sheet|scarf)\b[^.!?]{0,20}\b(?:round|around|on) my (?:neck|throat)\b/i;
export const FROM_HOSPITAL =
	/\b(?:got out of|discharged|home from|back from|left|released from|out of) (?:from )?(?:the )?(?:\w+ )?(?:hospital|ward|icu|a&e)\b|\bdischarged\b/i;
/** A wish to hurt themselves, and no wound told of. */
export const URGE =
	/\b(?:want|wanna|need|urges?|tempted|craving|feel like|about to|trying not|fighting|resist\w*|going to|gonna|might|scared|afraid|thinking (?:of|about))\b/i;
export const HAS_WOUND =
	/\bI(?:'ve| have)? (?:(?:just|already|even|then|finally|also) )?(?:cut|burned|burnt|scratched|hit|bit|carved|hurt)\b(?! free)|\b(?:wounds?|blood|bleed\w*|stitches|fresh|relapsed)\b/i;
/** Wants to be with a person who died. */
export const FOLLOWS =
	/^(?!.*\b(?:hear|hears|hearing|voices?)\b).*\b(?:died|dead|passed away|death|funeral|took (?:his|her|their) (?:own )?life|killed (?:himself|herself|themselves)|lost (?:my|him|her))\b[^!?]{0,80}\b(?:be(?:ing)? with|join|follow|go to) (?:him|her|them|my)\b|^(?!.*\b(?:hear|hears|hearing|voices?)\b).*\b(?:be with|join|follow) (?:him|her|them|my \w+)\b[^!?]{0,60}\b(?:died|dead|passed away|lost)\b/i;
export const STARVED =
	/\b(?:haven't|have not|hasn't|not|without|no) (?:\w+ ){0,3}(?:eat\w*|food|meals?|ate)\b[^.!?]{0,30}\b(?:days|week|since)\b|\b(?:days|week) (?:without|of not|with no) (?:eating|food)\b/i;
export const BURNED = /\bburn(?:ed|t|ing|s)?\b/i;

export const ASKS_MEANS =
	/(?:^|[.!?] )(?:(?:so|and|but|ok|okay|well|please|hey|hi|asking for a friend),? )*(?:how (?:much|many|high|long|deep|far|fast|do|does|would|could|can|is|are|quick)|which|what(?:'s| is| are| would| happens| kind)|where(?:'s| is| can| do| could)|is (?:it|there)|are there|can (?:you|i|one)|could (?:you|one)|does|do|will|tell me)\b[^.!]*$/i;
export const OF_A_BABY = /\b(?:baby|newborn|infant|little one)\b/i;
export const OF_A_CHILD = /\b(?:baby|toddler|kids?|child(?:ren)?|son|daughter|little one)\b/i;
export const SEXTORTED =
	/\bsext(?:ortion|orted|orting)\b|\b(?:nudes?|naked|intimate|private|sexual|explicit)\b[^.!?]{0,30}\b(?:photos?|pics?|pictures?|videos?|images?)?\b.{0,80}\b(?:money|pay|send (?:it|them)|leak|post|share|spread|blackmail\w*|threat\w*|or else)\b/i;
export const CHOKED =
	/\b(?:chok(?:e[sd]?|ing)|strangl(?:e[sd]?|ing))\b|\b(?:hands?|belt|cord|scarf) (?:a?round) my (?:neck|throat)\b|\bby the (?:throat|neck)\b|\bsqueez\w+ my (?:neck|throat)\b/i;
/** Who a voice wants hurt. */
export const AT_OTHERS =
	/\b(?:hurt|kill|harm|stab|attack|burn|push|poison|smother|cut) (?:him|her|them|(?:my|the|our) (?!self|wrists?|arms?|life|throat)\w+|people|everyone|someone|somebody)\b/i;
/** They are where others are, or away from what was near. */
export const SAFER_PLACE =
	/\b(?:I'm|I am|we're|we are|im) (?:now |back |over |already |sitting )?(?:at|with|in|inside) (?:(?:my|a|the|our|his|her) )?(?:\w+ )?(?:sister|brother|mum|mom|dad|mother|father|parents?|aunt|uncle|gran\w*|nan|friend|mate|neighbou?r|flatmate|roommate|partner|wife|husband|boyfriend|girlfriend|son|daughter|cousin|caf[eé]|shop|library|church|reception|lobby|taxi|police station|hospital|a&e|er)(?:'s|s)?\b|\b(?:went|gone|walked|came|drove|got) (?:back )?(?:home|inside|indoors|back in|to (?:my|a|the) (?:\w+ )?(?:sister|brother|mum|mom|dad|parents|friend|neighbou?r|caf[eé]|shop)\w*)\b/i;
/** A baby was put down safely, and they left the room. */
export const BABY_PUT_DOWN =
	/\b(?:put|laid|left|placed) (?:(?:the|my|our) (?:baby|son|daughter|little one|toddler)|him|her) (?:\w+ ){0,3}(?:in|into|on) (?:(?:the|his|her|a) )?(?:\w+ )?(?:cot|crib|bed|pram|playpen|bassinet|basket|floor|mat)\b/i;
export const COMMANDED =
	/\b(?:tell(?:s|ing)?|command\w*|order\w*|told|said to|says to|want(?:s|ing)?|make|making|forc\w+) (?:me|us) (?:\w+ ){0,2}(?:hurt|kill|harm|stab|die|walk|jump|attack|cut|burn|end|do it)\b/i;

export const NO = /\b(?:no ?one|nobody|not|never|none|should I|if)\b|n't\b/i;
export const TOLD_SOMEBODY =
	/\bI(?:'ve| have)?(?: just| finally)? (?:texted|called|told|rang|messaged|phoned|talked to|spoke(?:n)? (?:to|with)|reached)\b/i;
export const SOMEBODY_NEAR =
	/\b(?:is|are|'s|'re) (?:here|coming(?! (?:home|back))|with me|on (?:his|her|their) way)\b|\bcame over\b|\bI'm with (?:my|a|him|her|them)\b/i;
export const COMPANY =
	/\b(?:my \w+|he|she|they)(?:'s| is| are|'re)? just (?:came|come|got|walked) (?:home|back|in)\b|\b(?:hugging|holding|sitting (?:with|next to|beside)) me\b/i;
export const ALONE = /\b(?:alone|by myself|on my own|no ?one|nobody)\b/i;
/** A greeting, and nothing more. */
export const BACK_AGAIN =
	/^(?:(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon)|it's me|I'm back|back|me|again|there|from yesterday),?[ .!]*)+$/i;
/** No words: a dot, a shrug. */
export const QUIET =
	/^[^\p{L}\p{N}]*(?:(?:whatever|nothing|idk|dunno|hm+|meh|k|ok(?:ay)?|fine|sure|nvm|never ?mind|don't know)[^\p{L}\p{N}]*)?$/iu;
export const NO_NAME =
	/^(?:no ?one|nobody|none|idk|(?:I )?(?:don't|dont) know|dunno|not sure|there(?:'s| is) (?:no ?one|nobody))\W*$/i;
/** At the place of the people they want to hurt. */
export const AT_THEIRS =
	/\b(?:outside|in front of|parked (?:at|near|by|outside)|on (?:my|the) way to|driving (?:over )?to|walking (?:over )?to|waiting (?:for|at|outside|near)|following) (?:\w+ )?(?:his|her|their|him|them)\b/i;
export const MEANS_AWAY =
	/\b(?:(?:gave|given|handed|giving) (?:(?:my|a|the|him|her) ?(?:\w+ ){0,2})?(?:it|them|the \w+)|(?:put|locked|buried) (?:it|them|the \w+) (?:in|into|under|out|outside|away)|threw (?:it|them) (?:out|away)|flushed|got rid of|(?:locked|put) (?:it|them|the \w+) away|left the (?:room|house|roof|bridge)|(?:(?<=^)|(?<=\bI (?:just |have |did )?)|(?<=\bI've (?:just )?)|(?<=\band ))(?:stepped|moved|walked|climbed|came|got) (?:back|away|down|off|home)|(?:took|has|have) (?:it|them) (?:away|now|off me|down|apart)|unloaded)\b/i;
export const MEANS_WILL =
	/\b(?:could|can|might|will|I'll|going to|should|want to|maybe)\b[^.!?]{0,20}\b(?:ask|give|hand|get|let|bring)\b[^.!?]{0,40}\b(?:take|hold|keep|lock|look after|store)\b[^.!?]{0,12}\b(?:it|them|the \w+)\b/i;

export const BYE =
	/^(?:(?:ok|okay|thanks|thank you|right|well|anyway|gracias|merci|danke|grazie|obrigad[oa]|bedankt),? )*(?:adi[óo]s|au revoir|tsch[üu](?:ss|ß)|ciao|arrivederci|tchau|doei|tot ziens|hasta luego|good ?bye|bye+|good ?night|see you|see ya|cya|ttyl|talk (?:later|soon|tomorrow)|gotta go|got to go|I(?:'ve| have) (?:got )?to go|I(?:'m| am) (?:going to (?:bed|sleep)|off|leaving)|night)(?![\p{L}'])/iu;
export const THANKS =
	/^(?:ok(?:ay)?,? )?(?:thanks|thank you|thx|ty|cheers|gracias|merci|danke|grazie|obrigad[oa]|bedankt|dank je)\b(?:[^.!?]{0,40})[.!]*$/i;

/** High up or beside the rails. */
export const AT_AN_EDGE =
	/\b(?:(?:stand|sit|stood|sat|lean|wait)(?:ing)?|I'm|I am|am)\b[^.!?]{0,20}\b(?:on|at|near|by|over|off) (?:the|a|my|this) (?:\w+ ){0,2}(?:edge|ledge|parapet|railings?|tracks|roof|rooftop|overpass|bridge|cliff|balcony|platform)\b/i;
export const ENGINE_RUNS =
	/\b(?:car|engine)(?:'s| is)? (?:\w+ )?(?:running|on)\b[^!?]{0,60}\bgarage\b|\bgarage\b[^!?]{0,60}\b(?:car|engine)(?:'s| is)? (?:\w+ )?(?:running|on)\b|\bexhaust\b/i;
export const BETWEEN_RAILS = /\bon (?:the|a|some) (?:\w+ ){0,2}(?:tracks?|rails|railway|line)\b/i;
export const WAS_HURT =
	/\bI(?:'ve| have)? (?:(?:just|already|even|then|accidentally|really|actually|finally) )?(?:slapped|hit|smacked|shook|kicked|punched|pushed|shoved|choked|hurt|burned) (?:her|him|them|my)\b/i;
export const HAS_WEAPON = /\b(?:guns?|pistol|rifle|shotgun|knife|knives|machete|weapon|hammer|bat|axe)\b/i;
/** Hurt by hands or objects. */
export const BLOWS =
	/\b(?:hit(?:s|ting)?|beat(?:s|en|ing)?|punch(?:e[sd])?|kick(?:s|ed)?|slap(?:s|ped)?|chok(?:e[sd]?|ing)|strangl(?:e[sd]?|ing)|push(?:es|ed)|shov(?:es|ed)|thr(?:ew|ows)|burn(?:s|ed|t)|hurts?|bruise\w*)\b/i;
export const ASSAULT =
	/\b(?:rap(?:e[ds]?|ing|ist)|sexual(?:ly)? (?:assault|abus)\w*|molest\w*|grop(?:ed|es|ing)|touch(?:es|ed|ing)? me|forc(?:es|ed|ing) (?:himself|herself|themselves) on me)\b/i;
/** Watched or followed: a stalker does it, and a fear that nothing outside bears out says it too. */
export const WATCHED = /\b(?:watching|following|listening to|tracking|spying on|poisoning) (?:me|us)\b/i;
/** A body that hurts, after something was done to it. */
export const BODY =
	/\b(?:stomach|belly|chest|heart|head|neck|back|throat|arm|wrist|leg|wound|cut|it|I) (?:\w+ ){0,2}(?:hurts?|aches?|burns?|rac(?:es|ing)|skips?|skipping|pound(?:s|ing)|flutter(?:s|ing)|bleed(?:s|ing)?|throbs?)\b|\b(?:dizzy|faint\w*|sick|nauseous|weak|shaky|throwing up|vomit\w*|numb|blurry|drowsy|sleepy|hoarse)\b|\b(?:can't|hurts to|hard to|trouble) (?:swallow\w*|breathe|breathing)\b/i;
export const NOT_UNWELL =
	/\b(?:not|isn't|never|no longer|don't feel|didn't) (?:\w+ ){0,2}(?:dizzy|faint\w*|sick|nauseous|weak|shaky|hurt\w*|numb|drowsy|sleepy)\b/i;
export const NOT_CALLING =
	/\b(?:not|won't|will not|don't want to|not going to|never) (?:be )?(?:call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|go(?:ing)? to (?:the |a )?(?:hospital|doctor|er\b|a&e)|talk(?:ing)? to (?:any|some))/i;
/** What can't wait when the body gets too little. */
export const HEART =
	/\b(?:hoarse|swallow\w*|breath\w*|heart|chest|faint\w*|pass(?:ed|ing)? out|black(?:ed)? out|collaps\w*|blood)\b/i;
/** Help was called or is there. To name a hospital isn't to have called one. */
export const CALLED =
	/\b(?:ambulance|paramedics?|police|help|911|999|112|they|someone|somebody)(?:'s| is| are|'re) (?:\w+ ){0,2}(?:here|coming|on (?:the|its|their) way)\b|\b(?:I'm|I am|we're|we are) (?:\w+ )?(?:in (?:an|the) ambulance|(?:at|in|on (?:my|our|the) way to|heading to|going to|driving to) (?:the )?(?:hospital|a&e|er|emergency (?:room|department)|urgent care))\b|\bI(?:'ve| have)? (?:\w+ )?(?:called|rang|phoned)(?: (?:911|999|112|111|000|them|the (?:number|emergency|police)|for help|an ambulance|poison control)\b|[.! ]*$| now)|\b(?:taking|driving|bringing|took|drove) me to (?:the )?(?:hospital|a&e|er\b|emergency)|\bon the (?:phone|line) (?:with|to) (?:911|999|112|000|them|the emergency|an ambulance|poison control)\b/i;
/** They are at it. */
export const CALLING =
	/^(?:(?:ok(?:ay)?|yes|yeah|fine|alright|all right),? )*(?:(?:I'm|I am|im|we're) )?(?:calling|ringing|dialling|dialing|phoning)(?: (?:them|now|911|999|112|000|an ambulance|poison control))*\W*$/i;
export const HELP_IS_HERE =
	/\b(?:ambulance|paramedics?|police|help|they|someone)(?:'s| is|'re| are|has| have)? (?:\w+ )?(?:here|arrived|at the door)\b/i;
/** Answers of a word or two. */
export const SHORT_YES =
	/^(?:(?:um+|oh|ok(?:ay)?),? )*(?:yes+|yeah|yea|yep|yup|I (?:have|did)|just did|done|already(?: did)?)(?:,? (?:I (?:have|did)|(?:he|she|they|both) (?:is|are)|both|now|just|just now))*\W*$/i;
export const SHORT_NO =
	/^(?:(?:um+|oh|ok(?:ay)?|lol|haha),? )*(?:no+|nope|nah|nothing|not really)(?:,? (?:nothing|(?:he|she|they) (?:isn't|is not|aren't)|not (?:awake|breathing)))*\W*$/i;
/** The one beside them. */
export const BREATHES =
	/\b(?:(?:he|she|they|it)(?:'s| is|'re| are)|is|still|but|yes,?) (?:still |now |both )?(?:breathing|awake)\b|\b(?:he|she|they) (?:still )?breathes?\b|\bwoke up\b/i;
export const NOT_BREATHING =
	/\b(?:not|isn't|aren't|stopped|barely|hardly|no longer|can't (?:see|hear)|(?:doesn't|don't|won't) (?:look|seem|be)?) ?(?:\w+ )?(?:breath(?:e|es|ing)?|awake)\b|\b(?:gasping|gurgling|turning blue|won't wake)\b/i;
/** Taken back. */
export const JOKED =
	/\b(?:jk|j\/k|(?:just |only |was )?(?:kidding|joking)|(?:a|the) joke|lol|lmao|haha\w*)\b/i;
export const DID_NOT =
	/\bI (?:didn't|did not|haven't|have not|never) (?:\w+ )?(?:take|took|taken|swallow\w*|drink|drank|drunk|do|done|cut)\b|\bmade (?:it|that|all of it) up\b|\bI lied\b|\b(?:it|that) (?:wasn't|isn't|is not|was not) true\b/i;
/** The person they fear is there. */
export const THEY_ARE_HERE =
	/\b(?:he|she|they)(?:'s| is|'re| are) (?:now |already |back |right )?(?:here|home|back|in the (?:room|house)|awake|outside|at the door)\b|\bcame home\b/i;
/** Near enough to hear or see. */
export const THEY_ARE_NEAR =
	/\b(?:he|she|they|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|mum|mom|mother))(?:'s| is|'re| are) (?:\w+ )?(?:in the (?:(?:same|next|other) )?(?:room|kitchen|bathroom|hall\w*|house|flat)|in bed (?:with|next to) me|next door|next to me|beside me|right (?:here|there)|downstairs|upstairs|outside (?:the|my) door|at the door|watching me)\b/i;
/** An assault, by when it was. */
export const TODAY =
	/\b(?:just now|(?:minutes?|mins?|half an hour|hours?) ago|tonight|this (?:morning|evening|afternoon)|today|right now|still here|(?:I'm|I am|we're) (?:still )?(?:in|at|hiding|locked)\b[^.!?]{0,20}\b(?:his|her|their|bathroom|toilet|party|car))\b/i;
/** Unwanted thoughts of harm that frighten the person. */
export const UNWANTED =
	/\bintrusive (?:thoughts?|images?|urges?)\b|\b(?:(?:thoughts?|images?|urges?) (?:of|about)|pictur(?:e|ing)|imagin(?:e|ing)|see myself|flashes of) (?:\w+ ){0,2}(?:hurting|harming|stabbing|pushing|killing|dropping|shaking|smothering|drowning)\b(?! myself)/i;
/** Something was swallowed. */
export const TOOK =
	/\b(?:took|taken|swallowed|downed|necked|had|drank)\b[^.!?]{0,40}\b(?:pills?|tablets?|capsules?|\d+|meds|medication|bleach|antifreeze|poison|all of (?:them|it)|them all|the lot|whole (?:bottle|box|pack|strip|lot)|too many)\b|\boverdos\w+|\bOD'?d\b/i;
export const BLEEDS = /\b(?:bleed\w*|blood)\b/i;
/** They mean to tell someone. */
export const WILL_REACH =
	/\b(?:I'll|I will|ill|I'm going to|gonna|I could|I might|maybe I(?:'ll| can| could)|should I|I can|I think I'll) (?:just |maybe |try to |try and )?(?:text|call|ring|phone|message|tell|talk to|speak to|go to|wake)\b/i;
export const DEEP =
	/(?<!\b(?:not|isn't|wasn't|aren't|never)(?: \w+){0,2} )\b(?:deep\w*|gap(?:es|ing)|(?:see|saw) (?:\w+ )?(?:fat|bone|muscle)|needs? stitch\w*)\b/i;
