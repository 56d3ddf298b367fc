import type { Words } from "../needs.ts";
import type { DoubtKind } from "../risk.ts";

export const ROW_WORDS: Words = {
	self: "i|im|id|ill|ive|me",
	spent: "cant|cannot|dont|not|never|no longer|nothing|wouldnt|wont|isnt",
	heights: "bridge|ledge|roof|rooftop|cliff|balcony|tracks|rails|parapet|edge|viaduct|platform",
	dose: "pills|tablets|meds|paracetamol|insulin|sleeping tablets|painkillers",
	they: "he|she|they|husband|wife|partner|boyfriend|girlfriend|ex|dad|mum|stepdad|brother|uncle|son",
	them: "him|her|them|someone|somebody|people|everyone|baby|kids|child|son|daughter|wife|husband|partner|girlfriend|boyfriend|mum|dad",
	fear: "scared|afraid|fear|terrified",
	denied:
		"not suicidal|isnt about suicide|not thinking (?:of|about)|not considering|no idea of|dont want to die|never was",
};

/**
 * Words of which one in a few means danger: they bring the quiet line of help and one question, and no panel. One pattern
 * a line, in the form of compile.ts. Counted over the corpus: each is heard more often in danger than on an ordinary day.
 */
export const ROW_RULES: readonly { kind: DoubtKind; patterns: readonly string[] }[] = [
	{
		kind: "harm",
		patterns: [
			"(?:want|going|gonna|could|might|about|afraid|scared|urge|tempted|ready) ~ (?:hurt|hit|punch|stab|shoot|strangle|choke|kill|harm|poison|smother|shake) (?:{them}) ## feelings|if i leave",
			"(?:kill|shoot|stab|burn) (?:everyone|them all|people|somebody|someone) ## game|film|level|book|story|pain|calories",
			"(?:urges?|thoughts|images|dreams?|dreaming) (?:~ )?(?:about|of|to) (?:~ )?(?:hurt|hurting|hitting|killing|stabbing|dropping|throwing|shaking|drowning|smothering|pushing) ## myself|film|game",
			"(?:make|making) (?:him|her|them) (?:pay|suffer|bleed)|burn (?:down )?(?:the|his|her|their) (?:house|school|office|place) ## pay (?:for|rent|attention|back)",
			"i (?:~ )?(?:hit|slapped|smacked|punched|choked|strangled|shook|kicked|shoved) (?:my (?:~ )?)?(?:{them}) ## up|at cards|game|by accident|highway|shook hands",
		],
	},
	{
		kind: "fear",
		patterns: [
			"(?:{they}) (?:~ )?(?:choked|strangled|threatened|raped|stalks|drugged|groped|beats|slapped|punched|kicked|locked|grabbed|pushed|shoved) me ## (?:at|in the (?:race|game)|up|out of the house)",
			"(?:{they}) (?:~ )?(?:punched|kicked|smashed|broke down) (?:~ )?(?:door|wall|window|phone|plates|furniture|mirror)",
			"(?:scared|afraid|dread|flinch|freeze|hide|shake|panic) (?:~~ )?(?:he comes|she comes|comes home|gets home|gets in|his (?:key|keys|car|van|steps|voice)|dads home) ## dog|cat|exam",
			"(?:locks|locked|bolts|shuts) (?:me|us) (?:in|inside|up|outside)(?= ) ## by accident|by mistake|myself",
			"(?:makes|made|making|forcing) me (?:~ )?(?:kneel|beg|strip|sleep on the|undress|touch|lick|eat off) ## beg for more|forgiveness",
			"(?:{they}|boss|madam) (?:~ )?(?:checks|reads|tracks|took|takes|keeps|holds|hides) (?:~ )?my (?:phone|messages|passport|documents|papers|bank card|salary|wages) ## doctor|gp|" +
				"bank|school|charger",
			"(?:if|when) i (?:~ )?(?:tell|told|leave|left|say no|said no|refuse) (?:~~ )?(?:hed|hell|he will|shed|shell|theyll) (?:~ )?(?:kill|hurt|find me|burn|shoot|post|take the kids)",
			"(?:theyre|they are|someone is|somebody is|people are|hes|shes) (?:~ )?(?:watching me|following me|listening to me|tracking me|spying on me|poisoning) ## instagram|tiktok|stream|match|dog|cat",
			"hands? (?:a)?round (?:my )?(?:throat|neck)|by the throat|black eye|walk(?:ing)? on eggshells|touches me when ## film|game|massage|scarf|yoga|boss|mother in law|emails",
			"(?:forces|forced|forcing) (?:me|himself on|herself on) ## to (?:work|pay|move|study|wear|smile|rest|choose|think|eat)",
		],
	},
	{
		kind: "life",
		patterns: [
			"(?:feel|feeling|felt|im) (?:~ )?dead inside ## lol|haha|hahaha|until|monday|meetings?|game",
			// Dying, and not of a joke or of old age.
			"(?:{self}) ~~ (?:suicide|suicidal|to die|be dead|were dead|was dead|dying)(?! day| by) ## {denied}|{fear} of|(?:die|dying) (?:to|of|from|for|in|laughing)|(?:is|was|are|were|hes|shes) dying",
			"(?:{spent}) ~ (?:living|being alive|existing|exist|be alive|been born|be around anymore|be here anymore|see a future|see a way out) ## living (?:in|with|at|near|alone|together|room|here)",
			"(?:tired|sick|done|finished|had enough) (?:of|with) (?:life|living|trying|fighting|being alive|being here|everything|it all|existing)(?! (?:to|on|in|at|with))",
			"(?:cant|cannot|dont want to) (?:do (?:this|it)|go on|take (?:this|it)|keep going|live like this) (?:anymore|any more|any longer|much longer) ## job|boss|essay|diet|homework|workout|landlord",
			"(?:cant|cannot|dont want to) (?:do this|go on|take this|take it|carry on|keep going|keep doing this|live like this)(?: anymore| any longer| any more| much longer)?(?= (?:[.,]|$)| $)",
			"(?:its|it is|it all|everything|everythings|life|lifes|all of it) (?:~ )?(?:pointless|meaningless|hopeless|for nothing) ## meeting|game|rule|form|app|argument|exercise",
			"(?:whats|what is|dont see|cant see) (?:~ )?the (?:point|use)(?= (?:[.,]|anymore|of (?:me|any|anything|it|life|trying|going))| $)",
			"(?:no|not any) (?:point|reason|will|wish) (?:to|in|of|for) (?:live|living|going on|go on|being here|trying|me)",
			"nothing (?:matters|to live for|left for me)|why (?:do i )?(?:even )?bother (?:anymore|with (?:life|any))",
			"(?:this is|its) (?:really )?the end(?= (?:[.,]|for me|of me)| $)|(?:what|nothing|anything|something|reason|reasons) (?:~ )?(?:to live for|worth living for) ## film|season|book|level",
			"(?:sleep|asleep|gone|disappear|vanish|quiet|silence|eyes|stop) (?:~ )?(?:forever|for good|permanently) ## (?:quit|stop|stopped) (?:smoking|drinking)|gone for good (?:reason|measure)",
			"(?:wish|hope|hoping|rather|pray) ~ (?:not wake up|never wake|didnt wake|wouldnt wake|dont wake|never woken)",
			"(?:when|once|after|if) (?:im|i was|i were|i am) (?:~ )?(?:gone|not here|no longer here|not around)(?= (?:[.,]|who|they|you|it|someone|the)| $) ## holiday|work|shift|trip|weekend|away",
			"(?:{self}) (?:~ )?(?:disappear|vanish|cease to exist|fade away|slip away)(?= (?:[.,]|and|so|completely|forever)| $) ## magic|camera|phone",
			"(?:nobody|no one|anyone|they|who)d? (?:would )?(?:even |ever |really )?(?:notice|care|miss me)(?= (?:[.,]|if)| $) ## outfit|haircut|typo|mistake|shirt|late",
			"(?:my life is|my lifes|life is) (?:~ )?(?:over|finished|done|ruined|nothing)(?= (?:[.,]|now|anymore)| $) ## life is too|work life",
			"(?:not|never|didnt|dont|wont|wouldnt|fail to) (?:~ )?(?:wake|waking|woken)(?: up)?(?= (?:[.,]|again|tomorrow|one day|at all|and)| $) ## alarm|baby|late|early|snooze|him|her|them",
			"(?:without|is|was|not|hate|than|mind|about|about my) (?:~ )?(?:me (?:being )?(?:alive|living)|being (?:alive|born)|been born|to be alive)|worth more dead|alive than dead|better off dead",
			"(?:take|took|taken|taking|remove|leave) me out (?:of )?(?:the|this|their|her|his) (?:equation|picture|way|story)|(?:end|finish) me (?:off )?(?:first|already|now|please)|" +
				"take me (?:already|in my sleep)",
			"(?:my own|own|plan my|planned my|planning my|songs? for my|at my) (?:~ )?(?:eulogy|funeral|obituary) ## when im (?:90|ninety|old)|insurance|nan|mum|dad",
			"(?:enough|through|done|finished) (?:~ )?(?:of |with )(?:living|life|this life|it all|all of it)|(?:living|life|to live) (?:~ )?(?:is |i have |ive had )(?:~ )?enough",
			"(?:i|just|could|id) (?:~ )?(?:stopped|stop|stopping) (?:existing|being here|breathing)|(?:dont|not) want (?:~ )?(?:anymore )?this life|this life (?:anymore|no more)",
			"(?:if|hope|wish|before|until|till) (?:i|id) (?:just |could )?(?:die|died)(?= (?:[.,]|here|who|and|they|it|tonight|in my sleep)| $) ## game|level|boss fight|respawn|insurance",
			"(?:something|someone|it|god|they|ill) (?:~ )?(?:finish me|end me)(?: off)?(?= (?:[.,]|first|now|already|im|i)| $) ## game|boss fight|exam|workout|leg day",
			"goodbye to (?:all|everyone|everything|them all)|last thing (?:you|they|u|she|he) (?:heard|saw|remember)|no next (?:month|year|week)",
			"i (?:dont|do not) matter(?= (?:[.,]|to|anymore)| $)|wish i (?:wasnt|werent) (?:me|here|born)",
			"(?:if|hope|wish|hoping) (?:~ )?(?:bus|car|truck|train|lorry|plane) (?:~ )?(?:hit|hits|ran over|took|takes|crash|crashed)(?: me)?(?= ) ## insurance|claim|late",
			"(?:going to|gonna|will|ill) (?:do|end|finish) it (?:tonight|today|now|this weekend)(?= (?:[.,]|and|i)| $) ## homework|dishes|laundry|workout|report|gym|him|her",
			"(?:wont|will not|not gonna|not going to|aint gonna) (?:even )?be (?:here|around|alive) (?:for|by|in|after|next|come|then) ## meeting|dinner|party|work|shift|wedding|holiday|weekend|away",
			"(?:cant|couldnt|dont|stopped) (?:~ )?(?:picture|imagine|imagining|picturing) (?:~ )?(?:myself|a me) (?:~ )?(?:next year|in|at|after|old|older|there) ## job|house|dress|role|teaching",
			"(?:when|once|if|after) (?:~ )?(?:goes|go|dies|die|gone|passes) ~~ (?:me done|done for|go too|going too|im next|my turn|follow (?:him|her|them)|nothing left for me) ## contract|" +
				"lease|work|notice",
			"(?:ive|i have) (?:~ )?(?:lived (?:long )?enough|had my (?:share|fill|time|turn|innings)|seen enough)(?= (?:[.,]|of (?:it|life|this))| $) ## snow|football|horror",
			"(?:insurance|life cover|life policy|payout) ~~ (?:if|when) (?:i|im) (?:~ )?(?:die|dead|gone|not here)(?= )",
			"shouldve been me|should have been me|take me instead|wish it had been me|why wasnt it me",
			"(?:goodbye|farewell|so long) (?:for real|for good|forever|world|dear world)|leave this (?:world|life)|leaving this (?:world|life)|depart this (?:world|life)",
			"(?:better|cheaper|easier|happier|manage|cope|fine) (?:~ )?without me(?= (?:[.,]|anyway|and|around)| $) ## team|office|shift|week|holiday|party|meeting|class|company",
			// Getting ready to go.
			"(?:giving|gave|given|give) (?:~ )?(?:my|away my|all my) (?:~ )?(?:things|stuff|records|collection|books|guitar|watch|ring|clothes|jewellery) ~ (?:away|to) ## charity|" +
				"too (?:big|small)|moving|sell",
			"(?:made|making) (?:my )?peace with (?:it|everything|going|dying)|said my goodbyes|my affairs in order|nothing (?:is )?(?:keeping|holding) me here|all my loose ends",
			"(?:wrote|written|writing|left) (?:~ )?(?:notes?|letters?) (?:for|to) (?:everyone|my (?:kids|family|mum|dad|wife|husband|children)) ## thank|birthday|wedding|christmas|lunch|school",
			"(?:found|finding) (?:~ )?(?:home|homes) for (?:my|the|both) (?:~ )?(?:dog|cat|dogs|cats|pets|rabbit|bird) ## moving|landlord|allerg",
			"(?:gave|given|giving) (?:my|the|our|both) (?:~ )?(?:dog|dogs|cat|cats|pets) (?:away )?to ## while|for the|for a|weekend|holiday|groom|walk|vet",
			"(?:wont|will not|not going to) (?:~ )?(?:be needing|need) (?:it|them|this|that|my) (?:~ )?(?:anymore|where im going|after (?:today|tonight)|much longer)",
			// Means and places.
			"(?:a noose|exit bag|overdose|lethal dose|self harm|goodbye (?:letter|letters|note|notes|video)) ## ward|module|team|class|film|prevention|book|thesis|charity|colleague|nurse|friday",
			"(?:saved|saving|counted|counting|collected|collecting|enough|hoarding|stash of|handful of|all my|too many) (?:~ )?(?:{dose}) ## per|prescri|refill|pharmac|pick up|doctor said|every morning",
			"(?:putting|put|keeping|kept|saving|holding) (?:~ )?(?:aside|away|by|back) ~ (?:{dose}) ## for (?:work|holiday|travel)|out of reach|child",
			"(?:{dose}) ~~ (?:aside|tonight|all of them|in my hand|in front of me|lined up|counted|enough) ## prescri|pharmac|doctor said|dog|cat",
			"(?:take|taking|took|swallow|swallowing) (?:them all|all of them|the whole (?:lot|bottle|box|pack|strip))|overdosed|overdosing ## dog|cat|cookies|biscuits|nurse|ward",
			"(?:relapsed|hurting myself|punishing myself|cutting again|burned myself|hit myself|weeks clean|months clean) ## gym|diet|smok|drink|sober|sugar|vape|gambl|by accident|toe",
			"(?:cut|cuts|cutting|scratch|burn) (?:~ )?(?:deeper|myself|my (?:arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin)) ## shav|kitchen|cook|knife slip|garden|oven|paper|hair|by accident|iron",
			"(?:stand|standing|sit|sitting|sat|stood|end up|looking down) (?:~ )?(?:at |on |by |near |from |over )(?:~ )?(?:{heights}) ## of (?:my|the) (?:seat|bed|chair|pool|bath)|view|" +
				"photo|sunset|lunch|waiting",
			"(?:gun|rifle|pistol|shotgun|knife|rope) ~~ (?:bed|pillow|bedside|drawer|in my (?:hand|hands|lap)|next to me) ## kitchen|cook|hunting|climb|boat",
			"(?:urge|thoughts?|think|thinking|thought|imagine|picture|tempted) ~ (?:swerve|swerving|crash|crashing|drive into|driving into|step off|stepping off|step out|jump|jumping)",
		],
	},
];
