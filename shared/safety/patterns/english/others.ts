/** The person the writer worries about. */
const ONE =
	"(?:{they}|{family}|{others}|someone|somebody|one of (?:them|the [a-z]+|my [a-z]+)|a (?:[a-z]+ )?(?:{others})|classmate|member|coachee|player|teammate|tenant|anyone|who)";

/** Another person is in danger. */
export const OTHERS: readonly string[] = [
	"(?:{killing}|hurt|hurting|hurts|harm|harming|harms|cut|cuts|cutting|kills|hangs|burns|burn|starving|starve|starves|injure|injuring|scratch|scratches|scratching|overdose|" +
		"punching|hitting|hits|something to|tops|topped|do away with|trust|trusts) (?:~ )?{themself} ## slack|proud|kitchen|shaving|stitches|on (?:a|the|some|broken|his|" +
		"her) (?:broken )?(?:glass|can|tin|paper|wire|fence|bike|toys?|lego|mug|plate|tomato|knife|tool|nail|thorn|rock|tile|chisel|blade|slide|step)|by accident|accidentally|playing|cooking",
	`${ONE} (?:~ )?(?:is|was|might be|seems|sounds|feels|has been|s|may be|could be|gets|are|were|been|says|said|saying|suddenly|felt|feeling|being)? ?(?:~ )?(?:suicidal|` +
		`selfharming|selfharms|selfharm|cutting(?= (?:again|at night|and|her|his|their|themselves|herself|himself)| $)|suicide risk|anorexic|bulimic|` +
		`hearing voices|hears voices|being abused|being beaten|on the ledge|on the roof|on a bridge|on the bridge|` +
		`starving (?:himself|herself|themselves)|purging|unsafe|giving up on life|given up on life|psychotic|delusional|overdosing|overdosed|dying (?:from|` +
		`of) an overdose|in danger) ## {topic}|class|the grass|onions|` +
		`costs|its own|hair|carbs`,
	`${ONE} (?:~ )?(?:want|wants|wanted|wishes|wished|tried|tries|trying|threatened|threatens|threatening|going|planning|plans|talks|talking|talked|talk|thinking|thinks|attempted|` +
		`considering|might|will|would|ready|texted|says|said|saying|told|wrote|writes|posted|hell|shell|theyll|hed|shed|doesnt|didnt|dont|wouldnt|hopes|hoping|hope|cant|searched|` +
		`googled|searching|keeps|mentioned|joked|jokes|joking|whispered|screamed|cried|whether|about|searches) (?:~ )?(?:to |about |how to |of |off )?(?:~ )?(?:die|be dead|be alive|` +
		`be here anymore|live anymore|living anymore|end it(?! with)|end it all|end (?:his|her|their) (?:own )?life|take (?:his|her|their) (?:own )?life|suicide|dying|unaliving|unalive|jump off|` +
		`jump(?= (?:[.,]|from|in front|if|tonight)| $)|not wake up|overdose|disappear forever|existing anymore|ending it(?! with)|going on living|` +
		`kill {themself}|kms|goodbye forever|better off dead|better off without|living any|` +
		`point of living|point in living|point of life|do something (?:stupid|silly|bad|to)|top (?:himself|herself)|off the bridge|be with (?:god|dad|mum)|being dead|drive off|` +
		`happier (?:if (?:he|she|they)|without (?:him|her|them))|was dead|were dead|be gone) ## laughing|{topic}|of laughter|of embarrassment|cake|` +
		`that (?:shirt|outfit)|lease|relationship|in ibiza|wake up (?:early|at)|` +
		`wake up the|murder|dinosaurs?|dragons?|monsters?|zombies?|aliens?|the (?:final )?boss|villains?|spiders?|hilarious|pretend`,
	`${ONE} (?:~ )?(?:took|taken|swallowed|has|have|had|overdosed|cut|cuts|hung|hanged|posted|wrote|left|sent|writing|said|put up|shared|handed|bought|got|hiding|hidden|saving|` +
		`stashed) (?:~ )?(?:{pills}|overdose|(?:his|her|their) (?:wrists?|arms?|legs|thighs|veins)|suicide note|goodbye note|goodbye letter|goodbye message|goodbyes|suicidal|suicide|` +
		`marks|cuts|scars|a noose|a rope|a gun|guns|bruises|goodbye|an attempt) ## vitamins?|recipe|hunting trip|wedding|vaccine|hay fever|prescribed today|my (?:headache|` +
		`migraine)|the dog|surgery|gp|chemist|doctors?|nurse`,
	`${ONE} (?:~ )?(?:says|said|saying|told me|texted|feels|thinks) (?:that )?(?:he|she|they) (?:~ )?cant (?:go on|carry on|do this anymore|take it anymore|` +
		`live like this)(?= (?:[.,]|anymore|like this|living|much longer)(?= )| $)`,
	`${ONE} (?:~ )?(?:locked|barricaded|shut|locks) (?:{themself} )?(?:~ )?(?:in|inside) ~~ (?:with|has|holding) (?:a |the |his |her )?(?:razors?|razor blade|knife|gun|pills|blade|` +
		`rope|bottle of) ## out of`,
	`${ONE} (?:~ )?(?:has|got|holding|grabbed|took) (?:a |the |his |her |my )?(?:[a-z]+ )?(?:gun|rope|razor|noose|knife) && (?:locked|wont open|wont come out|crying|on the (?:roof|` +
		`bridge)) ## hunting|climb[a-z]*|kitchen`,
	"(?:worried|scared|afraid|concerned|terrified|fear|frightened|anxious|what do i do|what should i do|how do i help|how can i help|how to help|help|suspect|worry|worrying|" +
		"should i worry|scares me|do i say|panicking|desperate) ~~ (?:hurt {themself}|kill {themself}|harm {themself}|end (?:his|her|their) life|do something|take (?:his|her|" +
		"their) life|die by suicide|suicidal|through the night|suicide attempt|selfharm|selfharms|selfharming|anorexic|bulimic|anorexia|arms are|arms always|sad quotes|giving away|bruises|" +
		"guns|voices|not eating|wont eat|stopped eating|suicide|what (?:he|she|they)ll do|what (?:he|she|they) (?:might|will|could) do|hed do|shed do|cutting) ## {topic}|presentation|" +
		"fun|nice|together|special|deadline",
	"(?:found|saw|noticed|seen|discovered|see|read|there are|theres|spotted|came across|find) (?:~ )?(?:cuts|scars|cut marks|burns|marks|blood|suicide note|razor blades|blades|rope|" +
		"bruises|pills|laxatives|scratches|search history|note|letter|diary|searches|stash) (?:~ )?(?:on|in|from|under|by|at|about|all over|that)? ?(?:~ )?(?:my (?:[a-z]+ )?(?:{family}|" +
		"{others}|sisters|brothers|daughters|sons|friends|kids|girlfriends|boyfriends|husbands|wifes|mums|dads|cousins|roommates)|his|her|their|{they}) ## car|carpet|birthday|" +
		"love letter|sofa|thank you",
	"(?:suicidal|selfharming|bulimic|anorexic|suicide|depressed|abused) (?:~ )?(?:friend|daughter|son|brother|sister|partner|boyfriend|girlfriend|wife|husband|kid|child|teen|" +
		"teenager|student|client|mum|dad|roommate|colleague|pupil) ## {topic}",
	"(?:help|support|talk to|save|reach|stop|do for|comfort|say to) (?:~ )?(?:a |my |our |the )?(?:~ )?(?:{family}|{others}|someone|who|her|him|them) (?:~ )?(?:who |thats |whos |" +
		"is |from )?(?:~ )?(?:selfharms|selfharm|selfharming|suicidal|killing|cuts|cutting|suicide|wants to die|depressed and|in an abusive|being abused|wont eat|anorexic|bulimic|" +
		"an attempt|a suicide attempt|after (?:an|his|her|their) attempt|doesnt want to live|dying anymore|hears voices) ## {topic}",
	`${ONE} (?:~ )?(?:stopped eating|wont eat|isnt eating|not eating|never eats|barely eats|hardly eats|refuses to eat|makes {themself} sick|throws up after|throwing up after|` +
		`straight after (?:lunch|dinner|eating|meals)|hits (?:her|him|them)|beats (?:her|him|them)|hit her|beat her|is abused|has bruises|with bruises|bruises|hears voices|` +
		`hearing voices|there are voices|voices that|in danger|being beaten|gets beaten|goes to the bathroom|arms are (?:always )?(?:covered|cut)|giving away|given away|gave away|` +
		`barely speaks|not leaving (?:his|her|their) bed|reads like a goodbye|sounds like a goodbye|said goodbye|saying goodbye|wont be here|not be here|` +
		`cant live (?:anymore|like)|attempt|hit by (?:his|` +
		`her|their)|hugged me (?:so )?long) ## hit (?:her|his) (?:head|knee|elbow|toe)|fussy|toddler|broccoli|vegetables|throws? (?:his|her|the) (?:plate|food|bowl|spoon|cup)|tantrums?|` +
		`peas|weaning|puppy|kitten|colleague leaving|charity|salad|picky|cat food|dry food|flu|teething|fox|books to|the baby|at work|airport|retir`,
	"(?:reads|sounds|looked|looks|felt|feels) like (?:~ )?(?:goodbye|suicide note|farewell|final goodbye|hes saying goodbye|shes saying goodbye) ## {away}",
	"(?:hear|hearing|heard) (?:~ )?(?:shouting|screaming|crying|hitting|her scream|him hit|banging) (?:~ )?(?:through|next door|upstairs|downstairs|from|every night) ~~ (?:night|" +
		"worry|her|bruises|child|kid|scared|police|call) ## baby|toddler|party|concentrate",
	"(?:keep|hide|lock up|locked|hidden|hold|give me|take|took|handed) (?:~ )?(?:his|her|their) (?:~ )?(?:tablets|pills|meds|medication|knives|razors|guns|gun|blades) ~~ (?:trust|" +
		"safe|because|away|worried|from (?:him|her|them)|{lone})",
	`${ONE} ~~ (?:after an attempt|after (?:his|her|their) attempt|after a suicide attempt|from an attempt|survived an attempt|attempted suicide|tried to kill {themself})`,
	`${ONE} ~~ (?:saying|says|messages|texts|texted|writes|wrote|sent|sends|told me) ~~ (?:cant live without|got the pills|goodbye forever|wont be here|end it|sorry for everything|` +
		`nothing to live for|no reason to live|no point|give up|hopes|doesnt wake|ready to go|be better off)`,
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,8}(?:and|but|now|who|,|keeps|then) (?:~ )?(?:talks?|talking|talked|speaks|speaking|mentions|mentioned|jokes|joked|posts|posted|` +
		`says|said|sings) (?:~ )?(?:ending it|ending things|ending everything|end it|dying|death|suicide|not being here|being dead|wanting to die|wants to die|want to die|not waking up|` +
		`giving up on life|killing {themself}|goodbye) ## {topic}|ending it with|ending things with`,
	`${ONE} (?:~ )?(?:wrote|writes|said|says|told|texted|posted|thinks|feels|believes|saying|keeps) (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,5}(?:nobody|everyone|world|we|theyd|` +
		`wed|family|they) (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,3}(?:miss|better off|happier|care|notice|easier) (?:~ )?(?:{they}|him|her|them|without|if)(?= ) ## {away}|work|job|` +
		`team`,
	`(?:${ONE}|a lad|our [a-z]+) (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,8}(?:do|does|doing|did|done|finish|finishing|top|topping) {themself} in(?= )`,
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,5}(?:slit|slits|slitting|slash|slashing) (?:his|her|their) (?:wrists?|throat)`,
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,6}(?:threatening|threatens|threatened|going|wants|says|said|saying|telling) ` +
		"(?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,5}(?:jump|eat (?:his|her) gun|go over|going over|die) (?:off|from|if i|if he|if she|tonight|now) ## {topic}|laughing|joy|queue",
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,8}(?:means|meant|said|mentioned|talks of|talked of|talking of) suicide ## {topic}`,
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,6}(?:god|allah|the lord) (?:to )?(?:take|takes) (?:him|her|them) ## {topic}`,
	"(?:vid|video|pic|picture|photo|selfie) of (?:him|her|them|{themself}) (?:~ )?with (?:~ )?(?:pills|tablets|a knife|the knife|a gun|a rope|blood|cuts|a blade)",
	`(?:${ONE}|our [a-z]+) (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,6}(?:texting|texts|texted|says|said|saying|wrote|writes|rung|rang|phoned) ` +
		"(?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,8}(?:when im (?:dead|gone)|going over|goodbye)(?= ) ## {away}|airport",
	`${ONE} ~~ (?:gun|shotgun|rifle|pistol) (?:[a-z]+ ){0,3}in (?:his|her|their) mouth|(?:bullet|bullets|rope|one) (?:is |are )?for (?:himself|herself)(?= )`,
	"(?:slashed|slit|cut) (?:his|her|their) (?:own )?wrists",
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,6}(?:throw|string|hang|drown|shoot|kill|burn|finish|gas|poison) {themself}(?: up| off)?(?= ) ## {topic}|laughing`,
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,6}(?:take|taking|end|ending|taken) (?:his|her|their) (?:own )?(?:life|lives)(?= ) ## {topic}`,
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,4}(?:rang|called|phoned|calls|texted) (?:me )?(?:from|off) (?:a|the) (?:bridge|roof|cliff|tracks|station)(?= ) ## lost|view|holiday`,
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,4}(?:is on|stood on|standing on|climbed on) (?:the |a )?(?:~ )?(?:ledge|windowsill|rails?|` +
		`wrong side of the railings|roof) ~~ (?:jump|jumping|let go|letting go|threatening)`,
	`${ONE} (?:(?!(?:i|im|ive|id|ill) )[a-z0-9,]+ ){0,6}(?:going to|wants to|will|ready to) join (?:him|her|them)(?= ) ## {away}|class|team|call|gym`,
	`${ONE} (?:~ )?(?:has|got) (?:a )?rope in (?:the|his|her) (?:car|van|boot|garage)(?= ) ## climb[a-z]*|tow`,
	`${ONE} (?:~ )?(?:is )?in the garage with the (?:car|engine) (?:on|running)`,
	`${ONE} (?:~ )?(?:doesnt|wont|not|isnt) (?:~ )?(?:wake up|waking up|waking) ~~ empty (?:boxes|box|packets|packet|bottles|bottle)`,
	`${ONE} (?:~ )?on the (?:window ?)?ledge|${ONE} ~~ one leg (?:outside|over)`,
	`im (?:sure|afraid|worried|scared|terrified|certain) (?:~ )?${ONE} ~~ (?:(?:take|taking|end|ending) (?:his|her|their) (?:own )?life|(?:kill|killing|hang|drown|shoot) {themself})`,
	`${ONE} ~~ (?:follow|join) (?:her|him|them) && (?:natural causes|own hand|by (?:himself|herself)|grave|wont be long|not natural) ## twitter|instagram|abroad`,
	`${ONE} ~~ by (?:his|her|their) own hand`,
	`${ONE} ~~ (?:posted|sent|put up|shared) (?:~ )?(?:pics?|photos?|picture|video) of (?:~ )?(?:pills|rope|gun|blade|blood|wrists?|pistol|noose) ## range|hunting|climbing`,
	`${ONE} ~~ cutting (?:~ )?(?:deep|deeper|badly|so bad|worse)(?= ) ## hair|grass|hedge|carbs|costs|onions|fabric`,
	`${ONE} (?:~ )?(?:gives|giving|gave|given) (?:his|her|their) (?:things|stuff|clothes|jewellery) away && (?:afraid|worried|scared|again|tried|goodbye|strange) ## moving|charity`,
	"(?:baby|newborn|son|daughter|child) (?:~ )?(?:evil|possessed|swapped|replaced|a demon|the devil|a changeling) && (?:says|thinks|believes|convinced|" +
		"keeps saying|told me)(?= ) ## film|book|cot|toy|terrible twos|joke",
];

/** Another person's words or actions follow. */
export const REPORTED: readonly string[] = [
	`(?:${ONE}|ex|school|message|text|note|poem|diary|post|letter|story) (?:(?!(?:i|im|ive|id|we|voices?) )[a-z0-9,]+ ){0,3}(?:said|says|saying|told|tells|telling|texted|texts|` +
		`wrote|writes|posted|posts|messaged|messages|messaging|sent|sends|sending|screamed|shouted|whispered|typed|whispers|cried|yelled|announced|mumbled|confessed|admitted|reads|read|` +
		`tweeted|commented|snapped|joked|jokes|threatened|threatens|threatening|mentioned|keeps saying|quote)`,
	"(?:tells you|says to you|told you|texts you|told us|tells us|said to me|told me|tells me)",
];

/** Where the writer speaks for themselves again, after another person's words. */
export const MINE_AGAIN = new RegExp(
	[
		"(?<= )(?:,|after|(?:when|once)(?= (?:i|im|ive) (?:have |am )?(?:killed|dead|gone|died) )|(?:and|but|so|because|now|then|which is why|thats why|yet|or|" +
			"like|anyway|lol|i dont know)(?: (?!(?:he|she|they|hes|shes|theyre) )[a-z]+){0,6}?)",
		" (?:now |then |because |today |so |that is why |honestly |do )?(?:i|im|ive|id|ill|me|my)(?= )",
	].join(""),
	"g",
);
