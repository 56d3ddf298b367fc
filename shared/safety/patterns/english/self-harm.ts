import type { Pattern } from "../../text/compile.ts";

/** Hurting oneself, not to die. First general wording, then particular ways to say it. */
export const SELF_HARM: readonly Pattern[] = [
	"(?:{speaker}|been|keep|started|and|then|one|been|{need}|stop) (?:~ )?{cuta} (?:~ )?{mybody}" +
		"(?! (?:off|out|some|short|made|hair|on (?:the|a|an) [a-z]+(?! (?:again|on purpose|because)))) ## {chance}|{they}|{jest}",
	"(?:{speaker}|keep|{need}|stop|been) (?:~ )?{cutb} (?:myself|meself)(?! (?:out|off|by|running|lifting|at|in the|for)) ## {chance}|{they}|{jest}|{matches}|financially",
	"i (?:cut|burn|burned|stab) me(?= (?:[.,]|with|on|again|when)| $)|(?:selfharm|selfharming|selfharmed|make myself bleed) ## {topic}|" +
		"{one} (?:~ )?selfharm[a-z]*|used to|years ago|nurse",
	"(?:{speaker}|keep|been) (?:~ )?{bang} (?:~ )?(?:{mybody}|walls?|concrete|lockers?) && {why} && {me} ## {chance}|{they}|{jest}|{matches}|air",
	"(?:punch|punching|punches|slap|slapping) my (?:own )?(?:legs|thighs|stomach|face|head|cheeks|arms) && {me} ## awake|{matches}|{jest}|{they}",
	"(?:cut|cutting|cuttin|burning) again(?= (?:[.,]|last|and|to|cos|because|at|so|not|where|tonight)| $) ## {jest}|{chance}|team|hours|squad|pay|hair|budget|grass|{they}",
	"(?:been|started|stop|keep|back to|urge to|relapsed (?:and|with)) (?:cutting|cuttin|cut)(?= (?:[.,]|again|my {part}|lately|for|since)| $) ## {jest}|" +
		"team|hours|costs|{they}|hair",
	"(?:cutting|burning|bleeding|pain) (?:~ )?(?:only thing|calms me|helps me|quiets) ## gym|run|weight|fat|physio|stretching",
	"{lines} (?:~ )?(?:on|up|over|all over|down|in) my (?:left |right |upper |inner )?{part}(?! from)|my {part} (?:~ )?(?:full of|" +
		"covered in) (?:~ )?{lines} ## {chance}|{they}|face",
	"{cover} (?:~ )?{sleeve} && (?:cut|cuts|cutting|sees?|show|asking|heat|degrees|arms) && {me} ## {chance}|uniform|dress code|suit",
	[
		"(?:{hot}|{sharp}|stabbed it|stuck it) (?:~ )?(?:on|to|against|into|under|across|in|along|off) my (?:~ )?{part}",
		"(?:{speaker}|purpose|again|feel)",
		"## {chance}|{they}|{jest}|doctor|barber",
	],
	[
		"my {part} (?:~ )?(?:on|against|under|over|to|in|with) (?:~ )?(?:{hot}|{sharp})",
		"(?:purpose|feel|calms?|punish|punishment|again|think|die|dead|until|till|sad|guilty)",
		"## {chance}|{they}",
	],
	[
		"(?:purpose|deliberately|punishment|calms me|not suicidal|dont want to (?:die|be dead))",
		"(?:{cuta}|{cutb}|{bang}|holding|held) (?:~ )?(?:{mybody}|skin)",
		"{me}",
		"## {chance}|{they}",
	],
	[
		"(?:scratch|scratching|digging|picking|ripping|bang|punch|hit) (?:~ )?(?:until|till|til) (?:~ )?(?:bleed|bleeds|bled|bruise|bruised|purple|blood|split|ran|stars|hurts)",
		"{me}",
		"## {matches}|nails|guitar",
	],
	"{need} (?:cut|burn myself|hurt myself|harm myself|bleed|hold the lighter|box cutter|blades?)(?= (?:[.,]|again|myself|my {part}|and|under|on|is)|" +
		" $) ## {chance}|{jest}|hair|carbs",
	"(?:keep|kept|hide|hiding|carry|holding|got) (?:~ )?(?:razor|razors|razor blade|blade|blades) (?:~ )?(?:in my|under my|behind|for when|" +
		"hidden) ## shav[a-z]*|parcel|lawn|fan",
	"(?:stub|stubbed|stubbing) (?:~ )?out on (?:myself|my)|(?:open|opening|slice|slicing) (?:~ )?(?:skin|scar|scars)(?= (?:little|with|[.,])| $) ## surgeon|{chance}",
	"(?:bang|banging|smashing) (?:~ )?my (?:own )?head (?:against|on|off|with)(?! a cupboard )",
	"(?:cutting|burning|hurting|harming|hitting|punching|scratching) (?:~ )?myself(?! (?:off(?! the)) ) ## onions?|{chance}|slack",
	"(?:cutting|burning|scratching|slicing|biting) (?:~ )?my (?:~ )?(?:arm|arms|leg|legs|thigh|thighs|skin|wrist|wrists|stomach|hip) ## {chance}",
	"(?:until|till) (?:~ )?(?:i|they|it|my [a-z]+) (?:bleed|bled|bleeds|bruise)",
	"(?:…|cat scratches) (?:, )?(?:i|we) dont (?:even )?have a cat && a cat",
	"clean (?:~ )?sh && want to relapse",
	"cutting && urges? (?:are )?back",
	"days && blew it && sh",
	"did (?:~ )?(?:it|the thing|something) (?:~ )?to my (?:arms|wrist)",
	"feel (?:like )?(?:~ )?cutting(?= (?:[.,])| $)",
	"my (?:thighs|arm|wrist) (?:~ )?(?:are|is) (?:~ )?(?:mess|full of|bleeding)",
	"(?:say|saying) it was the cat",
	"selfharm|selfharming|selfharmed",
	"sh (?:urges?)",
	"(?:want|wanted|urge|urges|need|going|tempted|about) (?:to )?(?:~ )?(?:cut|burn|hurt|harm) myself ## {chance}|{jest}",
	[
		"i (?:~ )?(?:cut|burned|burnt|hurt|hit) (?:myself|my (?:~ )?(?:arm|arms|wrist|wrists|thigh|thighs|leg|legs|stomach))",
		"(?:again|on purpose|deliberately|last night|every|when i|each time|because|to feel|relapsed)",
		"## {chance}|{jest}|by accident|accidentally",
	],
	"relapsed (?:~ )?(?:and|with)? ?(?:~ )?(?:cut|cutting|burned|hurt)",
	"{need} (?:to )?cut(?= (?:right now|to feel|so bad|tonight|now|so)) ## {chance}|{jest}|hair|cost|down|carbs",
	[
		"(?:cut|burned|burnt|hurt|hit|scratched) (?:myself|my (?:~ )?(?:arm|arms|wrist|wrists|thigh|thighs|leg|legs|stomach))",
		"(?:again|on purpose|deliberately|last night|every (?:night|day|time)|each time|to feel|relapsed|over and over|because i deserve)",
		"## {chance}|{jest}|by accident|accidentally|he|she|they",
	],
	[
		"(?:cut|cutting|burn|burning|punch|hit|bash|knock|scrape|prick|pricking|nick|nip|press|push|hold|drag|draw|put|snap|stab|stand)(?= )",
		"(?:not (?:to|about|a) (?:die|dying|suicide)|dont want (?:to )?die|no death wish|not looking to die|not suicide|makes (?:it|the head|my mind) quiet|" +
			"goes quiet|feel quiet|head quiet|need the release|relief comes|calms? me|cool my mind|punishment)",
		"(?:i|im|ive|me|my|myself)",
		"## {jest}|hair|cake|grass",
	],
	[
		"(?:my (?:{part}|shins?|palm|hand|skin|fist)|into my|myself)(?= )",
		"(?:until|till|til) (?:it|they|the [a-z]+|my [a-z]+) (?:bleeds?|bled|black|blistered|split|opens?|swells?|shows|runs)",
		"(?:i|im|ive)",
		"## shoes?|running|gym|training|guitar|climbing|{they}",
	],
	[
		"(?:put|hold|press|push|drag|stub|draw)(?= )",
		"(?:iron|lighter|exhaust|oven shelf|grill|hot spoon|compass|safety pin|needle|stapler|screwdriver|wire brush|blade|cutter|fags|cigarettes?)",
		"(?:on|to|into|against|down|across|under) (?:my|the) (?:{part}|thumbnail|lap|chest|palm|shins?)",
		"(?:i|im|ive)",
		"## {chance}|tattoo|nurse|gp|vaccine",
	],
	"i (?:punch|hit|slap|bite|bang|headbutt) (?:myself|my own [a-z]+|my (?:legs|arms?|head|thighs|face|stomach))(?! (?:on (?!purpose)|off|" +
		"by accident)) ## {matches}|{jest}|forehead|funny bone",
	"(?:want|need|urge|going) to cut all the time|(?:will|to) not cut(?= but)",
	"hiding my wrists|done to my (?:wrists|arms)(?= )",
	[
		"i (?:~ )?picked up (?:the|my) (?:old )?blade(?: again)?(?= $)",
		"{me}",
		"## {play}|{matches}|{cook}|fencing|sword|saw|mower|jigsaw|skates?|workshop|lawn|blender|wiper|shop|post|oar",
	],
	[
		"(?:days|weeks|months|years|year) clean (?:~ )?(?:gone|lost|over|ruined)",
		"in the bathroom(?= $)|blade|razor|i cut again|cutting|bleeding|my (?:arms?|thighs?|legs?)",
		"## {matches}|sugar|nicotine",
	],
	[
		"found (?:the|a|my) (?:new |old )?blade",
		"blade again(?= (?:[.,]|after)| $)|mum hid|hid (?:the|them|my)|said i wouldnt|promised",
		"## {play}|{cook}|{matches}|jigsaw|mower|grass|processor|tool",
	],
	[
		"(?:razors?|blades?) (?:~ )?(?:knows|calls|called|calling|whispers) (?:to |for )?(?:me(?! a )|my (?:skin|arms?|name|wrists?|thighs?))",
		"{me}",
		"## {play}|shav[a-z]*|scooter|beard|stubble|hairy",
	],
	[
		"(?:went|going|gone|go) back to (?:the|my) (?:razors?|blades?)(?: again)?(?: last night| tonight)?(?= $)",
		"{me}",
		"## {play}|shav[a-z]*|electric|beard|legs|wax[a-z]*|stubble|barber|trim|cream|cartridges",
	],
	[
		"(?<=^ )i (?:~ )?(?:want|need) to cut (?:bad|badly|right now|tonight)(?: right now| tonight| again)?(?= $)",
		"{me}",
		"## {play}|{cook}|bulk[a-z]*|weight|gym|hair|fabric|video|scenes?|dress|cloth",
	],
	"relapsed (?:~ )?(?:the |a |my )?(?:razors?|blades?|cutting|burning myself|hurting myself)(?= (?:[.,]|again|last|tonight|today|after)| $) ## beard|" +
		"shav[a-z]*|carbs|{they}|corners|classes",
	[
		"(?:sleeves?|jeans|leggings|trousers|hoodie|jumper|bandages?) (?:~ )?(?:stuck|sticks?|stick|sticking) to (?:the|my) cuts(?= [.,]| again| $)",
		"{me}",
		"## {chance}|graz[a-z]*|roses?|crash|thorns?",
	],
	[
		"bandages? (?:~ )?(?:to my elbows?|on (?:both )?my (?:arms|wrists))",
		"(?:told|lied to) (?:~ )?(?:mum|dad|parents|teacher|everyone) i fell(?= $)",
		"## {matches}|{play}|bike|ice|skiing|skates|stairs",
	],
	[
		"(?:im|sitting|sat|lying|bleeding) (?:~ )?on the bathroom floor",
		"blood|bleeding",
		"razor|blade|cutting|my cuts|my wrists?|i did it again|much blood",
		"## {play}|{chance}|nose|nosebleed|period|tooth",
	],
	[
		"(?:wear|wearing|in) (?:~ )?(?:hoodies?|sleeves|jumper)",
		"degrees|hot|heat|summer",
		"nobody (?:~ )?(?:sees?|notices?|seeing) my (?:arms?|wrists?)(?= $)",
		"## {chance}|tattoos?|hairy|tan|flabby|sweat",
	],
	[
		"(?:long sleeves?|hoodies?|sleeves|tights)",
		"nobody (?:~ )?(?:sees?|notices?|asks about) (?:my |the )?(?:~ )?(?:cuts|scars|marks|burns)(?= (?:[.,]|i|on)| $)",
		"## {chance}|bites|pen|chalk|cupping",
	],
	"(?:wounds?|cuts?|injury|injuries|burns?|marks|scars) (?:~ )?self inflicted ## hangover|economy|budget|company|club|goals?|score|party|government",
	["(?:pick|picking|picked) up (?:the|a|my) (?:razors?|blades?)", "(?:put|putting) it (?:down|back)"],
	[
		"blood on my (?:sleeves?|arms?|sheets|wrists?|thighs?|legs?)",
		"(?:again|dont want (?:~ )?see|hide|hiding)",
		"## nose|nosebleed|period|paint|beetroot|knee|fell|shav[a-z]*",
	],
	[
		"cut (?:them|it|myself) (?:~ )?(?:every night|each night|most nights|every day)",
		"(?:arms?|sleeves?|hoodie|legs|thighs?|skin|wrists?)",
		"## hair|grass|lawn|roses|nails",
	],
	"(?:im|i am|ive been) (?:~ )?(?:the one )?cutting my (?:arms?|wrists?|legs?|thighs?|skin|stomach) ## hair|tattoo",
	[
		"(?:looking at|staring at|holding) (?:the |my |a )?(?:razors?|blades?)",
		"(?:i (?:think i )?will|promised|urge|not cut|wont cut|want to cut|need to cut)",
		"## shav[a-z]*|barber|beard",
	],
	["because of the cuts", "i make them"],
	[
		"(?:hitting|punching|slapping|burning|scratching|biting|scalding|whipping) my (?:own )?(?:thighs?|legs?|head|face|arms?|stomach|wrists?)",
		"(?:with|purple|bruis[a-z]*|mad at myself|hard|until|punish[a-z]*|again|every|so angry)",
		"## accident|boxing|gym|coach|massage|midges?|mosquito[a-z]*|sun|game",
	],
	[
		"cutting my (?:own )?(?:arms?|wrists?|legs?|thighs?|skin|stomach)",
		"(?:telling people|tell people|habit|cant stop|hide|hiding|sleeves?|nobody knows|secret|each time|every time|lie about)",
		"## hair|carbs",
	],
	[
		"(?:scalds?|burns?|cuts?|scalding|burning|cutting) (?:her|his|their|my|your|ones) own (?:arms?|skin|legs?|thighs?|wrists?)",
		"(?:(?:deliberate|deliberately)|on purpose|only feeling|feel something|to feel)",
		"## cook[a-z]*|hair|bread",
	],
	[
		"pulling (?:out )?my (?:own )?hair(?: out)?",
		"(?:fistful|hitting|bleed[a-z]*|punish[a-z]*|hate myself|mad at myself|bald)",
		"## toddler|baby|kids",
	],
];
