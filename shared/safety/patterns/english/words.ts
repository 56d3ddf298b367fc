import type { Words } from "../../needs.ts";

function either(...lines: readonly string[]): string {
	return lines.join("|");
}

/**
 * Interchangeable words, by the name that patterns use in braces. Texts are in plain spelling (spelling.ts): "do not"
 * is "dont", "I would" is "id", "wanna" is "want to", "no one" is "nobody", and "just", "really" and the like are
 * gone.
 */
export const ENGLISH: Words = {
	aboutme:
		"to me|about me|at me|me who|me what|my name|my adress|my address|my secrets|me to|me only|me personally|in code",
	absent: either(
		"(?:without me|without (?:their|his|her|its) (?:mum|dad|mother|father)|w o me|me (?:being )?(?:gone|dead|not here)|(?:if|when|once|that|until) (?:i|im|id|ive) (?:ever |finally |" +
			"suddenly )?(?:(?:was|were|am|be|is|wasnt|werent|isnt) (?:not |never |no longer |anymore )?|(?:here|around|there|alive|gone|dead|existing|in it|in the way|in the picture|" +
			"out of (?:the way|it|the picture|their (?:lives|way|hair)))|not (?:here|around|there|alive)|went|died|disappeared|vanished|stopped (?:being (?:around|here)|existing|breathing)|" +
			"stepped out of it|never (?:woke up|existed|was born|been born)|(?:didnt|dont) (?:exist|wake up))|i werent (?:here|around|alive))(?! (?:to (?!mess|ruin|drag|hold|bother|burden|" +
			"hurt|spoil|worry|upset|break)|at |when |for (?!good|ever)|on |until |till |this |next |today|yesterday|last |(?!being|ruining|dragging|messing|holding|getting|hanging|hurting|" +
			"making)[a-z]+ing |as |in the (?:team|meeting|office|band|group)))",
	),
	alot: either(
		"(?:a |whole )?(?:bunch|load|heap|lot|ton) of (?:~ )?(?:pills|tablets|meds|medication|paracetamol)|(?:heaps|loads|lots|tons|bunches) of (?:~ )?(?:pills|tablets|meds|paracetamol)|poison",
		"bleach|antifreeze|all of them|them all|the lot|too many|wya too many|way too many|the whole (?:bottle|box|packet|pack|lot)|whole bottle",
		"all (?:my|the|his|her|mums|dads|nans) (?:~ )?(?:pills|tablets|meds|medication|insulin)|everything in|an overdose|handful|fistful|every (?:pill|tablet)",
	),
	aimed: either(
		"on me(?! own)|on myself|at myself|its for me|it is for me|for me alone|to my own [a-z]+|to my (?:head|temple|chin|chest|heart|throat)|in my mouth|" +
			"under my chin|me at the end|myself at the end",
		"myself hanging|me hanging|me swinging|myself swinging|eating it|eat it|eat the barrel|with my name on it|use on me|use on myself|for my own neck|" +
			"for my neck|hold me|to hang from|use it on|using it on|turn it on",
	),
	arm: "knife|knives|gun|pistol|rifle|revolver|shotgun|machete|hammer|axe|acid|petrol|gasoline|kerosene|blade|crowbar|bat|hook|weapon|poison|scissors|screwdriver",
	arms: either(
		"gun|guns|shotgun|shotguns|rifle|rifles|ammo|pistol|revolver|twelve bore|barrel|cartridge|bullet|bullets|rope|ropes|noose|cord|flex|joist|joists|beam|beams|rafter|rafters",
		"knife|blade|razor|scalpel",
	),
	asmedicine: either(
		"as prescribed|over the years|headache|vitamins?|antibiotics?|years ago|months ago|last (?:week|month|year)|in (?:january|february|march|april|may|" +
			"june|july|august|september|october|november|december)",
	),
	atonce: either(
		"now|right now|tonight|this minute|here now|already|minutes ago|minutes back|an hour ago|signing off|goodbye|bye|sorry|forgive me|tell (?:my|them|her|him)|dont want to be found",
		"waiting (?:on|for) the (?:train|next|[0-9]+)|next (?:fast )?train|phones on|the door (?:is )?(?:locked|bolted)|outside (?:of )?the|other side of",
	),
	auxiliary: "were|was|am|had|could|would|didnt|dont|wont|werent|wasnt|never|never to|had never",
	away: either(
		"holiday|holidays|vacation|trip|travel|travelling|flight|flying|conference|annual leave|day off|off sick|retire|retirement|moving to|move to|moved to|new job|resigned|notice|party",
		"meeting|gym|class|interview|office|wedding|uni|exam|exams|game|match|concert|festival|deadline|project|marathon|lease|airport|business|shift|spain|italy|camp|conference|course",
		"appointment|dinner|lunch|dentist|practice|training|team|rehearsal|for a week|two weeks|three weeks|for a month|semester",
	),
	back: "holiday|moved|retire|got back|came back|borrow",
	bang: either(
		"hit|hits|hitting|punch|punches|punched|punching|slap|slapping|slapped|beat|beating|bang|bangs|banging|banged|bash|bashing|smash|smashing|slam|slamming|headbutt|headbutting|whack|break",
		"broke|hedbutting",
	),
	bedead: either(
		"die|dead|deceased|be died|have died|died|gone for good|not alive|not be here|not be here anymore|not exist|not wake up|not be alive|not have to live|never wake(?: up)?|not waking up",
		"never waking up|not existing|stop existing|cease to exist|non existence|nonexistence|no longer alive|no longer exist|no longer live|unborn|in the ground|in my grave|under the sheet",
		"asleep forever|sleep forever|permanent sleep",
	),
	beingalive:
		"being alive|to be alive|living anymore|to live|to remain alive|to exist|existing|to go on living|to keep living",
	belongings:
		"passport|passports|money|wages|pay|paycheck|pension|salary|bank card|mileage|papers|documents|location|phone|telephone|messages|keys",
	bound: either(
		"use it (?:on|to (?:stab|hurt|kill|scare|threaten|cut (?:him|her|them)))",
		"waiting|wait|on my way|driving to|drivin to|going to his|going down to|outside (?:his|her)|when (?:he|she|they) comes?|for him|for her|put it in|which window",
	),
	break: either(
		"broke|broken|breaks|break|burn|burns|burned|burnt|burning|twist|twists|twisted|smash|smashes|smashed|crushed|hits|hit|punched|slap|slaps|slapped|kicked|stood on|bashed|slammed",
		"scratched|bit|cut",
	),
	bug: "chip|chips|camera|cameras|transmitter|microphone|microphones|device|implant|mic|mics|bug|bugs|wire|something|lens|tracker",
	bye: "goodbye|goodbyes|last message|last text|last voice|note|letter|sorry|loves me|ending it|passwords|farewell|look after",
	byself: "by my own (?:hand|act|doing|decision|choice|will|design)|by my hand|my own doing|by my doing",
	chance: either(
		"accident|accidentally|by mistake|cooking|chopping|onion|onions|cupboard|shelf|shaving|grater|oops|clumsy|tripped|slipped on|plaster on|baking|toast|roast|tray|tin|diy|gardening|sunburn",
		"football|skiing|bike|tattoo|hairdresser|cat|dog|kitten|eczema|rash|mosquito|itchy|awake|code|insulin|vaccine|splinter|nurse|acne|surgery|operation|fell|c section|candles|ball|bagel",
		"finger|thumb",
	),
	close:
		"{mate}|mum|dad|da|parents|uncle|brother|family|cousin|grandad|grandfather|coach|man|priest|teacher|boss|guy|bloke|someone",
	cook: either(
		"chop|chopping|cook|cooking|kitchen|onion|onions|vegetables|bread|cake|sharpen|sharpened|sharpening|fillet|hunting|range|clay|shed|diy|nails|craft|cutlery|drawer|dishwasher|barbecue",
		"wood|apples|barn",
	),
	coping:
		"fine|ok|okay|alright|all right|cope|manage|survive|carry on|go on|goes on|get over||live on|forget me|be good|get through",
	cover: "hide|hiding|cover|covering|wearing|wear|wore|cant show|full sleeves|long sleeves",
	cuta: either(
		"cut|cuts|cutting|cuttin|slice|slices|sliced|slicing|slash|slashed|slashing|burn|burns|burned|burnt|burning|scratch|scratched|scratching|carve|carved|carving|stab|stabbed|stabbing|scald",
		"staple|stapled",
	),
	cutb: either(
		"hurt|hurts|hurting|harm|harmed|harming|injure|injuring|bruise|bruising|mutilate|mutilating|punish|punishing|bite|biting|punch|punched|punching|slap|slapped|slapping|choke|pierce|whip",
		"starve",
	),
	deadly:
		"train|trains|bus|truck|lorry|metro|tube|traffic|tracks|bridge|roof|cliff|pier|wall|tree|viaduct|balcony|window|flat|building|floor|motorway|car|water",
	dear: "husband|wife|partner|boyfriend|girlfriend|dad|stepdad|stepfather|ex|stepmum|fiance|son|uncle",
	deed: either(
		"kill|hurt|harm|stab|hit|burn|cut|jump|die|drown|attack|push|end|sacrifice|choke|shoot|punish|bad|terrible|horrible|awful|things|do it|knife|roof|river|window|people|obey|cleanse|rail",
		"clear the house",
	),
	device: either(
		"phone|laptop|computer|tv|telly|television|radio|camera|cameras|webcam|wifi|router|screen|smoke alarm|monitor|lamp|lightbulb|lights|plugs|sockets|walls|wall|vents|mirror|mirrors|wires",
		"satellite|satellites|cables|microwave|toaster|cursor|ear tag|hearing aid|ceiling|alarm|pipes",
	),
	did: "hit|beat|slapped|punched|choked|strangled|kicked|shook|smashed|hurt|bit",
	dies: either(
		"kill me|end me|finish me|end it|end it all|finish it|my death|my weight|means of dying|of dying|i (?:~ )?(?:die|be dead|jump|fall|drown)|im dead|id die|and die|and be dead|be finished",
		"no more me|hang from|hang myself|(?:jump|jumping) off|jumping|falling out|fall out|over and done|go that way|(?:step|stepping) (?:out |aff )?(?:in front|off|aff)|lethal|carry me off",
		"would do it|could do it|would work|turning it on myself|my veins|and die|an die|to die|so i can be dead|so im dead|all and die|them all|under it|use it on|using it on",
	),
	dose: "poison|phenyl|bleach|pesticide|acid|pills|tablets|overdose|kerosene|antifreeze|all (?:his|her|their|the) (?:meds|medication|insulin)",
	drank: "drank|drink|drinks|drinking|drunk|swallowed|swallows|ate|took|taken|take|injected|downed",
	each: "after|every|everything|whatever|whenever|when|what|all|each|any",
	eased: either(
		"better|best|happier|lighter|easier|relieved|free|safer|calmer|simpler|kinder|peace|rest|breathe||grateful|thankful|favour|kindness|start over|move on|moved on|new home|one less thing|",
		"stop worrying|not (?:have to )?worry|wouldnt have to worry|get worse|worse off",
	),
	edge: "river|bridge|roof|rooftop|ledge|cliff|edge|balcony|balcony rail|tracks|railings|railing|terrace|water|parapet|beam",
	end: "kill|end|hang|shoot|drown|off|stab|jump|die|dying|suicide|overdose|overdosed|dead|ending it|end it|end it all|unalive|drive (?:~ )?off a cliff|commit suicide|threatening suicide",
	ends: "(?= (?:[.,]|again|when|and|because|he|she|but|since|every|now|tonight|at home|anymore|they|at night|right|today|$)| $)",
	faint: either(
		"faint|fainted|fainting|pass out|passed out|passing out|collapse|collapsed|blacked out|blacking out|black out|see black|went black|all black|fell down|fall down|fell over|fell out|dizzy",
		"weak",
		"hair|heart|hart|shaking|blood|bleeding|periods|period stopped|falling down|went down|woke up on the floor|cant stand",
	),
	family: either(
		"mum|dad|parents|parent|brother|brothers|sister|sisters|son|sons|daughter|daughters|kid|kids|child|children|baby|nephew|niece|cousin|uncle|aunt|auntie|grandma|grandpa|granddad|grandad",
		"grandmother|grandfather|gran|nan|nana|grandson|granddaughter|stepson|stepdaughter|stepdad|stepfather|stepmum|stepmother|husband|wife|partner|boyfriend|girlfriend|fiance|ex|spouse|bro",
		"sis|family|twin|sibling|inlaws|mil|fil|teenager|teen",
	),
	fast: either(
		"ramadan|lent|yom kippur|intermittent|keto|vegan|meat|sugar|bread|dairy|gluten|chocolate|carbs|takeaway|retreat|blood test|dentist|toddler|cat|dog|fish|busy|hangry|starving now|detox",
		"tips",
	),
	fat: "be fat|being fat|becoming fat|getting fat|getting stout|gaining|gain weight|eating|eat|scale|scales|this weight|food",
	fear: "afraid|scared|terrified|frightened|might|could|nearly|almost|want to|wanted to|going to",
	gone: "dead|gone|not here|not alive|not around|out of the picture|in the ground|never born|never been born|never existed|erased|buried|under the ground",
	grave:
		"until|till|dead|death|knife|blood|serious|joking|jokin|playing|mean it|tonight|tomorrow|stairs|machete|hammer|hospital|move|shovel|legs|end (?:him|her)|train|car|decided",
	light: either(
		"feelings|accident|accidentally|mistake|eating|forgetting|forgot|ate my|ate the|deadline|news|invoice|bills|band|kindness|surprise|birthday|toddler|teething|puppy|kitten|cat|dog",
		"year old",
		"in bed and i liked|arm when i|lasagne|danced|stray|wedding|nerve|promotion|boundaries|cuddle",
	),
	hit: either(
		"{hita}",
		"whip|whips|whipped|flog|flogs|flogged|caned|belts|belted|batter|batters|battered|smack|smacks|smacked|thump|thumps|thumped|pinch|pinches|pinched|bash|bashes|bashed|headbutts|headbutted",
		"starves",
		"shoves|shoved|attack|attacks|attacked|attacking|assaults|assaulted|stab|stabs|stabbed|burns|burned|burnt|throttled|spits on|spits at|spat on|spat at|abuse|abuses|abused|abusing",
	),
	hita: "hit|hits|hitting|beat|beats|beating|beaten|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|chokes|choked|choking|strangles|strangled|strangling",
	hoard: "collects?|collecting|saving|saves|savin|hoarding|stashing|hiding|bought|buying|got|tucking",
	hope: either(
		"wish|wished|wishing|if only|hope|hoping|hoped|hopes|pray|praying|prayed|prefer|rather|beg|dream|dreamed|would be nice|would be better|wouldnt mind|dont mind|dont care|be fine",
		"wouldnt be mad|be ok|be okay",
	),
	hot: either(
		"lighter|matches|match|matchstick|cigarette|cigarettes|fag|iron|hot spoon|straighteners|hair straightener|curling iron|stove|oven|oven shelf|hob|exhaust|radiator|candle|flame|torch",
		"hot oil",
		"steriliser|boiling water|soldering iron|sealing iron|incense|kettle|tap|dryer door",
	),
	hurt: either(
		"hurt|hurting|harm|harming|beat|beating|batter|battering|cut|attack|attacking|smash|bash|break|hit|hitting|punch|choke|choking|shake|shaking|knife|torture|push|pushing|kick|gut|brain",
	),
	ifgone: either(
		"(?:if|when|once|after|because|that|until|till|should|had|with|imagine|say) (?:i|im|id|ive|me) (?:(?:had|was|were|am|is|are|be|could|should|would|finally|suddenly|ever|simply|" +
			"one day|to) ){0,2}(?:died|die|dead|gone|disappeared|disappear|vanished|vanish|not here|wasnt here|werent here|isnt here|not around|wasnt around|werent around|wasnt alive|" +
			"wasnt there|not alive|not there|didnt exist|dont exist|stopped existing|ceased to exist|ceased|never existed|never born|never been born|not been born|wasnt born|" +
			"hadnt been born|never came back|never come back|never came home|didnt come home|never woke up|never wake up|didnt wake up|dont wake up|stopped breathing|killed myself|" +
			"kill myself|ended it|end it|dropped dead|drop dead|drowned|didnt make it|dont make it|left this world|left this earth|left for good|went missing|faded away|faded out|faded|" +
			"slipped away|no longer here|no longer around|no longer there|no longer alive|out of the way|out of the picture|passed away|passed|pass away|kicked the bucket|took myself out|" +
			"got hit|didnt see|dont see|did it|jumped|overdosed|wasnt in it|not in it|out of here for good|never been here|dropped off|fell off)",
	),
	ill: either(
		"flu|bug|virus|covid|norovirus|food poisoning|pregnant|pregnancy|morning sickness|chemo|migraine|hangover|hungover|seasick|carsick|constipated|constipation|prescribed",
		"doctor|gp|surgery|operation|colonoscopy|ibs|allergy|dodgy|prawns|chicken|off milk|weeks gone|rollercoaster|boat|bus|nerves",
	),
	inner:
		"good enough|keep going|well done|inner|headphones|late|useless|failure|lazy|stupid|fraud|tidy|podcast|church|neighbours?|goodbye|said no|impost[eo]r|proud",
	fun: either(
		"film|movie|fete|theater|theatre|scene|stage|game|level|boss fight|novel|book|podcast|episode|song|lyrics|meme|documentary|thesis|essay|character|" +
			"plant|plants|battery|phone|laptop|server|process|email|meeting|homework",
		"dissertation|humour",
	),
	intends: either(
		"decided|my own doing|my doing|on purpose|make myself|made myself|would choose|i choose|as a means|means of|notion of|getting idea|i expect to",
	),
	intimate:
		"skirt|dress|trousers|pants|shirt|top|bra|knickers|underwear|leggings|clothes|thigh|thighs|breast|breasts|bum|crotch|privates",
	jest: either(
		"lol|haha|lmao|jk|game|level|boss fight|fifa|chess|scrabble|tennis|cards|film|movie|novel|story|book|character|dragon|zombie|zombies|joke|minecraft|sims|pizza|snack|dishes|snores|goose",
	),
	keep: "take|takes|took|keep|keeps|kept|seized|control|controls|check|checks|count|counts|track|tracks|holds|hid|hides|reads|confiscated",
	killing: either(
		"kill|killing|killed|off|offing|end|ending|ended|unalive|unaliving|unalived|deleting|hang|hanging|hanged|hung|shoot|shooting|shot|drown|drowning|drowned|poison|poisoning|poisoned|gas",
		"gassing|stab|stabbing|suffocating|top|topping|murder|neck|rope|roping|strangle|strangled|do away with|doing away with|do in|kys|eliminate|uninstall|uninstalling",
	),
	killme: either(
		"(?:{slay}) (?:off )?(?:{oneself})|(?:do|doing|did|done) (?:{oneself}) in|(?:do|doing|did|done) away (?:with|wi) (?:{oneself})",
		"(?:end|ending|ended|take|taking|took|finish|finishing|terminate|terminating|attempt upon|attempt on|make end with|end with) (?:of )?(?:{mylife})",
		"(?:take|taking|taken) my own(?= [^a-z]| $)|by my own hand",
	),
	killself: either(
		"{killing} {self}",
		"(?:end|ending|ended|take|taking|took|taken|finish|finishing|terminate|terminating|leave|leaving|quit|quitting|destroy|extinguish) (?:my|this|me|your|ones|" +
			"a persons) (?:own )?(?:[a-z]+ )?(?:life|existence|lives|days on earth)",
		"(?:end|ending|ended|finish|finishing) (?:it|things|everything|this) (?:all|once and for all|for good|forever|permanently)",
		"(?:commit|committing|committed|attempt|attempting|attempted|die by|dying by|contemplating|considering|considered) suicide|put an end to (?:my|me|it all|everything|this life|myself)",
		"(?:top|do) (?:meself|myself in|me in)|(?:self|my own) (?:delete|deleting|deletion|destruct|destruction|exit|execution|termination|terminate|unalive)|(?:unalive|unaliving|unalived)|ctb",
	),
	kin: "da|daddy|pa|missus|fella|fellas|bloke|blokes|half|men|laws|cousins|uncles|stepbrother|herself|my ex|ex wife|ex husband|bf|gf|classmates|boys|girls|bullies|gang|him",
	lax: "laxative|laxatives|diet pills|water pills|water tablets|diuretics|ipecac|senna|dulcolax|opening tablets|bowel tablets|slimming pills",
	lay: either(
		"throw|throws|threw|throwing|shove|shoves|shoved|pin|pins|pinned|hold|holds|held|had|slam|slammed|grab|grabs|grabbed|drag|drags|dragged|dragging|push|pushed|pushes|tie|ties|tied|pulled",
		"pull|pulls",
	),
	lead: "(?<=^ )(?:(?:yes|yeah|yep|yh|well|um|its|that|about|of|like|feeling|feel|being|i think|and|or|more) (?:, )?){0,3}",
	leave: "leaving|leave|breaking up|break up|telling|tell|if i say|its over|moving|dont|not|say no|blood|by",
	lines: "cuts|cut marks|fresh cuts|scars|burns|burn marks|marks|lines|plasters|scabs|wounds",
	little:
		"my baby|the baby|my (?:[a-z]+ )?(?:newborn|son|daughter|child|kid|kids|children|toddler|little (?:boy|girl|one))",
	lone: either(
		"(?! (?:(?:to|into|of|off|up|out|onto|about|through|her|his|their|your|our|an|a) |(?:in|at|for|on|with|from|by) (?!my sleep|all|good|forever|everyone|everything|this life|" +
			"this world|the world|him|her|them|peace|purpose|me|earth|every|my own|dying|myself)|(?:the|my) (?!world|end|pain|same|only|whole|life|kids|family|mum|dad|thoughts)))",
	),
	long: "days|a week|one week|weeks|week|a fortnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]) days|the weekend|months",
	longing: either(
		"want|wanted|wanting|wish|wishing|wished|would love|would like|id like|like to|love to|hope|hoping|give anything|id give anything|need to|ready to|deserve to|should|rather|longing",
		"praying|pray|prefer|better off|let me|please let|beg|looking forward|relief|relieved|be happy to|happier|about to|wouldnt mind|dont mind|dont care if|happy if|allowed to|need|time to",
		"supposed to|meant to|ought to|must",
	),
	loved:
		"kids|mum|dad|wife|husband|son|daughter|sister|brother|everyone|them|her|him|children|boys|girls|parents|family|gran|nan|friends",
	makes: "make|makes|making|makin|made|force|forces|forcing|forced",
	man: "man|men|guy|guys|boy|boys|girl|girls|woman|bloke|lad|lads|bastard|bitch|person|people|kids|judge|family|bully|bullies|one|fella|teacher|driver|couple",
	matches: either(
		"[0-9]+ (?:[0-9]+|nil|love|all)",
		"match|race|score|league|final|finals|tournament|ring|sparring|boxing|karate|judo|football|rugby|hockey|record|goal|quiz|poker|monopoly|mario kart|playing chess|team|season|training|gym",
		"self defence",
	),
	mate: either(
		"he|she|hes|shes|hed|shed|they|theyve|husband|wife|partner|boyfriend|girlfriend|fiance|missus|fella|ex|stepdad|stepmum|stepmother|madam|sir|employer|laws|landlord|gaffer|carer|half|son",
		"agency",
	),
	me: "i|im|ive|id|ill|me|my|myself",
	meal: "eat|eating|eats|ate|eaten|meal|meals|food|dinner|dinners|lunch|breakfast|supper|snack|bite|scoff|rice|cake|everything",
	means: either(
		"pills|tablets|paracetamol|tylenol|insulin|morphine|painkillers|meds|medication|medicines|antidepressants|sleeping pills|sleeping tablets|rope|ropes|noose|belt|beam|beams|rafter|gun",
		"shotgun|pistol|rifle|revolver|firearm|weapon|knife|knives|blade|blades|razor|dagger|bridge|bridges|train|trains|tracks|the track|railway|railings|railing|roof|rooftop|rooftops",
		"parking deck|car park|ledge|cliff|cliffs|pier|river|canal|loch|window|windows|balcony|floor|top floor|exhaust|garage|bleach|chemicals|chemical|reagents|poison|plastic bag",
		"level crossing|drop|abutment|ligature|viaduct|racking|bottle|drugs|bus|lorry|truck|metro|underground|tram|motorway|the car|my car|my truck|the water|fourteenth floor",
		"[0-9]+(?:th|st|nd|rd) floor",
	),
	meant: either(
		"on purpose|purpose|deliberate|deliberately|to die|of dying|so that i may die|meant to|meant it to|intention of dying|intending to die|hoping to die|to end it|to kill me|not an accident",
	),
	media: either(
		"tv|telly|television|radio|news|newsreader|newscaster|newsreaders|presenter|weatherman|adverts|commentator|channel|songs|lyrics|billboards|plates|host|kettle|monitor|monitors|lecturer",
		"preacher",
	),
	mind: "head|mind|brain|skull|ear|ears|thoughts",
	mine: "{family}|{others}|{staff}|newborn|toddler|bully|bullies|laws|law|da|missus",
	more: "cant stop|again|lost it|lost control|blood|bruises?|marks|hospital|neck|scares me|baby|enjoyed|liked|wanted to keep going|carried on",
	moving:
		"step|stepping|stepped|throw|throwing|throw myself|throwing myself|threw myself|jump|jumping|jumped|walk|walking|walked|drive|driving|drove|crash|" +
		"crashing|crashed|swerve|swerving|go|going|went|fall|falling|fell|run|running|lie down|lying down|lay down|laid down",
	much: either(
		"every|after|thin|weight|lose|gain|handful|stop|again|whole|box|day|daily|years|abusing|abuse|too many|top|heart|hearts|shaking|blood|weak|packet|loads|fat|size|costume|twenty|number",
		"binge",
	),
	musing:
		"think|thinking|thought|thoughts|picture|picturing|imagine|imagining|want|feel like|urge|tempted|considering|idea",
	my: "my|his|her|their",
	mybody: "myself|me self|meself|my own (?:[a-z]+ )?(?:{part})|my (?:[a-z]+ )?(?:{part})",
	mylife: "(?:my|my own|ones|ones own|your own|your|ma|ma own|ma ain|their own) (?:life|existence)",
	nearest: either(
		"they|he|she|you|everyone|people|both of them|two of them|all of them|theyd|hed|shed|youd|everyoned|theyll|hell|shell|kids|children|boys|girls|son|sons|daughter|daughters|baby|mum|dad",
		"parents|folks|brother|brothers|sister|sisters|husband|wife|partner|boyfriend|girlfriend|fiance|family|friends|mates|nan|gran|grandma|niece|nephew|nieces|nephews",
	),
	need: "urge to|urges to|urge|urges|want to|need to|itching to|itching|tempted to|tempted|going back to|all i can see is|craving",
	no: "i said no|said no|say no|said stop|saying stop|saying no|i was asleep|i cried|i froze|i begged|i said please|i told (?:him|her|them) to stop",
	noeat: either(
		"havent eaten|havent ate|have not eaten|not eaten|not ate|aint ate|aint eaten|hasnt eaten|not eating|dont eat|not eat|cant eat|eat nothing|eating nothing|ate nothing|stopped eating",
		"stop eating|quit eating|refuse to eat|refuse food|refused food|refusing food|no food|without food|without eating|starving|skip meals|skipping meals|skip every meal|hardly eat",
		"barely eat",
		"wont eat|dont let myself eat|not allowed to eat|not had food|fasting|doing fast|havent had (?:any |a )?(?:proper |real )?(?:meal|food)|scared to eat|afraid to eat|terrified to eat",
	),
	nomore:
		"tired of|sick of|done with|dont want|no wish|no desire|no longer want|no longer wish|stopped wanting",
	noone: "nobody|nobodys|nobodyd|anyone|anyones|who|whos|whod|wont|wouldnt|not one|none|hardly|doubt",
	notbeing: "dead|die|died|alive|wake|wake up|woken|born|exist|existed|here anymore|in the ground",
	occasion: either(
		"shift|shifts|meeting|meetings|party|practice|rehearsal|choir|band|class|lesson|gym|match|game|webinar|call|lunch||office|work|job|boss|manager|colleagues?|coworkers?|team|project",
		"students?|clients?|customers?|group chat|new hires?||on leave|annual leave|sick leave|holidays?|vacation|trip|nursery|wedding||weekend|sunday|monday|tuesday|wednesday|thursday|friday",
		"saturday|next week|this week|next month|an hour||hours|a day|a night|one night|for a week|two weeks|few days|tonight i(?:m| have)|ex|phone|cooking||late|early|driving|picking|parcel",
		"door|delivery|bus|flatmates?|roommates?|neighbou?rs?|plants|cat|retire",
	),
	one: "{they}|{family}|{others}|{staff}|buddy|bf|gf|fella|intern|privates|trainee|son|cousins|missus|da|ex|my boy|my girl|lads|members",
	oneself: "myself|yourself|oneself|urself|masel|meself|ourselves",
	only: "(?:only|just|nothing but|live on|living on|lived on|eat|eating) (?:~ )?(?:water|coffee|ice|tea|gum|squash|crackers|cracker|air|one apple|an apple|lettuce|rice cakes?|espresso)",
	others: either(
		"friend|friends|mate|mates|bestie|buddy|pal|roommate|flatmate|housemate|neighbour|neighbor|colleague|coworker|boss|student|students|pupil|pupils|client|clients|patient|patients|teammate",
		"classmate|someone|person|teacher|guy|woman|man|girl|boy|lad|lads|bloke|dude|lady|stranger|caller|employee|manager|crush|tenant|people",
	),
	ourfamily:
		"me|us|my (?:mum|dad|sister|brother|kids|son|daughter|baby|family|children)|(?:me and )?(?:the|our) (?:kids|children|baby)",
	outdoors:
		"hiking|climbing|climb|bungee|swim|swimming|photo|photos|view|fish|fishing|pool|diving|board|swing|kids|toddler|dog|cat|birds|walls|ladder",
	part: either(
		"arm|arms|leg|legs|thigh|thighs|wrist|wrists|skin|belly|stomach|hip|hips|ankle|ankles|hand|hands|forearm|forearms|feet|foot|soles|chest|ribs|palm|palms",
		"knuckles|face|head|neck|throat|nose|jaw|back|body|cheeks|fingers|finger|shoulder|tongue|eye|eyes|ear|teeth|windpipe",
	),
	pills: either(
		"pills|pill|tablets|tabs|medication|medications|medicine|medicines|painkillers|painkiller|antidepressants|capsules|prescription|insulin|paracetamol|tylenol|ibuprofen|aspirin|xanax",
		"benzos|opioids|drugs|sleeping pills|sleeping tablets|sedatives|codeine|morphine|valium|diazepam|zopiclone|temazepam|sertraline|seroquel|oxy|fentanyl|amitriptyline|trazodone|lithium",
		"bleach|antifreeze|pain medication|advil|melatonin|bottle|blister packs|packets|prozac|propranolol|beta blockers|my stash",
	),
	place: either(
		"bridge|bridges|roof|cliff|cliffs|balcony|ledge|overpass|viaduct|multi storey|car park|parking garage|pier|platform|railing|railings|barrier|window|tracks|train tracks|rails|edge",
		"top floor|quarry|flyover|building|tower|top of the|fence|dam|station|gap in the",
	),
	plan: either(
		"want to|wanted to|wanting to|going to|will|ill|need to|plan to|planning to|planning how im going to|planning how to|planning|decided to|mind to|ready to|intend to|about to|swear ill",
		"thinking how to",
	),
	play:
		"film|movie|novel|book|episode|podcast|documentary|lyrics|song|meme|essay|thesis|(?:theater|theatre)|fete|in the game|in game|level [0-9]+|boss fight|" +
		"characters?|sims|minecraft|respawn|npc|juliet|romeo|hamlet|audition|laughing|with laughter",
	powers: either(
		"they|theyre|theyve|someone|government|goverment|police|cia|fbi|mi5|agents|aliens|neighbours|neighbors|satellites|people|council|department|machines|hackers|demons|devil|radio|tv",
		"hes put",
	),
	put: either(
		"put|puts|putting|insert|inserts|inserted|inserting|send|sends|sending|sent|push|pushes|pushed|pushing|broadcast|broadcasts|broadcasting|plant|plants|planted|planting|beam|beaming",
		"inject|posting|posted",
	),
	rape: either(
		"rape|raped|rapes|raping|molest|molested|molests|molesting|grope|groped|gropes|groping|sexually (?:abused|assaulted|harassed)|sexualy abused|messed with me|interfered with|fondled|fondles",
		"trafficked",
	),
	recently: either(
		"yesterday|last (?:night|week|month|weekend|[a-z]+day)|[0-9]+ hours|(?:days|hours|weeks) ago|this (?:week|month|morning)|recently|on [a-z]+day|hospital|discharged|will again|try again",
		"third time",
	),
	says: "says|say|said|saying|tells|told|telling|threatens|threatened|threatening|threaten|swears|swore|texts|texted|keeps|promised|warned|warns",
	scared: "scared|afraid|terrified|frightened|petrified|in fear|live in fear|living in fear",
	self: "myself|yourself|oneself",
	sharp:
		"blade|blades|razor|razors|razorblade|scissors|compass|box cutter|scalpel|needle|sharpener|stanley knife|craft knife|penknife|glass|cutter|pencil",
	sick: either(
		"throw up|throwing up|threw up|vomit|vomiting|vomited|vomits|puke|puking|puked|purge|purging|purged|be sick|being sick|sick up|bring up|bringing up|brought up|bring it out",
		"bring it back up",
		"bring it all back up|throw it up|threw it up|throw it all up|comes back up|bring those up|get rid of it|getting rid of it",
	),
	sign: "me (?:[a-z]+ )?(?:messages?|instructions|signs?|orders|code|codes|the sign)|messages (?:meant )?(?:only )?for me",
	silent: either(
		"not answering|not answer|isnt answering|wont answer|doesnt answer|hasnt answered|no answer|not replying|not picking up|wont pick up|phone off|phones off|phone is off|turned off|switched off",
		"logged off",
		"her phone off|his phone off|her fone is of|cant reach|cant get hold|unreachable|gone quiet|ringing and ringing|drove off|wont open",
	),
	site: "school|job|work|workplace|office|house|flat|place|church|mosque|temple|college|campus|club|building|boss",
	skipsmeal:
		"(?:chuck|throw|hide|bin|skip|hiding|put|feed) (?:~ )?(?:lunch|dinner|food|meals) (?:away|so|down|in|from|to|every)",
	slay: either(
		"kill|killing|killed|drowned|hanged|off|offing|hang|hanging|hung|shoot|shooting|drown|drowning|gas|gassing|poison|poisoning|unalive|unaliving|top|topping|neck|stab|stabbing|do away with",
		"doing away with|done away with|make away with|finish off|finishing off|end|ending|finish|finishing|strangle|suffocate|hing|droon|delete",
	),
	slaying: either(
		"kill|killing|get rid of|set fire to|stab|stabbing|shoot|shooting|murder|murdering|strangle|strangling|poison|poisoning|smother|smothering|drown|drowning|burn|behead|butcher|slaughter",
		"suffocate|slit",
	),
	sleeve:
		"my (?:arms|cuts|scars|wrists|legs|thighs)|the cuts|sleeves|long sleeves|full sleeves|hoodies|jumper|stockings",
	soon: either(
		"tonight|today|now|right now|this evening|this morning|this afternoon|in (?:an|a few|one|two|a couple of) (?:hour|hours|minutes)|in [a-z0-9]+ minutes",
		"before (?:morning|sunrise|dawn|they get home|he gets home|she gets home|anyone gets home)|by (?:morning|tomorrow|midnight|the weekend|monday|friday|sunday|then)|tomorrow",
		"this (?:weekend|week|friday|saturday|sunday|monday)|after (?:work|school|dinner|they leave|he leaves|she leaves)",
		"(?:when|once|after|as soon as|while) (?:everyone|everyones|they|theyre|hes|shes|he|she|my (?:[a-z]+)|the kids|the house) (?:is |are |have |has )?(?:asleep|gone|leave|leaves|" +
			"left|out|sleeping|go to bed|goes to bed|empty|in bed)",
		"when i get home|at midnight|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
	),
	speaker: "i|im|ive|id|ill",
	spies:
		"secret police|cia|fbi|mi5|government|goverment|agents|gangstalking|gangstalked|gangstalkers|gang stalking|satellites|aliens|neighbours|neighbors|masons|department|council",
	staff: either(
		"employer|madam|sir|coach|chef|priest|oga|sergeant|corporal|instructor|supervisor|manager|gaffer|foreman|landlord|carer|aide|nurse|nuns|principal|pastor|tutor|professor|director|warden",
		"chief|pimp",
	),
	struckwith:
		"belt|rod|stick|wire|cane|slipper|pan|bat|hanger|shoe|poker|hose|cable|whip|bottle|fist|phone|book|hand|knife",
	tail: "(?: anymore| again)?(?:(?: ,)? (?:i think|today|tonight|lately|right now|all the time|most days))?(?= $)",
	tell: either(
		"tell|tells|told|telling|order|orders|ordered|ordering|command|commands|commanding|commanded|say|says|saying|sayin|scream|screaming|shout|shouting|whisper|whispering|want|wants|instruct",
		"keep|keeps",
	),
	theirlife: either(
		"squad|prevention|hotline|awareness|bomber|mission|watch|bunny|rates|statistics|research|training|course|module|seminar|doors|runs|sprints|his|hers|their|he|she|they|friend|friends|mate",
		"cousin|brother|sister|uncle|aunt|mate|mum|dad|patients?|callers|clients?|woman|man|we lost|note in",
	),
	theirs: either(
		"husband|wife|partner|boyfriend|girlfriend|dad|mum|stepdad|stepmum|stepfather|stepmother|son|brother|uncle|aunt|ex|carer|parents|in laws|family|cousin|grandad|landlord|fiance",
		"daughter in law|son in law|boss",
	),
	themself: "himself|herself|themself|themselves|hisself",
	they: "he|she|they|hes|shes|theyre|hed|shed|theyd|hell|shell|theyll",
	theyd:
		"theyd|hed|shed|youd|wed|itd|whod|thatd|everyoned|nobodyd|brotherd|grand|would|will|could|might|should",
	theydie: either(
		"(?:he|she|they|it|dog|cat|mum|dad|gran|nan|people|patients|plants?|grandma|grandpa|wife|husband|baby|characters?|son|daughter|friend|brother|sister|pets?|" +
			"everyone) (?:~ )?(?:die|dying|died|dies|dead|death)",
	),
	theyll: "theyll|hell|shell|youll|itll|going to",
	theyre: either(
		"theyre|hes|shes|its|everyones|everyones|peoples|anyones|nobodys|someones|everythings|childrens|sons|daughters|babys|little ones|mums|dads|brothers|sisters|twins|husbands|wifes|partners",
		"boyfriends|familys|nans|grans|grandmas|nieces|nephews|is|are|gets",
	),
	thin: either(
		"fat|thin|thinner|skinny|weight|gain|heavier|smaller|calories|scale|scales|bones|disgusting|disgustin|size|stone|kilos|slim|deserve|punish|in control|proud|empty|hollow|nobody knows",
		"dont know im",
	),
	think: either(
		"think|thinking|thinks|thought|thoughts|considering|considered|consider|contemplating|fantasising|imagine|imagining|picture|picturing|pictured|dream|ideas|idea|visions|romanticising",
		"romanticise|wonder|wondering|wondered|urge|urges|googling|searching|searched|researching|reading up|looking up|planning|plan|plans|talking",
	),
	thinks: either(
		"think|thinking|thought|thoughts|considered|consider|considering|imagine|imagining|imagined|picture|picturing|pictured|dream of|dreaming of|fantasise|fantasising|fantasize|fantasizing",
		"idea|occurred|occurs|crossed my mind|crosses my mind|crossed ma mind|on my mind|in my head|googling|googled|urge|urges|tempted|cant stop|keep looking|keep eyeing|keeps replaying",
		"flashes|know it would|know it could|ken fine|caught myself|i look at|looking at",
	),
	thought: "thought|thoughts|ideas|idea|words|voices|images|messages|commands|orders|dreams",
	timeahead: either(
		"next (?:week|month|year|summer|winter|spring|autumn|fall|christmas|birthday|term|semester|season|monday|tuesday|friday|sunday)|christmas|my birthday",
		"my (?:next )?(?:birthday|graduation|eighteenth|twenties|thirties|thirtieth|fortieth)",
		"another (?:winter|year|christmas|day|spring|summer|birthday|week|month|sunrise|night|season|new year)|tomorrow|old age|old|spring|graduation|new year|16|17|18|19|20|21|22|23|24|25|26",
		"27|29|30|40|50|thirty|forty|twenty|eighteen|much longer|the (?:end of the )?(?:week|month|year|weekend)|sunrise|the morning|morning|for long|after tonight",
		"this (?:week|weekend|month|year)|monday|friday|the new year|a future|the future",
	),
	took: "swallowed|consumed|taking|took|taken|injected|drank|drunk|ingested|popped|downed|necked|drink",
	topic: either(
		"film|movie|novel|novels|thesis|essay|podcast|documentary|book|books|news|callers|patients|volunteer|training|module|course|lecture|seminar|statistics|rates|awareness|squad|character",
		"poem|song|play|article|chapter|nurse|paramedic|ward|campaign|charity|victorian|singer|actor|helpline|crisis line|assembly|dissertation|hamlet|history|episode|memorial",
	),
	toxic:
		"insecticide|pesticide|weedkiller|weed killer|rat poison|poison|bleach|antifreeze|kerosene|phenyl|acid|chemical|chemicals|drain cleaner|paraquat",
	traffic:
		"train|trains|tube|subway|metro|tram|bus|truck|lorry|traffic|car|cars|oncoming|motorway|highway|road|tracks|the express",
	unmissing:
		"notice|noticed|miss|missed|missing|care|cares|realise|remember|cry|grieve|ask where|look for||be sad|mind",
	urge: either(
		"urge to|urges to|thoughts of|thoughts about|images of|visions of|fantasies of|keep imagining|keep picturing|keep thinking about|cant stop thinking about|dream of|dreaming of",
		"fantasise of",
	),
	us: "me|us|the kids|my kids|our kids|the children|the baby|my mum|our son|our daughter|my son|my daughter|my sister|my brother|my baby|my children",
	voice:
		"voice|voices|whispers|demon|demons|spirit|spirits|angel|angels|devil|satan|goddess|the man in my head|the woman in my head|shadow|shadows|choir|people who arent there",
	want: either(
		"want|wanted|wants|wanting|wish|wished|wishing|would like|id like|would love|id love|prefer|id prefer|long|longing|hope|hoping|hoped|need|ready|feel like|feeling like|felt like|urge",
		"urges|desire|rather|sooner|beg|better to|deserve|deserves|supposed|meant",
	),
	wanting: either(
		"want|wanted|wants|wanting|wish|wishing|wished|would like|id like|id love|would love|prefer|id prefer|would prefer|id rather|would rather|rather|hope|hoping|hoped|ready|need|long",
		"longing|beg|begging|pray|praying|looking forward|please let me|let me",
	),
	watch: either(
		"watch|watches|watching|watched|watchin|listen|listens|listening|listenin|record|recording|film|filming|spy|spying|spied|monitor|monitoring|see me|hear me|hearing me|track|tracking",
		"reading|talking",
	),
	water: "river|sea|lake|canal|reservoir|water|dock|weir",
	weapon: either(
		"gun|pistol|rifle|shotgun|revolver|glock|knife|blade|razor|rope|noose|belt|bullet|bullets|cord|ligature|scissors|razor blade|razor blades|cable|handgun|firearm|helium|charcoal|nitrogen",
		"exhaust|hose",
	),
	whendo: either(
		"tonight|tomorrow|today|next week|this week|this weekend|on (?:my birthday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the [0-9]+(?:st|nd|rd|th)?)|at the end of (?:the|this) month",
		"last day of this month|afore the bells|new year|after (?:christmas|the funeral|the wedding)",
	),
	who: "{they}|{family}|{others}|{staff}|{kin}",
	whom: "him|her|them|someone|everyone|anyone|people|others|strangers|both of them|the baby|(?:that|this|the|those|these) (?:[a-z]+ )?(?:{man})|my (?:[a-z]+ ){0,2}(?:{mine})",
	why: either(
		"until|till|til|every|again|purpose|times|wall|walls|locker|floor|concrete|punish|calm|calms|whenever|angry|sad|guilty|stressed|mad|upset|overwhelmed|hate|over and over|fist|deserve",
		"bruised|swells|shoe",
	),
	will: "going to|will|ill|about to|decided to|decided im|plan to|planning to|intend to|mean to|means to|meaning to|set on|resolved to|preparing to|ready to|plan on|planning on|decided on",
	willdo:
		"decided|made up my mind|minds made up|mind is made up|going to|will|ill|about to|planned|have planned|plan to|planning to|mean to|intend to|intending to|chosen|for killing",
	without:
		"without me|minus me|without my (?:being|existence|drama|problems|burden)|me gone|me dead|me out of|in my absence|free of me|didnt have me|no me",
	worry:
		"scared|afraid|terrified|worried|help|what do i|what should i|what can i|please|crying|panicking|cant reach|dont know what|how do i|i fear|i worry",
	would: "will|would|hell|shell|theyll|hed|shed|theyd|going to|to",
};
