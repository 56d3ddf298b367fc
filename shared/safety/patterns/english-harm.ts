import type { Family } from "./english.ts";

const BY_ACCIDENT =
	"shaving|chopping|cooking|onions?|oven|kettle|iron|stove|hob|pan|gym|by accident|accidentally|kitchen|slice of|piece of|slack|sunburn|running|football|skiing|jogging|paper cut|hot tea|hot coffee|opening a|ice skating|lifting|carrots?|vegetables|squats|hair|workout|baking|toast|grater|mandolin|diy|gardening|leg day|falling|fell|slipped|straighteners?|curling|lawn|grass|sawing|hammer|bagel|bread|avocado";

/** Hurting oneself without the wish to die. */
export const SELF_HARM: readonly Family[] = [
	{
		name: "hurting oneself",
		level: "self-harm",
		weight: 3,
		patterns: [
			`(?:cut|cutting|burn|burning|burned|burnt|scratch|scratching|scratched|hurt|hurting|harm|harming|harmed|punish|punishing|bite|biting|punch|punching|hit|hitting|slap|slapping|bruise|bruising|choke|choking|carve|carving|stab|stabbing|injure|injuring|scald|scalding|pinch|pinching|mutilate|mutilating|slice|slicing|beat|beating) (?:~ )?(?:myself|my own skin)(?! (?:off(?! the)|out|some|up(?! (?:in|at|on) (?:the|my))|a (?:slice|piece|bit)|short|over the head|down|in the foot|yesterday at) ) ## ${BY_ACCIDENT}|financially|in training|credit card|too hard on`,
			`(?:cut|cutting|burn|burning|burned|burnt|scratch|scratching|scratched|slice|slicing|sliced|carve|carved|carving|slash|slashing|slashed|bite|biting|punch|punching) (?:~ )?(?:my|into my|open my|up my|marks on my|words into my|on my) (?:~ )?(?:arm|arms|leg|legs|thigh|thighs|skin|wrist|wrists|stomach|body|hips|hip|forearm|forearms|ankle|ankles|shoulder|own) ## ${BY_ACCIDENT}|cat|dog|rash|itch|itchy|eczema|mosquito|sun|the baby|shorts`,
			"selfharm|selfharming|selfharmed|selfharms|sh again|self mutilation ## {topic}|{themself}|friend|daughter|son",
			"(?:relapsed|relapse|started|back to|went back to|clean from|urge to|urges to|want to|need to|addicted to|craving|crave|cant stop|keep|miss|days without|free from|been|urge|stop|again with) (?:~ )?(?:cutting|cut|burning|cut again|burning myself|hurting myself|selfharming|harming|the blade|the razor|my blades|blade)(?! (?:carbs|sugar|down|out|back|corners|calories|class|hair|my hair|the grass|grass|onions|coffee|costs|hours|board|edge|off|meat|weight|dairy|it|alcohol|my hours|smoking|ties|the|a|scented|incense|wood|some|fat|sensation|in line|people|fabric|toxic|my|for|candles|through|throats?|midnight|calls?) ) ## bulking|{away}|runner|dj|{topic}",
			"(?:blade|blades|razor|razors|lighter|scissors|knife|needle) (?:~ )?(?:on my (?:arm|arms|leg|legs|thigh|thighs|skin|wrist|wrists)|to feel|makes it|helps me feel|is the only|on my skin|against my skin|calms|under my (?:bed|pillow|mattress)|in my phone case|hidden)",
			"(?:pain|blood|bleed|bleeding|cuts|cutting|burning|hurting) (?:~ )?(?:only thing that (?:helps|calms|makes|works)|makes me feel (?:something|real|alive|better|less)|is the only|helps me feel|calms me|quiets|lets it out|the noise stop) ## gym|run|workout|spicy",
			"(?:need|want|urge|have|wanted) to (?:~ )?(?:feel pain|bleed|see blood|hurt{lone}|make myself bleed|feel something so)",
			"(?:until|till|so) (?:~ )?(?:i|they|it|my [a-z]+) (?:bleed|bled|bleeds|bruise|bruises|drew blood) ## nose|gums|dry|climb|guitar|shoes|blister|nails?|cuticles?",
			"(?:bang|banging|hit|hitting|smash|smashing|slam|slamming|banged) (?:~ )?my (?:own )?head (?:against|on|into|off|until|whenever|when|with|hard|because|again)(?! (?:the (?:cupboard|car door|shelf|beam|low)|a (?:shelf|beam|cupboard)) ) ## excel|code|tickets?|bug|cupboard|accident|goalpost|doorframe",
			"(?:punch|punching|punched|hit|hitting) (?:~ )?(?:wall|walls) (?:~ )?(?:until|till|bled|bleed|knuckles|broke|hand|to hurt)",
			"(?:fresh|deep|hide|hiding|cover|covering|showing|more|old) (?:my |the |up )?(?:cuts|scars|cut marks|arms|wrists|marks|burns) (?:~ )?(?:on my (?:arm|arms|legs|thighs|wrists)|from cutting|under my sleeves|so nobody|so no one|with (?:sleeves|bracelets|hoodie)|in (?:summer|pe|this heat)|from (?:my mum|my parents|everyone)) ## acne|surgery|tattoo|c section",
			"long sleeves? ~~ (?:guess why|hide|cover|so nobody|again|degrees|hot|summer|heat|marks|cant take|nobody sees|know why|notice) ## the sun|sun ?burn|sunburn|uniform|sun cream|spf|dress code|shop|wedding|mosquitos?|rash|eczema",
			"cat (?:~ )?(?:scratched|scratches|scratch|did it)(?: ~~)? (?:dont have a cat|no cat|lie|lied|excuse|told them|say)",
			"(?:…|cat scratch|cat scratches) (?:, )?(?:i|we) dont (?:even )?have a cat && a cat",
			"blamed the cat|say(?:ing)? it was the cat",
			"(?:did|done|doing|do) (?:~ )?(?:it|the thing|something|bad things|stuff|that thing) (?:~ )?(?:to|with|on) my (?:arms|arm|wrist|wrists|legs|leg|thighs|skin|body|stomach) ## yoga|tattoo|workout|cream|lotion|gym",
			"(?:[0-9]+|one|two|three|four|five|six|seven|eight|many|hundred) (?:days|weeks|months|years) (?:~ )?(?:clean )?(?:~ )?(?:gone|ruined|broken|down the drain|wasted|thrown away|and i broke|and i slipped|lost|then i relapsed|reset) ## sugar|drink|alcohol|smoking|cigarettes?|sober|diet|streak|gym|duolingo|vape|vaping|chocolate|caffeine|keto|job|work|cheesed?|marriage|relationship",
			"(?:found|find|got|kept|took|picked up|bought|unscrewed|holding|using) (?:~ )?(?:my |the |a |an )?(?:old |new )?(?:blade|blades|razor blade|sharpener blade|box cutter|craft knife|little box|old kit) (?:~ )?(?:again|when|from|strong|slipped|weak|and|out|hidden|{lone}) ## shaving|cut the|parcel|lino|craft|lawn|fan|turbine|ice skate|skates|beard",
			"(?:slipped|gave in|wasnt strong|relapsed|old (?:habit|friend|ways)) ~~ (?:arms|wrist|blade|skin|scars|razor|sleeves|blood|thighs|cut|marks) ## sugar|smok",
			"(?:blade|razor|wrists?|thighs|skin) ~~ (?:wasnt strong|relapsed|slipped|gave in|old habits?|again last night|urge) ## shaving|cream|eczema",
		],
	},
	{
		name: "signs of it",
		level: "self-harm",
		weight: 2,
		patterns: [
			"(?:my )?old blade|long sleeves again|wasnt strong|(?:did|done) the thing|relapsed (?:again|last night|today|yesterday) ## sugar|smoking|drink|cigarettes?|vap(?:e|ing)|ate",
			"(?:deserve|deserved|deserves) (?:~ )?(?:the pain|to hurt|pain|to suffer|to be hurt|to be punished|punishment) ## {themself}|{they}",
		],
	},
];

/** Starving, purging, or wanting to be taught it. */
export const EATING: readonly Family[] = [
	{
		name: "starving or purging",
		level: "eating",
		weight: 3,
		patterns: [
			"(?:make|making|made|force|forcing|forced|makes) (?:~ )?(?:myself|me|yourself) (?:~ )?(?:sick|throw up|vomit|puke|throwing up|vomiting|purge|threw up|be sick)(?! (?:with (?:worry|stress|fear|guilt)|just thinking|thinking about) ) ## rollercoaster|boat|smell of|film|news|worry|worrying|eggs|politics|nerves",
			"(?:throw|throwing|threw) (?:it |it all |everything |my food |food |my dinner |dinner |lunch )?(?:back )?up (?:~ )?(?:after (?:every|each|meals|i eat|dinner|lunch|eating|food)|on purpose|every (?:meal|day|night|time i eat)|what i (?:eat|ate)|my (?:food|dinner|lunch|meals)|to (?:lose|be thin|stay|get)|so i|everything i eat|again so) ## bug|virus|prawns|pregnan[a-z]*|morning sickness|flu|dodgy|{they}",
			"(?:purge|purging|purged|purges)(?! (?:my (?:closet|wardrobe|inbox|emails|house|files|contacts|stuff|photos|desk)|the|cache|old|all (?:the|my) (?:old|stuff)|movie|clothes|of (?:toxic|people)) ) ## closet|wardrobe|movie|inbox|cupboards?|{they}|declutter|files|database",
			"(?:starve|starving|starved) (?:~ )?(?:myself|my body)(?! (?:of (?:sleep|affection|fun|joy|company|attention|love)) )",
			"(?:not eating|stop eating|stopped eating|quit eating|not eat|fast|fasting|fasted|restricting|refuse to eat|havent eaten|havent ate|hardly eat|barely eat|barely eating|no food|not eaten|dont eat|eat nothing|eating nothing|without eating|without food|didnt eat|starving|skipping (?:all )?meals|skip (?:all )?meals|only (?:water|coffee|gum)|just water|water and (?:gum|coffee|ice)|ate nothing|havent had (?:food|a meal)) (?:~ )?(?:to (?:lose|be thin|be skinny|get thin|get skinny|disappear|punish|look|be small)|for (?:days|[0-9]+ days|a week|(?:two|three|four|five|six|seven) days|two weeks|weeks|as long as)|in (?:days|[0-9]+ days|(?:two|three|four|five|six|seven) days|a week|over a week)|until i(?:m| am)? (?:thin|skinny|under|lose|faint|pass)|because im (?:fat|disgusting|too fat)|so i (?:can |could )?(?:lose|be thin|be skinny|get)|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|last week)|and (?:im |i feel |it feels )?(?:proud|powerful|clean|in control|strong|nobody)|all (?:day|week) (?:and|because)|at all) ## sugar|meat|chocolate|carbs|gluten|takeaway|ramadan|lent|{they}|friend|out for|flu|stomach bug|surgery|doctor|gp|blood test|dairy|yom kippur|bug|{family}",
			"day (?:[0-9]+|one|two|three|four|five|six|seven) (?:~ )?(?:of )?(?:~ )?(?:water|gum|no food|nothing but|not eating|fasting|my fast|restricting) ## ramadan|retox|retreat|intermittent|doctor|gp|detox retreat",
			"(?:laxatives?|diet pills|diuretics|ipecac|water pills) (?:~ )?(?:to (?:lose|get rid|be thin|get thin|feel|stay)|after (?:i eat|eating|meals|every|a binge|food|dinner)|every (?:day|night|meal)|so (?:i|the|it)|again|for weight|instead of|{lone}) ## doctor|constipat[a-z]*|prescribed|gp|colonoscopy",
			"(?:binge|binged|eat|ate|food|dinner) ~~ laxatives",
			"(?:how|tips|help|teach|tell|want|need|show|advice|trick|tricks|best way|ways|can you|easiest) (?:~ )?(?:me |to |on |for |with |do i |i |you )?(?:~ )?(?:hide (?:that im|not eating|my weight|food|it from|my ed)|throw up (?:without|quietly|after|on purpose|my|easier)|make yourself (?:sick|throw up|vomit)|make myself (?:sick|throw up|vomit)|purge|starve|stop eating(?: altogether| completely| for|{lone})|not eat(?: anything| for|{lone})|be anorexic|become anorexic|get anorexia|get anorexic|become bulimic|be bulimic|ignore hunger|ignore (?:my )?hunger|eat nothing|eat (?:almost )?nothing|develop an eating disorder|get an eating disorder|lose (?:weight )?without eating) ## junk|sugar|chocolate|meat|late|when bored|stress|gluten|dairy|ramadan|food poisoning|{they}|my daughter|my son",
			"(?:under|below|less than|max|only|on|eat|eating|limit myself to|stay at|about|ate|restrict to|had) (?:~ )?(?:[1-6][0-9][0-9]|[1-9][0-9]|five hundred|three hundred|two hundred|four hundred|six hundred) (?:calories|cals|kcal|calorie|cal) (?:~ )?(?:a day|per day|daily|today|all day|yesterday|and|this week|so far|max|or less|{lone}) ## serving|slice|bar|snack|breakfast|burned|burnt|deficit|per meal|each|lunch|run|workout|surplus",
			"thinspo|thinspiration|proana|pro ana|promia|pro mia|bonespo|ana tips|mia tips|ana buddy|ana coach|edtwt|meanspo|ed twitter|ana and mia|(?:ana|mia) (?:is |s )?(?:my |the )?(?:only|best) (?:~ )?(?:friend|thing|one)",
			"(?:binge|bingeing|binging|binged|binges|eat|ate|eating) (?:~ )?(?:and|then|just to|only to|before i|so i) (?:~ )?(?:purge|throw it|throw up|threw up|threw it|make myself sick|made myself sick|puke|vomit|starve|take laxatives|get rid of it|not eat for) ## bus|boat|plane|ride|prawns|bad|dodgy|flu|{they}|series|netflix",
			"(?:bones|ribs|collarbones|hip bones|hipbones|thigh gap|spine|collarbone) (?:~ )?(?:show|showing|stick out|sticking out|to show|visible|is all i want|poke out|counting|count|feel them|more) ## {themself}|dog|cat|x ray|broken|soup",
			"(?:run|running|turn on|put on|ran|leave) (?:~ )?(?:the )?(?:tap|taps|shower|water|fan|music) (?:~ )?(?:when|after|while|so|in the bathroom|on) ~~ (?:dont hear|cant hear|not hear|nobody hears|no one hears|wont hear|hear me|hears me|dinner|eating|sick|vomit) ## baby|singing|cry|pee",
			"(?:bathroom|toilet|loo) (?:~ )?(?:straight |right )?after (?:~ )?(?:dinner|meals|every meal|eating|lunch|i eat|food) (?:~ )?(?:so|to get rid|get it|and|tap|nobody|hear) ## brush|teeth|{they}|friend|ibs|floss",
			"(?:fingers?|toothbrush) (?:~ )?down my throat|chew and spit|chewing and spitting|hide (?:my )?(?:food|dinner|meals) (?:in|under|from)|feed(?:ing)? (?:my )?(?:dinner|lunch|meals) to the (?:dog|bin) so",
			"(?:relapsed|relapsing|relapse|struggling|diagnosed|hospital|hospitalised|hospitalized|back|slipping|my|have|want) (?:~ )?(?:anorexia|bulimia|my ed|my eating disorder|anorexic|bulimic|ednos) ## recovered|recovery since|years ago|{topic}|{themself}|friend|daughter|{they}|as a teenager|in recovery|free from",
			"(?:scared|afraid|terrified|guilty|disgusting|hate myself|punish) (?:~ )?(?:of|to|for|when|after|because)? ?(?:~ )?(?:eat|eating|ate|food|gaining|calories) (?:~ )?(?:anything|in front|at all|so i (?:dont|havent|didnt)|days|again i (?:threw|purged)|and i (?:threw|purged)) ## sushi|spicy|prawns|allergic|allergy|reaction|ice cream",
		],
	},
];

/** Voices that command, being controlled from outside. */
export const PSYCHOSIS: readonly Family[] = [
	{
		name: "voices and powers",
		level: "psychosis",
		weight: 3,
		patterns: [
			"(?:voice|voices) (?:~ )?(?:tell|telling|tells|told|command|commands|commanding|order|ordering|orders|orders me|say i|says i|saying|keep|whisper|whispering|shout|shouting|scream|screaming|say kill|insult|arguing about me|comment|commenting|wont stop|wont leave|are back|want me|wants me|in the (?:wall|walls|vents|tv|radio)|say (?:i|to|do|that)|says|talk to me|laugh at me) ## not good enough|mums|dads|mothers|fathers|grandmothers|grandmas|grandads|grandfathers|keep going|well done|grans|nans|tidy|note|notes|mail|actor|lesson|lessons|of reason|memo|upstairs|inner critic|neighbours?|neighbors?|kids|through the wall|phone|choir|karaoke|podcast|radio 4|singing|inner|self doubt|gps|satnav|alexa|siri",
			"(?:hear|hearing|heard|hears) (?:~ )?(?:voices|a voice|mans voice|womans voice|the voice|the voices|voices in my head|whispers|people talking when|someone whispering|my name when)(?! (?:note|notes|mail|message|messages|from|downstairs|upstairs|outside|again on|in the (?:kitchen|hall|corridor|street|other room|choir|music)|of|on the (?:phone|radio|recording)|through) ) ## neighbours?|neighbors?|downstairs|upstairs|choir|phone|recording|audiobook|podcast|wall thin|mums voice|dads voice|{topic}|kids|mums|dads|mothers|fathers|grandmothers|grandmas|grandads|grandfathers|nans|late (?:[a-z]+ )?voice|keep going|well done|proud of me|grans|inner critic|concentrate|tidy|telling me to (?:tidy|clean|relax|breathe)",
			"(?:they|someone|the government|government|fbi|cia|the police|neighbours|neighbors|tv|television|radio|internet|my phone|devil|satan|demons|demon|god|aliens|hackers|satellites|the machine|strangers|people|he|she|it) (?:~ )?(?:reading|read|reads|stealing|steal|stole|controlling|controls|control|inserting|putting|put|puts|planting|planted|broadcasting|implanted|taking over|hears|deleting|removing|extracting|knows|beaming|replaced|draining) (?:~ )?(?:my (?:thoughts|mind|brain|body|dreams|every thought|organs)|thoughts (?:in|into|out|from)|chip|chips|thoughts|what i do|into my (?:head|brain|mind)|what im thinking|a device|an implant) ## like (?:she|he|they) |wifes?|best friend|book|thinking of you|horoscope|you read my mind",
			"(?:chip|chips|implant|microchip|tracker|device|transmitter|camera|cameras|bug|wires|antenna) (?:~ )?(?:in|inside|under|into|behind) (?:~ )?my (?:head|brain|tooth|teeth|skin|arm|body|neck|skull|ear|eyes|eye) ## airpods?|ear ?phone|hearing aid|cochlear|contraceptive|braces|lash",
			"(?:tv|television|radio|newsreader|newsreaders|news|presenter|songs|song|adverts|ads|strangers|cars|plates|numbers|mirror|mirrors|billboards|weatherman|spotify|streetlights|birds|clouds|clock|clocks|host|the lyrics) (?:~ )?(?:talking|talks|speaking|speaks|sending|sends|giving|gives|sent|has|have|keeps|contain|contains|are|is|gave|telling|tells|told) (?:~ )?(?:to me directly|messages|me instructions|instructions|secret messages|me signs|to me personally|coded messages|about me directly|messages for me|me orders|me to obey|code for me|only to me|to obey|codes|only for me|meant for me|only i) ## voice|inbox|text|app|push|recipe|cooking|relate|notification|whatsapp",
			"(?:mirrors?|wall|walls|tv|screen|vents|sockets|radio|toaster|fridge|pipes|ceiling|painting|shadows?) (?:~ )?(?:because )?(?:~ )?(?:he|she|it|they|someone|something) (?:~ )?(?:talks|speaks|whispers|watches|looks|calls|talk|speak|whisper|watch|told|is watching|are watching) (?:~ )?(?:to me|at me|me|out) ## tv show|film|neighbours?|therapist|zoom|alexa|sat on the wall",
			"(?:cover|covered|covering|unplugged|unplug|foil|wrapped|taped|turned) (?:~ )?(?:the |all the |my |up )?(?:~ )?(?:mirrors|windows|vents|cameras|sockets|tv|webcam|phone|router) (?:~ )?(?:because|so|with foil|in foil|with tinfoil) ~~ (?:watch|watching|see me|talks|listening|hear me|they|he|signals|track|thoughts|spy|spying) ## light|sleep|sun|bake|nosy|baby|paint",
			"(?:god|devil|satan|angel|angels|demons?|jesus|universe|allah|spirit|spirits|they|archangel|lord|prophet|he|newsreader) (?:~ )?(?:told|tells|telling|wants|commands|commanded|commanding|ordered|orders|chose|ordering|instructs|instructed|is calling|calling|chosen) me to (?:~ )?(?:kill|hurt|jump|die|sacrifice|burn|stop eating|save the world|do it|cut|leave my body|end it|walk into|harm|obey|punish|cleanse|drown|do something (?:bad|terrible|i dont)|something i dont want) ## boss|teacher|coach|trainer|mum|dad",
			"(?:im|i am|i know im|told i am|realised im|realized im) (?:~ )?(?:jesus|the messiah|god himself|the chosen one|the second coming|the prophet|immortal|sent by god|chosen by god|already dead and)(?= (?:[.,]|and|sent|reborn|returned|because|i|so)|$) ## game|lol|haha|kidding",
			"(?:im|am|being|been|they are|theyre|someone is|people are|government is|neighbours are|neighbors are|they|he is|man is|i know) (?:~ )?(?:watched|followed|tracked|spied on|poisoned|poisoning me|poisoning my|following me|watching me|spying on me|recording me|plotting against me|out to get me|trying to kill me|tapping my phone|replaced by|impostors|imposters|bugged|gangstalked|gang stalking|gangstalking|monitoring my thoughts|monitored) (?:~ )?(?:{lone}|by|through|everywhere|food|water|because|house|with|at night|me) ## manager|boss|instagram|twitter|tiktok|linkedin|netflix|food poisoning|dodgy|kids|cat|dog|ex|podcast|strava|film|show|toddler|twitch|stories|fitbit|apps?|steps|sleep|heart rate|progress|habits|workouts?|doctor|nurse|midwife|like being|the sea|the moon",
			"(?:time|ordered|orders|instructions|mission|chosen|told) (?:~ )?to obey|(?:my|the) (?:mission|task|purpose) (?:~ )?(?:from god|god gave|from above|to cleanse|they gave me|given to me by)",
			"(?:wife|husband|mum|dad|parents|family|friends|son|daughter|everyone|people|brother|sister) (?:~ )?(?:been replaced|replaced by|is an impostor|is an imposter|are impostors|are imposters|are actors|is not really|is a robot|are robots|isnt really my) ## at work|new manager|kidding|lol|biological",
			"(?:making|make|makes|moves|moving|controls|controlling|control) (?:~ )?my (?:hands|arms|body|legs|mouth|limbs|fingers) (?:~ )?(?:move|by|from|through|for me|remotely|without me|with|{lone}) ## yoga|physio|exercise|tremor|parkinson|shake|tics?|dance|warm|cold|game",
		],
	},
];
