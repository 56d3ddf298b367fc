import type { Pattern } from "../../text/compile.ts";

/**
 * Another person hurts, threatens, controls or assaults the writer. First general wording, then particular ways to
 * say it.
 */
export const ABUSE: readonly Pattern[] = [
	"{who} (?:~ )?{hit} (?:up |the [a-z]+ (?:out of|outta) )?{ourfamily}(?! (?:at|to|out|[0-9]|(?:on|in) the arm|(?:two|three|four|five|six|ten|" +
		"[0-9]+) times)) ## {jest}|{matches}|{light}|would slap|someone to",
	"{who} (?:~ )?{break} my (?:own )?(?:[a-z]+ )?{part}(?! made) ## {jest}|{matches}|{light}|dentist|physio|surgeon|doctor|massage|tattoo|hairdresser|off",
	"(?:i was|i got|ive been|being|bein|i get|was being|got|getting) (?:~ )?(?:beaten|hit|slapped|choked|strangled|attacked|assaulted|" +
		"abused) (?:up )?(?:~ )?by(?! (?:a car|the (?:news|idea|smell))) ## {matches}|{jest}|bug|flu|scorpions?|sharks?|bees?|wasps?|dogs?|snakes?|birds?|goose|" +
		"swan|bear|tornado|truck|bus|wave|ball|storm|train",
	[
		"(?:knocks?|knocked|slaps|slapped|beats?|pushe[sd]|push|shoves|shoved|threw) me (?:about|around|down|off|into|over)(?! (?:to|with))",
		"{who}",
		"## {matches}|{jest}|{light}|could|couldve",
	],
	[
		"(?:threw|throws?|throwing|pours?|poured|smashe[sd]|breaks) (?:~ )?(?:at|on|over|in|down) (?:me|us|my {part})",
		"{who}",
		"## {jest}|{matches}|{light}|milk|shade|ideas|questions|party|punish",
	],
	"{lay} me (?:~ )?(?:down|up|against|into|across|by|to|on|out of) (?:~ )?(?:wall|stairs|floor|door|trailer|throat|hair|neck|wrists|arms?|bed|ladder|car|" +
		"chair|shed|room) ## {jest}|{light}",
	[
		"(?:knife|gun|fists?|machete|boot|blade|belt|rod|(?:held|holds|put|puts|pressed) (?:a |the )?pillow) (?:~ )?(?:on|to|at|round|around|against|" +
			"over) (?:me|my (?:neck|throat|face|head|mouth|windpipe))",
		"{who}",
		"## {jest}|myself|drums?|snor[a-z]*|sleep",
	],
	[
		"(?:grabs?|grabbed|pulls?|pulled|drags?|dragged|smashed|slammed) (?:~ )?my (?:hair|throat|neck|head|face)",
		"{who}",
		"## {jest}|{light}|hairdresser|physio",
	],
	[
		"(?:bruises?|black eye|split lip|marks round my neck|broken rib)",
		"(?:because of|from my|from him|from her|gave me|hide|explain|makeup|only did it|get some of my own)",
		"{close}",
		"## {matches}|{chance}",
	],
	"{who} (?:~ )?{says} (?:~ )?{would} (?:~ )?(?:{slaying}|{hurt}) (?:{ourfamily}|my (?:{part}|house))(?= ) ## {jest}|{matches}|{light}|late|spoil|lose|" +
		"miss|room|through|project|deadline|exam|workload|stairs|hill|laughed",
	"{scared} (?:of (?:my|our) (?:~ )?{dear}(?= (?:[.,]|and|he|she|when)| $)|(?:~ )?{who} (?:~ )?{would} (?:~ )?(?:{slaying}|" +
		"{hurt}) {ourfamily}(?= )) ## {light}|{matches}|dying|leaving",
	[
		"(?:threaten|threatens|threatened|threatening) (?:~ )?(?:me with|us with|to (?:kill|hurt|hit|beat|shoot|burn|send|post|leak|share) (?:~ )?(?:me|us|my|the))",
		"## quit|resign|sue|{jest}|goods|{themself}",
	],
	[
		"{rape}(?! (?:up|culture))",
		"{me}",
		"## {jest}|{speaker} (?:~ )?(?:kill|stab|shoot|make him pay)|film|news|podcast|trial|the (?:guy|man|boy) who|volunteer|research|my sister",
	],
	[
		"(?:touch|touches|touched|touching|tuches|kisses|kissed) me",
		"{who}",
		"(?:when|night|where|wrong|wrongly|used to|room|under|stop|alone|asleep|bed|tell|says|no)",
		"## film|song|deeply|heart|loved",
	],
	"(?:hand|hands|fingers) (?:~ )?(?:up|down|inside|under|in|on) my (?:~ )?{intimate}|on his lap|forced (?:himself|herself) on me|(?:exposed himself to|" +
		"(?:got|climbed|was|lay|lies|gets|came) on top of|rubbed against) me(?! jumper)",
	[
		"{makes} me (?:to )?(?:~ )?(?:sex|touch|touched|undress|strip|naked|nudes|do stuff|do things|sleep with|have sex|beg|kneel|marry)",
		"{who}",
		"## {jest}|laugh|at work|nobody",
	],
	[
		"if (?:i|we) (?:~ )?(?:leave|tell|go|report|talk|refuse|break up|told|scream)",
		"(?:{slaying}|{hurt}|have|put) {ourfamily}",
		"{close}",
		"## {light}|{jest}|{themself}|party",
	],
	[
		"{hit} me (?:~ )?(?:with (?:a|the|his|her) {struckwith}|in the (?:face|stomach|head|ribs|back|mouth|eye|jaw)|until|again)",
		"{close}",
		"## {matches}|{jest}|{light}",
	],
	"{close} (?:~ )?(?:come|comes|came|coming|climbs|gets) (?:~ )?(?:in|into|to) my (?:room|bed|bedroom) (?:~ )?(?:at night|every night) ## {light}|" +
		"nightmare|daughter|kids|baby",
	[
		"(?:lock|locks|locked|locking|shut|shuts|chained|tied?|ties) (?:me|us) (?:~ )?(?:in|inside|out|to|outside)",
		"{close}",
		"## keys|account|accident|app|escape|toddler|lock me up|portal|grid|into",
	],
	[
		"(?:wont|doesnt|dont|never|not) (?:let|allow|allowed|letting) (?:me|us) (?:to )?(?:~ )?(?:out of the|outside|leave|see (?:anyone|my|friends|people|them|" +
			"the)|have (?:a |my )?(?:phone|money)|work|talk to|go anywhere|phone)",
		"{mate}",
		"## {jest}|party|screen|dog|cat|pet|carry|help",
	],
	[
		"{keep} (?:~ )?my (?:~ )?{belongings}",
		"{mate}",
		"(?:cant|wages|passport|money|see|lock|every|late|threat[a-z]*|pension|leave|ask|hits?|beat|controls|mileage)",
		"## app|school|till|repair|boss",
	],
	[
		"(?:controls|control|counts|checks) (?:~ )?(?:every|who i|what i|where i|everything i|all my) (?:~ )?(?:spend|see|do|go|eat|wear|money|cent|penny|talk)",
		"{mate}",
		"## manager|boss",
	],
	[
		"(?:not|dont|doesnt|wont|never) (?:give|giving|feed|feeds|let) (?:me|us) (?:~ )?(?:food|eat|drink|passport)",
		"{close}",
		"(?:bad|lock|complain|days|room|slap|mad|angry|months?)",
		"## {light}|shop",
	],
	[
		"(?:stalk|stalks|stalked|stalking) me|(?:follow|follows|following|followed|followin) me (?:~ )?(?:home|everywhere|daily|from)",
		"{who}",
		"## {light}|instagram|tiktok|tune|song|police|bell",
	],
	[
		"(?:ex|stalker)",
		"(?:outside (?:my|the)|front of my|waits|follow[a-z]*|stalking|turns up|(?:shows|showing) up|tracker|photos of me)",
		"(?:every|scared|wont|afraid|asleep|car|job|house)",
		"## instagram",
	],
	[
		"(?:post|send|share|leak|show|has|put) (?:~ )?(?:my|the) (?:pics|pictures|photos|nudes|videos)",
		"(?:if i|unless|blackmail|threat[a-z]*|dont get back|whole year)",
		"{who}",
		"## album|wedding|holiday",
	],
	[
		"(?:abusive (?:relationship|marriage|home|{dear})|domestic (?:violence|abuse)|(?:lays?|laid|puts?) (?:~ )?hands? on me|my (?:rapist|stalker)|" +
			"(?:blackmail|blackmails|blackmailing|blackmailed) me)",
		"## {topic}|refuge|years ago|left",
	],
	"(?:boyfriend|(?:husband|dad)s)(?: is)? (?:completely )?drunk (?:again )?(?:and )?(?:he |hes )?(?:shouting|smashing)(?! up)",
	[
		"(?:checks?|times?|reads?|goes through|tracks?|smells?) (?:~ )?my (?:~ )?(?:change|mileage|phone|messages|location|clothes)",
		"(?:he|husband|wife|girlfriend|when i)",
	],
	"(?:ex|he) (?:keeps )?(?:sends?|sent|sending) (?:me )?(?:~ )?(?:pictures?|photos?) (?:~ )?of my (?:[a-z]+ )?(?:window|house)(?! number)",
	"(?:forced|made|makes) (?:~ )?me (?:into )?(?:~ )?(?:sex|sexual)",
	"(?:he|hell|shed) (?:~ )?(?:kill|stab) me if i (?:ever )?(?:leave|go to the police|cheated|got pregnant)(?= )|kill me if he (?:ever )?finds out i told(?= )",
	"(?:puts?) (?:~ )?(?:trackers?|airtags?) (?:~ )?(?:on|in) (?:~ )?my (?:car|bag) && (?:ex|he)",
	"(?:say|kept saying) (?:them )?(?:no|stop) (?:~ )?and he (?:~ )?(?:didnt stop|does it)",
	"(?:scared|afraid) to go (?:back )?home(?= (?:tonight|because (?:he|my {theirs}))(?= )| $)",
	"(?:scared|terrified) (?:~ )?(?:hell|shell|he) (?:~ )?(?:kill|hurt) {us}(?= )",
	[
		"(?:takes|took|checks|reads|keeps|goes through|has) (?:~ )?my (?:~ )?(?:phone|messages|keys|pension|documents) (?:~ )?(?:every|and)",
		"(?:{they}|ex|son)",
	],
	"(?:threatens|threatened|threatening) (?:me|us|to (?:~ )?(?:kill|hurt|find) (?:me|us|my)) ## fire me|lawyer|sue",
	"(?:touch|touches|touched) (?:~ )?me (?:~ )?(?:when i|when (?:mum|my|nobody))",
	"(?:uncle|stepdad|brother|coach) (?:~ )?(?:been touching me|comes into my room|not to tell)",
	[
		"(?:{they}|{family}|{others}|carer) (?:~ )?(?:hits|hit|beats|beat|punches|punched|slaps|slapped|choked|strangled|raped) (?:me|us|my mum|" +
			"my brother)(?! (?:at (?!work)[a-z]+|(?:on|in) the arm|up|to it|first|(?:two|three|four|five|six|ten|[0-9]+) times) )",
		"## chess|to fire|someone to|[0-9]+ (?:[0-9]+|nil|love|all)",
	],
	[
		"(?:{they}|{family}|{others}|carer) (?:~ )?(?:rapes|molested|abused|burned|burns|hurts|hitting|beating|choking|threatens) (?:~ )?(?:at )?(?:me|us|" +
			"my mum|my brother)(?! (?:at (?!work)[a-z]+|(?:on|in) the arm|up|to it|first|(?:two|three|four|five|six|ten|[0-9]+) times) )",
		"## chess|to fire|someone to|[0-9]+ (?:[0-9]+|nil|love|all)",
	],
	[
		"(?:{they}|{family}|{others}|carer) (?:~ )?(?:threatened|grabs|grabbed|shoves|shoved|pushed|drags|pinned|touches) (?:at )?(?:me|us|my mum|" +
			"my brother)(?! (?:at (?!work)[a-z]+|(?:on|in) the arm|up|to it|first|(?:two|three|four|five|six|ten|[0-9]+) times) )",
		"## chess|to fire|someone to|[0-9]+ (?:[0-9]+|nil|love|all)",
	],
	[
		"(?:{they}|{family}|{others}|carer) (?:~ )?(?:touched|kicking|bit|stabbed|threw|throws|batters|spat at) (?:at )?(?:me|us|my mum|" +
			"my brother)(?! (?:at (?!work)[a-z]+|(?:on|in) the arm|up|to it|first|(?:two|three|four|five|six|ten|[0-9]+) times) )",
		"## chess|to fire|someone to|[0-9]+ (?:[0-9]+|nil|love|all)",
	],
	[
		"(?:in|into) my (?:drink|glass|beer|wine|cocktail)|spiked|roofied",
		"(?:woke|wake|came to) (?:~ )?(?:up )?(?:~ )?(?:naked|without|no|clothes|underwear|bed|hotel|undressed|bleeding|sore)",
		"{me}",
		"## {jest}|film|series|book",
	],
	"my (?:stepdad|stepfather|dad|father|uncle|grandad|grandfather|stepbrother|(?:older|big) brother|foster (?:dad|father)|(?:mums|moms) boyfriend) " +
		"(?:~ )?(?:comes|came|gets|got|climbs|climbed|creeps|crept|sneaks|snuck) (?:~ )?in(?:to)? my (?:bed|(?:bed)?room (?:~ )?at night)(?= ) ## tuck|story|check|" +
		"nightmare|storm|thunder|sick|snor[a-z]*|wake me|dream",
	"dont (?:~ )?(?:feel)? ?(?:~ )?safe (?:~ )?at home|home (?:~ )?isnt safe",
	"dont (?:~ )?let me (?:~ )?(?:out of (?:the )?house) && {theirs}",
	"eggshells && never know",
	"ex (?:~ )?(?:stalking|keeps turning up) (?:~ )?(?:me|my) ## dreams?",
	"forcing me (?:~ )?(?:marry|married)(?= ) ## nobody",
	"gets (?:~ )?belt (?:~ )?out && dad",
	"i was (?:beaten|raped|assaulted|caned)(?= (?:[.,]|for)| $)",
	"im (?:~ )?(?:afraid|scared|frightened) of (?:my (?:own )?{theirs}|him|her)(?: to me)?{ends}",
	"marry me off|im (?:~ )?forced (?:~ )?to marry(?= )",
	"says (?:~ )?(?:if i (?:ever )?(?:left|leave)) (?:~ )?hell (?:~ )?find",
	"told (?:~ )?(?:i )?(?:~ )?walked into (?:the |a )?(?:door|cupboard)",
	"{who} ~~ (?:slaps|slapped|kicks|kicked|punches|punched|beats|pinches|pinched|chokes|choked|burns|burned|strangles|strangled|whips|whipped) (?:me|us|" +
		"my (?:head|face|ribs|arms?|back|stomach|mum|brother|sister))(?! (?:at|up|off|first|out|in the arm)) ## {jest}|{matches}|{light}",
	[
		"(?:being|get|getting|been) (?:choked|beaten|slapped|raped|strangled)(?= )",
		"(?:boyfriend|husband|partner|girlfriend|wife|he|dad|stepdad|when i talk)",
		"{me}",
		"## {matches}|{jest}|by (?:arsenal|chelsea|a team)",
	],
	"(?:hold|held|holds|holding|pinned) me down(?= )(?! (?:at work|in life|with tasks))",
	"(?:put|puts|putting|had) (?:his|her|their) hands? (?:up|down|under|inside|over) (?:my|me)(?= ) ## massage|shoulder",
	"(?:pours?|poured|threw|throws) (?:~ )?(?:hot|boiling) (?:water|tea|oil|coffee) (?:on|over|at|down) (?:me|my)(?= )",
	"(?:made|make|makes|making|forced|forces) (?:us|me) do (?:things|stuff)(?= ) ## chores|homework",
	[
		"(?:comes|came|come|gets) (?:to|in|into) (?:her|my|his|their) (?:bed|room)(?= )",
		"(?:at night|every night|secret|leave me alone|touch|not safe|chair at)",
		"(?:stepdad|stepfather|uncle|brother|stepbrother|dad|cousin|he|man)",
		"## dog|cat|toddler|nightmare",
	],
	[
		"(?:kept|keeps|taken|took|has|holds) my (?:~ )?(?:certificates|passport|papers|documents)",
		"(?:leave|case|police|hours|hits?|slapped|wages|salary)",
		"## bank|hr|visa office|safe",
	],
	"(?:his|her) hands? (?:round|around|over) (?:my|me) (?:neck|throat|mouth|windpipe)(?= ) ## massage|scarf|dentist",
	"messed with by (?:a |my |the )",
	"(?:boyfriend|girlfriend|husband|wife|partner|fiance|ex|madam|employer) (?:[a-z]+ )?(?:never|wont|doesnt|dont) lets? me (?:~ )?(?:out|leave|see|have|work)(?= ) ## {jest}",
	"i was forced to(?= (?:[.,])| $)",
	[
		"(?:nudes?|naked|intimate|explicit)",
		"(?:pictures?|photos?|pics|videos?|nudes?)",
		"(?:blackmail[a-z]*|threaten[a-z]*|leak|wants? money|pay (?:him|her|them|up)|(?:send|post|share) (?:it|them))",
		"## {jest}|art|museum|model",
	],
	"(?:sextortion|sextorted|sextorting)",
	[
		"(?:ex|husband|boyfriend|girlfriend|wife|partner|stepdad|stalker|landlord|coworker|colleague)",
		"(?:watching|tracking|spying on|filming|recording|following) (?:me|us)|(?:spyware|a tracker|an airtag|hidden cameras?)",
		"{me}",
		"## {jest}|golf|match|concert|play|perform|sing|dance|present|wedding",
	],
	"(?:someone|somebody|a man|a guy|this man|some man) (?:~ )?(?:keeps following|has been following|follows) me ## instagram|tiktok|twitter|dog|cat|{jest}",
	"{who} (?:~ )?{hita} me (?:~ )?and (?:then |again |also )?in the (?:face|stomach|head|ribs|mouth|eye|back) ## {jest}|{matches}|{light}|baby|pillow|" +
		"snowballs?|ball|balloon|playing|cream",
	"(?:{mate}|{theirs}) (?:(?:gets|got|is|was|turns|turned|became|being|can be) ){0,2}violent (?:with|to|towards) (?:me|us|the (?:kids|children)|" +
		"my (?:kids|mum)) ## {topic}|{jest}|cat|horse|games?|playing",
	[
		"(?:{mate}|{theirs}) (?:(?:gets|got|is|turns) ){0,2}violent(?= (?:[.,]|when (?:he|she)s? (?:drinks|drunk|is)|at night|and i|again))",
		"drinks|drunk|i hide|im locked",
		"## {topic}|{jest}|series",
	],
	[
		"(?<=^ )(?:and )?i (?:said|kept saying|screamed) (?:no|stop) (?:, )?(?:and|but) (?:he|they) (?:kept going|didnt stop|carried on)(?= $)",
		"{me}",
		"## {jest}|{light}",
	],
	"(?:(?:has|had|having) sex with me (?:even )?(?:when|while|though|after)|(?:he|they|{dear}) (?:was|went|came) inside me and) (?:~ )?(?:say no|said no|" +
		"told (?:him|her) to stop|asleep|cried|froze)",
	[
		"(?:chair|knife) (?:~ )?(?:under|on|against) (?:~ )?(?:door|handle|bed|pillow)",
		"because of my {dear}(?= $)|he (?:cant|tries|comes) (?:~ )?(?:in|handle)(?= at| $)",
		"## {light}|son|kids?|den|play|he put",
	],
	[
		"learned which (?:~ )?(?:stairs?|steps?|floorboards|boards) (?:~ )?(?:creaks?|squeak)",
		"(?:{they}|dad|stepdad|mum) ~~ (?:hit|hits|hurt|hurts|beat|beats|kick|touch) (?:me|us)",
		"## {light}|{jest}",
	],
	"{mate} ~~ (?<!(?:it|phone|app|sim) )(?:wont|doesnt|never) lets? me (?:call|phone|ring|text) (?:anyone|my (?:mum|family|sister)|(?:the )?police|" +
		"for help)(?= [.,]| or| and| $) ## {jest}|{light}|exam|app",
	[
		"my (?:date|boyfriend|uncle|stepdad) (?:~ )?didnt stop (?:~ )?when i told (?:him|her|them) to(?= $)",
		"{me}",
		"## {light}|{jest}|tickl[a-z]*|driving|talking|singing",
	],
	[
		"didnt stop (?:~ )?when i told (?:him|her|them) to",
		"it hurt(?= (?:[.,]|and he|much|bad)| $)|i was crying|hurting me|we were in bed|touching me",
		"## {light}|{jest}|dentist|physio|massage|son|tickl[a-z]*",
	],
	"i (?:~ )?flinch (?:~ )?when (?:~ )?(?:he|she|my {theirs}) (?:lifts?|raises?) (?:his |her |a )?(?:hands?|arms?|fists?)(?= $) ## {jest}|{matches}|class|dentist|cat|dog",
	[
		"flinch (?:~ )?when (?:~ )?(?:he|she|my {theirs})",
		"because of last time(?= $)|, (?:he|she) hits(?= $)|(?:hits|hit|beats|hurts) me(?= [.,]| $)",
		"## {jest}|{matches}|{light}|dentist|needle|vet|horse",
	],
	[
		"told (?:~ )?i (?:fell|tripped|slipped|walked into (?:a |the )?door)(?= (?:[.,]|but)| $)",
		"i didnt (?:fall|trip)(?= $)|it was (?:him|my {dear})(?= $)|he pushed me(?= $)",
		"## {matches}|{jest}|bike|stunt",
	],
	"(?:forces|forced|forcing) (?:himself|herself|themselves) on (?:me|us)",
	[
		"(?:marry me (?:off )?to|force me to marry|forced to marry|forced marriage)",
		"(?:kill me|if i say no|cant say no|no choice|beat me|lock me)",
		"## film|book|essay|module",
	],
	"(?:got|was|been|being) (?:messed with|fiddled with|interfered with) by (?:a|my|the|our) [a-z]+ ## computer|phone|car|settings|account|email",
	"(?:set|sets|setting) (?:the|his|her|their) dogs? on (?:me|us)",
	"(?:must|have to|had to|make me|made me|makes me) sleep with (?:him|her|them) (?:~ )?or(?= ) ## light|dog|cat|teddy",
	[
		"(?:forced|forces|forcing) me",
		"(?:said (?:stop|no)|saying (?:stop|no)|crying|didnt stop|twice|touched me|sleep with|sex|in bed|after (?:my|the) (?:c section|birth|baby))",
		"## laugh[a-z]*|eat|run|gym|job|retire",
	],
	[
		"(?:sex with|inside|on top of) me",
		"(?:saying no|said no|said stop|told (?:him|her|them) (?:no|to stop)|asleep|passed out|couldnt move|was crying|froze)",
		"## cat|dog|game",
	],
	[
		"(?:did|does|doing) (?:~ )?things (?:to|with) (?:me|my body)",
		"(?:wrong|bad|dirty|couldnt|pulled|locked|forced|police|ashamed|against|child|kid|little)",
		"## gym|physio|yoga|massage",
	],
	"(?:didnt|wouldnt|never) stop (?:~ )?when i (?:~ )?(?:said (?:no|stop)|told (?:him|her) (?:no|to stop)|was crying|begged) ## tickl[a-z]*|dog|bus|car|talking|singing|barking",
	[
		"(?:send|post|share|leak|show|sending|posting) (?:them|it|everything|my (?:~ )?(?:pics|photos|pictures|nudes|videos?)) (?:~ )?(?:school|everyone|" +
			"friends|family|followers|parents|contacts|online)",
		"(?:unless|if i dont|pay|money|threat[a-z]*|or else|blackmail[a-z]*)",
		"## invoice|essay|homework|newsletter|cards|invitations?",
	],
];
