/** Said in play, of work, machines, films: taken out before anything is looked for. */
export const IDIOMS: readonly string[] = [
	"(?:im|i|was|were|we|near|almost|literally|and|he|she|they|omg|bro|lmao|lol|im actually) (?:~ )?(?:dead|dying|died|deceased|screaming|crying) (?:~ )?(?:laughing|of laughter|lol|lmao|haha|hahaha|rofl|from laughing|of embarrassment|of boredom|of cringe|inside a little|of shame|of curiosity|of hunger|of thirst|tired|on my feet|asleep|of heat|of happiness|with laughter|of cuteness|serious|meme|over this|at this)",
	"(?:im|i am) (?:dead|dying|deceased|screaming)(?= (?:[.,]|that|my|at|lol|lmao|she|he|they|the|this|who|because my|because she|because he|when)|$)",
	"(?:die|died|dying|kill|killed|killing|scared|bored|worried|worry|frightened|embarrassed|freeze|freezing|starving|bore|sweating|tickled|love|loved|loving|worked|working|talked|beaten|roasted|sick|tired|squashed|wanted to die|want to die|could die) (?:~ )?(?:of (?:laughter|laughing|embarrassment|boredom|shame|curiosity|cringe|heat|hunger|thirst|happiness|envy|cold|cuteness)|to death|half to death|to bits|with laughter|laughing|from laughing|from (?:embarrassment|cringe|boredom|the heat))(?! (?:himself|herself|by|with his|every)) ",
	"(?:kill|killing|killed|kills) (?:an? |some |off |all |enough )?(?:it|time|some time|an hour|the (?:vibe|mood|engine|lights|process|tab|app|job|server|task|music|meeting|buzz|joke|time|weeds|bug|interview|presentation|game|performance|workout|show|exam|romance|momentum|lawn)|my (?:back|feet|knees|knee|legs|shoulders|neck|battery|vibe|mood|eyes|head|ankle|hip|appetite|plants|wifi|productivity|social life|inner critic|ego|darlings|inner|sourdough|houseplants?|stomach|arms|wrists?|wallet|motivation|momentum|tooth|throat|confidence|houseplants)|your inner|the inner critic|two birds|a process|processes|a zombie process|a tree|a plant|weeds|that (?:presentation|interview|exam|bug)|this (?:presentation|interview|exam|bug|plant)|them with kindness|him with kindness|her with kindness|for a [a-z]+|for some [a-z]+|off a character|orphan|child process|me softly|your darlings|with kindness|spiders?|bugs?|ants|mosquitos?|slugs|[0-9]+)(?! (?:tonight and|all tonight)) ",
	"(?:kill|killing|murder|murdering|strangle|throttle|slaughter) (?:~ )?(?:me|him|her|them|you|us|my [a-z]+) (?:~ )?(?:for (?:eating|finishing|forgetting|being late|leaving|losing|breaking|stealing|taking|not|spoiling|drinking|using|wearing|waking|the dishes)|when (?:he|she|they|i|you) (?:finds|sees|find|see|get home|gets|leave|chews|snores|hears|realise|realises)|if (?:i|he|she|they|you) (?:finds(?! out i (?:told|called|left|talked|spoke|went|reported))|forget|forgets|dont|doesnt|leaves|eats|has to|have to|miss|late|break|lose|spoil|tell|one more|keeps?|ever)(?! (?:anyone|the police|leave|left|get|got|tell|told|cheat|cheated|go|went|report|see|talk|divorce))|with that look|lol|haha|jk|lmao|over the (?:dishes|thermostat))",
	"(?:could|would|id|ill) (?:~ )?(?:murder|kill|kill for|die for|strangle) (?:a|an|some|for|the person who|whoever|those|that|this)(?! (?:man|guy|woman|person|bitch|bastard|boy|girl)) [a-z]+",
	"(?:deadline|deadlines|commute|heels|shoes|job|work|heat|traffic|workout|homework|suspense|wait|waiting|diet|hangover|hay fever|migraine|cramps|gym|boss|this week|schedule|exam|exams|essay|stairs|jet lag|toddler|kids|allergies|pollen|stress|knees|legs|back|feet|sister|brother|mum|meetings?|mondays?|course|maths?|chemistry|headache|tooth|rent|bills|squats|hills?|audit|thesis|weather|cold|humidity|party|wedding|spreadsheets?|dissertation|shift|nights?) (?:~ )?(?:killing me|killed me|kill me|kills me|finished me off|the death of me|murdering me|nearly finished me)(?! (?:if i leave|tonight he))",
	"(?:the death of me|be the death of)",
	"(?:mum|dad|boss|wife|husband|teacher|roommate|partner|sister|brother|girlfriend|boyfriend|parents|coach|flatmate) (?:(?!(?:says|said|saying|told|threatened|threatens|swore|swears|texted) )[a-z]+ ){0,2}(?:will|would|is going to|are going to|going to|ll|gonna) (?:~ )?(?:kill|murder|strangle) me(?! (?:if i (?:leave|left|tell|told|go|ever)|if (?:he|she) finds out i (?:told|tell|called|left|talked|spoke|went|reported)|tonight|he said|one day|in my sleep|and i believe) )",
	"(?:she|he|they) (?:~ )?(?:will|would|going to|gonna) (?:kill|murder) me (?:~ )?(?:when|lol|haha|for|over)",
	"(?:phone|battery|laptop|car|plant|plants|houseplant|engine|app|wifi|computer|goldfish|fish|succulent|basil|cactus|tree|link|tab|server|thread|chat|controller|watch|tablet|ipad|joke|trend|romance|conversation|boiler|fridge|dishwasher|washing machine|internet|router|printer|tv|kettle|headphones|airpods|mic|batteries|starter|tomatoes|orchid|hydrangea|social life|group chat|lawn|motor|project) (?:~ )?(?:died|is dead|is dying|was dead|dies|dead|dying|keeps dying|has died|kept dying|wont survive)",
	"(?:dead|die|dying|died|kill|killed|killing|suicide|murder|hang|hanging|jump|overdose) (?:~ )?(?:in the (?:game|film|movie|book|show|series|episode|first act|last episode|story|novel|finale|play|raid|boss fight|dream)|in (?:minecraft|fortnite|elden ring|zelda|gta|hamlet|romeo and juliet|dark souls|valorant|chapter [a-z0-9]+|season [a-z0-9]+|hogwarts|mario)|at the end of the (?:film|movie|book|series|show|game)|the (?:final )?boss|same boss|boss level|in game|on level [0-9]+|respawn)",
	"(?:suicide (?:squad|prevention|hotline|awareness|rates?|statistics|doors?|bomber|mission|watch|bunny|drill|drills|sprints|runs|run|king|queen|season)|(?:career|political|commercial|social|professional|financial) suicide|virgin suicides)",
	"(?:book|film|movie|novel|documentary|article|essay|lecture|podcast|paper|seminar|training|course|play|series|poem|song|episode|show|chapter|exhibition|thesis|workshop|news|module) (?:~ )?(?:about|on|of|deals with|featuring|where|with|covers) (?:~ )?(?:suicide|selfharm|murder|death|dying|killing|anorexia|eating disorders|abuse|domestic violence|man who (?:~ )?suicide|woman who (?:~ )?suicide)",
	"(?:to die for|do or die|die hard|die cast|die casting|old habits die|never say die|diehard|till death do us part|drop dead gorgeous|dead on time|dead end|dead ends|dead line|dead serious|dead weight|dead tired|dead good|dead funny|dead easy|dead nice|dead lift|dead lifts|dead heat|dead batteries|over my dead body|wouldnt be caught dead|id be dead meat|dead meat|dead quiet|dead calm|dead leaves|dead plants|dead skin|dead sea|dead poets|walking dead|evil dead|day of the dead|red dead|dead by daylight|grateful dead|half dead|dead last|dead ringer|dead wrong|dead bug|dead hang|dead centre|dead center|raise the dead|like the dead|the dead of (?:night|winter)|played dead|play dead|dead arm|dead leg)",
	"(?:cut|cutting) (?:~ )?(?:some slack|off from|down on|back on|corners|the grass|my hair|my fringe|my nails|to the chase|ties|class|costs|carbs|calories|out (?:sugar|dairy|coffee|alcohol|caffeine|meat|gluten|bread)|expenses|the cord|my hours|hours|a deal|short|the cake|it out|it close|it fine|both ways|my losses|teeth|the crusts|a tooth|toxic|people out|onions?|the cheese)",
	"(?:shot|shoots?|shooting) (?:himself|herself|myself|themself|yourself|ourselves) in (?:the|both) (?:foot|feet)",
	"(?:shoot|shot|shooting|fire) (?:me|you|him|her|them|over|off|everyone|my [a-z]+|the [a-z]+) (?:an|a|some|the|over) (?:~ )?(?:email|text|message|dm|mail|line|quick|invite|reminder|link|summary)",
	"(?:bite the bullet|dodged a bullet|jump the gun|jumped the gun|sweating bullets|silver bullet|bullet points?|bullet journal|bullet journaling|smoking gun|top gun|gun to my head id say|stick to your guns|glue gun|nail gun|water gun|nerf gun|massage gun)",
	"(?:jump|jumping|jumped|leap|leaping) (?:for joy|to conclusions|through hoops|on the bandwagon|at the chance|ship|on a call|on a quick|on the call|rope|into bed|straight in|right in|the queue|the line|on zoom|off the sofa|in the pool|in the shower|in the car|on the train to|on a train to|on the bus|on a bus|in puddles|up and down|out of my skin|out of bed|off the diving board|in with both feet|in the deep end|into freelanc[a-z]*|into a new|into the unknown|of faith|into business|back in|back into|in and|off topic|and going freelance|squats?|jacks|lead|start)",
	"(?:hang|hanging|hung) (?:~ )?(?:out|up|around|on|in there|over|by a thread|with|the washing|the laundry|pictures|the picture|a picture|a mirror|mirror|my coat|curtains|back|together|tight|shelves|wallpaper|lights|a shelf|my head|up my boots)",
	"(?:burn|burned|burnt|burning) (?:~ )?(?:out|calories|bridges|bridge|the dinner|the toast|the candle|tongue|my mouth on|the midnight oil|rubber|a hole in|a cd|off energy|off steam|my finger on|my hand on|the roof of|rice|dinner|toast)",
	"(?:drown|drowning|drowned|drowns|buried|bury|burying|swamped|sinking|suffocating) (?:in|under) (?:~ )?(?:work|emails|email|paperwork|laundry|tasks|homework|meetings|assignments|debt|deadlines|admin|marking|nappies|dishes|responsibilities|bills|revision|duvet|mountain|stuff|chores|guilt|reports|thesis|grading|books|notes|slides|tickets|invoices|spreadsheets|messages|notifications|clutter|sadness|sorrow)",
	"(?:bury me with|bury my head|bury the hatchet|dig my own grave)",
	"(?:over|near|on|off|close to|living on|driving me over|teetering on) (?:the )?edge of (?:my seat|the bed|the sofa|town|burnout|tears|the desk|the pool|a breakthrough)|(?:pushing|driving|pushed|drives|sends) me over the edge|on edge",
	"(?:burn|burned|cross|build|burning|crossing|building|gap) (?:that |those |my |the |a )?(?:bridge|bridges|the gap|gaps)(?: when (?:we|i) come to it)?",
	"(?:like death|like death warmed up|brain dead|dead inside from (?:work|meetings)|like a zombie|a zombie|zombie processes|like the walking dead|dead inside lol|dead inside haha)",
	"(?:this|that|it|he|she|you|they|work|monday|mondays|math|maths) (?:is |are |s )?(?:~ )?(?:killing|slaying|slays|killed|kills) me(?= (?:lol|haha|lmao|off|with laughter|softly|[.,]|today|rn|right now|at the moment)|$)",
	"(?:kill me now|someone kill me|kill me|shoot me|someone shoot me|just shoot me|shoot me now|end me) (?:~ )?(?:lol|lmao|haha|hahaha|rofl|jk|this meeting|this lecture|monday again|its only tuesday|its only monday|another meeting|more meetings)",
	"(?:~ )?(?:sleep|go to sleep|go to bed|bed|nap) (?:~ )?(?:and )?(?:not|never|dont) (?:~ )?wake up (?:~ )?(?:till|until|before|for a week|for a month|for a year)",
	"(?:sleep|nap|hibernate) (?:~ )?for (?:a|an|ten|three|[0-9]+|about) (?:week|month|year|days|years|century|decade)",
	"(?:wish the ground would|ground (?:would|to|could) (?:open|swallow)|swallow me (?:up|whole))(?! and never)",
	"(?:end|ending|ended) (?:it|things)(?: ~~)? (?:(?:im|ill be|by) (?:breaking up with|dumping|divorcing) (?:him|her|them|my [a-z]+)|(?:telling|tell) (?:him|her|my (?:boyfriend|girlfriend|husband|wife|partner)) (?:~ )?(?:were over|its over|we are over|were done|we are done|i want a divorce))",
	"(?:jump|jumping|jumped|dive|diving) (?:off|from) (?:the |a )?(?:(?:high|diving|highest|top|10|ten|3|three|5|five|metre|meter|m|10m|5m|3m) ){0,3}(?:board|platform (?:at|in|into) (?:the|our) (?:[a-z]+ )?pool|springboard|platform tomorrow at the pool)",
	"wont be (?:around|here|in|available) ~~ (?:talk|speak|chat|meet|catch up|pick this up|continue|see you) (?:~ )?(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|when im back)",
	"(?:could|can|love to) (?:~ )?sleep forever (?:this (?:morning|weekend)|on (?:[a-z]+days?)|(?:in|on) this (?:new )?(?:bed|mattress|sofa)|after (?:that|this) (?:run|shift|week|workout|meal))",
	"(?:{family}|{others}|who) (?:is|s|are|was|were) (?:slowly )?dying(?! (?:inside|from an overdose|of an overdose|by|too|and (?:so am|i should)))",
	"(?:disappear|vanish|escape|run away) (?:~ )?(?:to|into|for) (?:a|an|the|my|some|italy|spain|bali|greece)(?! (?:nothing|void|thin|ether|darkness|grave|good)) [a-z]+",
	"(?<=(?<!(?:after|since|before|when|during|about|over|at|because of) (?:[a-z]+ ){0,4})(?:death|dying|passing|suicide|diagnosis|illness|cancer|loss|funeral|leaving|news|redundancy) (?:(?:has|really|just|still|finally|suddenly|only|properly) )*)(?:hit|hits) (?:me|us)",
	"(?<=^ (?:so |and |hey |ok |coach )?)(?:what is|whats) the (?:meaning|purpose) of life(?= $)|(?:find|finding|look for|looking for|search for) (?:more |some |a |the )?(?:meaning|purpose) (?:in|of) (?:my )?life",
	"(?:put|putting|had to put) (?:~ )?(?:cat|dog|him|her|them|animals?|pet|hamster|rabbit|horse|our [a-z]+|my [a-z]+|four|three|two) (?:~ )?(?:to sleep|down)",
	"(?:end it|ending it|end things|end it all) (?:~ )?with (?:[a-z]+)",
	"(?:how (?:to|do i|can i|do you) (?:~ )?kill (?:a|an|the|my|all|weeds|ants|mould|mold|bacteria|processes|time))",
	"(?:end|ends) of my (?:rope|tether|wits)",
	"rather die (?:~ )?than",
	"(?:skeleton|zombie|vampire|ghost|halloween) (?:~ )?(?:dead|body|grave|blood)",
	"(?:kind|forgiving|hard|easy|gentle|honest|strict|tough|true) (?:on|to|with) myself",
	"nearly jumped out|threw up all night|asked (?:me )?(?:~ )?(?:whether|if) i (?:~ )?(?:suicidal|self harm|selfharm|wanted to die|thoughts) and i said no",
	"(?:years ago|used to think) (?:~ )?killed me|depression nearly killed me",
	"(?:want|need|have|got) to wake up (?:~ )?(?:early|earlier|at [0-9]+[a-z]*|at (?:four|five|six|seven)|for (?:work|school|class|this))",
	"(?:hit|hits|hitting) me up(?! (?:against|badly|again))",
	"(?:drive|drives|driving|drove|driven|sending|sends) (?:me|us|him|her|them|everyone|my [a-z]+) (?:up the walls?|round the bend)",
	"(?:scared|afraid|worried|terrified|frightened|anxious|worry|fear) (?:that )?(?:my )?(?:mum|dad|parents|gran|grandma|grandpa|grandad|nan|dog|cat|pet) (?:will|might|could|may|is going to|are going to) die(?! (?:by|from an overdose))",
	"(?:end|ends|ended|ending) up (?:comparing|blaming|judging|asking|telling|reminding|convincing|explaining|repeating|talking to|arguing with) (?:myself|yourself|ourselves)",
	"(?:line|tradition|conversation|argument|subscription|course|pattern|thread) (?:~ )?(?:i|you|we) dont want to (?:carry on|continue|keep going)",
	"(?:they|he|she|kids|baby|alarm|neighbours?|noise) (?:dont|doesnt|didnt|wont|never) wake (?:you|me|us)",
	"made (?:you|him|her|them) go through with it",
	"worth more (?:attention|time|thought|care|effort|praise|credit)",
	"live (?:socket|music|stream|streams|show|shows|session|sessions|chat|tv|band|bands|event|events|concert|performance|audience|webinar|class|gig|gigs|data|updates|recording|album|sport|match)",
	"(?:disappear|vanish|hide|crawl|sink) (?:under|into|behind|beneath|inside|in) (?:my|the|a) (?:~ )?(?:desk|blanket|blankets|duvet|covers|bed|sofa|couch|hoodie|table|pillow|floor|crowd|book|carpet|chair|seat|coat|wallpaper|woodwork)",
	"(?:city|town|village|job|company|office|party|country|school|flat|neighbourhood|suburb|course|gym|team|climate|weather|state) ~~ (?:and|so|,) (?:i )?dont want to (?:be|live|stay) here(?: anymore)?(?= (?:[.,]|and|but)| $)",
	"dont want to (?:be|live|stay) here , (?:this|the|its) (?:~ )?(?:city|town|village|job|company|office|party|country|school|flat|house|neighbourhood|suburb|course|climate|weather)",
	"(?:kid|toddler|baby|child|son|daughter|nephew|niece|grandson|granddaughter|year old|little (?:one|boy|girl)|puppy|cat|dog) (?:~ )?(?:hit|hits|kicked|kicks|bit|bites|slapped|smacked|whacked|bonked|threw|throws) (?:~ )?(?:me )?(?:~ )?(?:toy|toys|toy car|ball|spoon|pillow|lego|duplo|truck|doll|balloon|teddy|blocks?|dinosaur|rattle|cushion)(?: at me)?",
	"(?:baby|toddler|newborn|puppy|kitten|cat|dog|[1-6] year old|(?:two|three|four|five|six) year old) (?:~ )?(?:hit|hits|kicked|kicks|bit|bites|slapped|slaps|smacked|scratched|headbutted) (?:me|us)",
	"(?:hit|kicked|slapped|punched|elbowed|smacked|bit) me (?:~ )?(?:by accident|accidentally|in (?:his|her|their) sleep|by mistake)(?! (?:he|she) (?:says|said))",
	"(?:stand|standing|stood|waiting|wait|sitting|sat) on (?:the )?platform (?:~ )?(?:waiting|wait) for (?:my|the|a|our) (?:[0-9]+ )?(?:train|tube|connection)(?= (?:[.,]|to|home|and its|which|its|with)| $)",
	"(?:could|id|would|might|ill) (?:~ )?(?:murder|kill|strangle|throttle) (?:him|her|them|my [a-z]+|this [a-z]+)(?= (?:[.,] )?(?:lol|haha|he|she|they|for|over)(?: [a-z]+)? (?:ate|forgot|left|broke|lost|drank|spilled|spilt|used|snored|snores|finished|stole my (?:fries|chips|lunch|parking)|wore|woke|spoiled|keeps|chews|never (?:does|washes|answers)|scheduling|eating|forgetting|parked|deleted|burnt|burned|shrunk|shrank))",
	"(?:suicide (?:by|of) (?:career|spreadsheet)|(?:brand|economic|electoral|academic|reputational|culinary|fashion|corporate) suicide)",
];

/** Before a match: it takes the match back. */
export const NEGATIONS =
	/ (?:not|never|no|isnt|wasnt|arent|dont|didnt|doesnt|wouldnt|couldnt|without|nowhere near|far from|hardly|aint|neither|nor|zero|nothing like|wont|havent|hasnt|hadnt|rather than|instead of)(?: (?:currently|at all|feeling|ever|having|thinking|about|going|want|wanting|to|any|a|of|the|in|danger|one bit|thoughts|thought|think|like|have|had|been|being|intend|intending|mean|meaning|do|be|feel|felt|that|i|im|would|will|could|id|ill|planning|plan|plans|plotting|urge|urges|desire|intention|intentions|actively|saying|my|wish|need|considering|considered|contemplating|one|as in|myself|any plans|or|wanted|anything|harm|harming|hurt|hurting|kill|killing|die)){0,6} $/;

/** A negation that is itself taken back, or is none: "can't say I'm not", "not sure I won't". */
export const NO_NEGATION =
	/ (?:cant|couldnt|dont know|not sure|unsure|hard|wont|why|if|whether|doubt|pretend|pretending|lie|lying|stop|tell|promise|say|or|reason|not that|doesnt mean|doesnt stop|not saying|what if|who says|pretended|single day|day goes|a day)(?: [a-z]+){0,4} $/;

/** It was long ago. */
export const LONG_AGO =
	/(?<= )(?:years ago|year ago|decades? ago|a long time ago|long ago|when i was (?:a |in |at |about |only |just |around )?(?:[0-9]{1,2}|teen\w*|kid|child|younger|young|my|school|uni|college|[a-z]+teen|twenty|student|little|his age|her age|your age)|in my (?:early |late |mid )?(?:teens|twenties|20s|30s|thirties|youth)|used to|back in (?:19|20)\d\d|in (?:19|20)\d\d|since (?:19|20)\d\d|as a (?:teenager|teen|kid|child|student|young)|back at (?:uni|school)|back when|back then|ten years|in another life|in the past|once upon|in high school|at university|growing up)(?= )/;

/** It is over. */
export const RECOVERED =
	/(?<= )(?:glad|well now|better now|recover|recovered|recovery|past that|grateful|clean|okay now|ok now|good now|behind me|thankful|sober|stronger|healthy|different now|fine now|free now|proud|safe now|im safe|happy|stayed|long since|came through|over it now|helped me|saved me|therapy|remarried|these days|nowadays|im \d\d today|today im|not anymore|havent (?:for|in|since)|survivor|never since|not for (?:[a-z0-9]+ ){1,3}(?:years|months)|far from that|lovely|looking back|turned my life|life is good|out the other side|in a good place|a good place|doing well|doing great|much better|healed|love my life|im well|im ok now|im okay now|i got help|got better|got through|in remission|years clean|years free|it passed|it got better|gets better)(?= )/;

/** It is not over. */
export const STILL =
	/(?<= )(?:again|lately|now i want|thinking about it|came back|come back|is back|are back|this week|today i want|tonight|relapsed|coming back|returned|until (?:last|yesterday|today|this|now|tonight|recently)|same feeling|that feeling)(?= )/;

/** Light in two sentences: the second says how the first was meant. */
export const LIGHT_IN_TWO: readonly (readonly [RegExp, string])[] = [
	[
		/ (?:this is|so this is) goodbye(?: then)? (?=[.,] (?:see (?:you|u|ya) (?:tomorrow|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|soon|later|monday)|talk (?:to you )?(?:tomorrow|soon|later|next)|until (?:tomorrow|next)|thanks? (?:you )?(?:for (?:your |the |all your )?)?(?:help|helping) (?:me )?with))/g,
		" … ",
	],
	[
		/ (?:could|might) (?:murder|kill|strangle|throttle) (?:him|her|them|my [a-z]+) (?=[.,] (?:he|she|they) (?:ate|forgot|left|broke|lost|drank|spilled|used|snores?|finished|wore|woke|keeps|chews|parked|deleted) )/g,
		" … ",
	],
];
