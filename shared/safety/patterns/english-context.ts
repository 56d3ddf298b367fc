/** It is asked for oneself, whatever is said. */
export const ASKED_FOR_ONESELF: readonly string[] = [
	"asking for (?:a|my) (?:friend|mate|cousin|colleague)|hypothetically|hypothetical|asking for someone|for a friend|friend wants to know|colleague wants to know|wants to know|ok its me|okay its me|its me|its about me|same name as me|said id ask|told (?:him|her|them) id ask|theoretically|in theory|out of curiosity|just curious|for a story|for my story|my character",
];

/** Bad news, or a dark stretch: what makes a question about heights or pills another question. */
export const DISTRESS: readonly string[] = [
	"lost (?:~ )?(?:job|house|home|wife|husband|mum|dad|son|daughter|baby|brother|sister|partner|kids|business|licence|license|everything|custody|savings|money|visa|case|appeal|friend|will|her|him|them|faith|place|flat|apartment|leg|sight|all)",
	"(?:got|been|was|im|getting|being|ive|just|they) (?:~ )?(?:fired|sacked|dumped|evicted|laid off|made redundant|kicked out|expelled|bankrupt|arrested|diagnosed|suspended|rejected|refused|cheated on|scammed|exposed|outed|charged|sentenced|deported|humiliated|disowned|ghosted|let go|struck off|blackmailed|bullied)",
	"(?:left|leaving|dumped|divorcing|divorce|cheated|cheating|hates|disowned|blocked|abandoned|fired|evicting|sued|leaves) (?:~ )?me|broke up|break up|breakup|broken up|ended things|split up|divorce|divorced|walked out|taken (?:~ )?kids|not coming back|she is gone|hes gone|shes gone|wants a divorce|engagement is off|moved out",
	"(?:custody|in debt|debts|debt|bankrupt|bankruptcy|bailiffs|foreclosed|foreclosure|repossessed|homeless|gambled|gambling|owe|loan shark|court|prison|jail|police|arrest|charges|visa (?:~ )?refused|deported|deportation|refused asylum|asylum|scam|broke and|cant pay|rents due|rent due|hours got cut|eviction|embezzled|stole from)",
	"(?:failed|failing|failure|flunked|expelled|kicked out|rejected|not good enough|let everyone down|let them down|disappointed (?:~ )?(?:everyone|family|parents|them)|shamed|shame|ashamed|humiliated|humiliation|disgrace|posted (?:~ )?(?:photos|pictures|nudes|video)|leaked|everyone (?:has |have )?(?:seen|saw|knows|laughed)|nobody came|no one came|nudes|bullied|bullying|laughed at me|ruined|exposed|dad (?:~ )?look at me|im nothing|like im nothing)",
	"(?:cant|cannot|dont|not|never|couldnt|nobody|no one|wont) (?:~ )?(?:do this|go on|cope|take this|take it|take anymore|face|see a way|bear|handle|carry on|keep going|stop crying|want to be here|see the point|live like this|go back|go home|stay|fix it|help me|way forward|way out|survive|want to live|see a future|pay|get over|live without|breathe|hope|forgive|want this)",
	"(?:hopeless|worthless|useless|pointless|no hope|no point|nothing matters|nothing left|empty|numb|alone|lonely|failure|hate myself|hate my life|hates? me|burden|trapped|broken|ruined|its over|over for me|give up|giving up|gave up|tired of everything|tired of it all|crying|cried|rock bottom|nobody cares|my fault|unbearable|despair|done with|the point|it to stop|everything hurts|hurts all the time|much pain|in pain|suicidal|kill myself|want to die|waste of space|pretends?|worst (?:day|news|week|year|month|night|thing)|devastated|heartbroken|my whole life|life is over|depressed|depression|desperate|nothing to live|sat there|invisible|unloved|abused|raped|assaulted|overdose|pills|hanging|disaster|everything (?:is )?(?:gone|over|ruined|falling apart)|falling apart|fell apart|betrayed|guilt|killed (?:someone|him|her|a)|accident was my)",
];

/** Death and illness: after it, a question about insurance or a will is what it says. */
export const GRIEF: readonly string[] = [
	"(?:died|passed away|funeral|buried|bury|terminal|biopsy|metastatic|spread|incurable|inoperable|cancer|chemo|miscarriage|stillborn|dying|lost the baby|diagnosis|prognosis|hospice|months to live|dementia|mnd|als|parkinsons)",
];

/** Questions and words that are harmless, except after bad news. */
export const MEANS: readonly string[] = [
	"(?:highest|tallest|high|tall|deepest|steepest|biggest|longest|far|deep) (?:~ )?(?:bridge|bridges|building|buildings|cliff|cliffs|tower|towers|roof|rooftop|rooftops|multi storey|car park|viaduct|viaducts|point|balcony|drop|river|lake|quarry|dam|overpass|floor|ledge|sea|water|reservoir|waterfall)",
	"(?:bridge|bridges|rooftop|roof|rooftops|cliff|cliffs|car park|viaduct|tower|train line|tracks|level crossing|balcony|river|dam|quarry|overpass|high rise|multi storey) (?:~ )?(?:near|nearby|near here|open|round here|around here|in town|with no|without|high|highest|tall|tallest|easy to|get up|access|fenced|barriers?|deep|railings?|locked|fence|patrolled|cctv|public)",
	"(?:near me|nearby|round here|around here|in town|in this city|closest|nearest|get on|get up|out on|get onto|access|access to|go up|open to) (?:~ )?(?:to )?(?:~ )?(?:bridge|bridges|roof|rooftop|cliff|cliffs|car park|viaduct|train line|tracks|railway|tall building|high|river|drop|quarry|overpass|gun shop|gun store|shooting range|motorway|the top)",
	"(?:how many|how much|what dose|max|maximum|lethal|fatal|deadly|dangerous|too many|what happens|safe|strong|mix|mixing|combine|combining|together with|overdose on|whats in) (?:~ )?(?:of )?(?:my |if |you |i |with |are |is |to |take |on )?(?:~ )?(?:{pills}|dose|doses|dosage|medicines|alcohol|can you take|can i take|is too many|at once|to take at once|pain medication|overdose|would it take|caffeine pills)",
	"{pills} ~~ (?:dangerous|lethal|fatal|too many|at once|how many|what happens|alcohol|strongest|vodka|whisky|mix|without a prescription|over the counter|prescription|buy|order|online|overdose|expire|still work|hurt)",
	"(?:lots of|different|several|all my|many) (?:~ )?(?:{pills}) (?:~ )?(?:at once|together|same time)",
	"(?:how (?:high|far|deep|long|cold|fast|tall|quickly|quick|painful|easy|hard|heavy|strong)|what height|what speed|what temperature|can you survive|could you survive|do people survive|would someone survive) ~~ (?:fall|drop|jump|drown|drowning|bleed|suffocate|survive|die|water|river|hypothermia|carbon monoxide|bridge|sea|lake|train|trains|rope|heart|building|hold|freeze|without food|pass out|unconscious|hanging)",
	"(?:buy|get|borrow|find|own|order|sell|sells|purchase|licence|license|hire|rent) (?:~ )?(?:gun|guns|rope|helium|razor blades|sleeping pills|charcoal|shotgun|rifle|nitrogen|poison|handgun|ammo|ammunition|firearm|pesticide|knife|blade|antifreeze|chloroform|exit bag|firearms|crossbow)",
	"gun (?:shop|store|shops|stores|range|licence|license|laws?)|waiting period|background check",
	"(?:painless|quickest way|quick way|fastest way|least painful|does it hurt|would it hurt|hurt to|without pain|feel anything|stop (?:a|the|your|my) heart|heart to stop|heart stop|bleed out|carbon monoxide|exhaust fumes|car exhaust|hypothermia|tie a (?:noose|knot|slip)|slip knot|noose)",
	"(?:train|trains|tube|express|freight|hgv|lorries) (?:~ )?(?:pass|past|go past|go through|fastest|dont stop|doesnt stop|without stopping|what time|next fast|non stop|through|speed|closest)|fast trains?",
	"(?:brave enough|courage|guts|nerve) (?:~ )?to (?:~ )?(?:do it|go through|end|jump|finish)",
	"(?:catch the bus|catching the bus|go home for good|sleep for a long time|long sleep|go to sleep for|go away for good|big sleep|how to disappear|disappear without|suicide forum)",
	"(?:is there|any|find|know|where is|wheres) (?:~ )?(?:drop|cliff|bridge|roof|rooftop|high place|quiet place|somewhere high|train tracks|quarry|reservoir|gun shop) ~~ (?:nobody|no one|walks away|survive|fence|around|near|here|alone|people|without|quiet|be found|find me)",
	"(?:what time|when) (?:~ )?(?:does|do|is|will) (?:~ )?(?:tide|sun go down|everyone leave|security|bridge)|(?:do|does) (?:~ )?(?:cameras|security|guards|patrols?) (?:~ )?(?:bridge|roof|tracks|station)",
];

/** What one arranges before going away for good, and on many other days. */
export const AFFAIRS: readonly string[] = [
	"(?:life insurance|insurance|student loan|mortgage|pension|debts?|loans?|death benefit|death in service|next of kin) (?:~ )?(?:pay|pays|cover|covers|payout|if i|if you|suicide|valid|when someone|pass to|written off|policy|last|how long|cancel|void|beneficiary|worth|change|inherit|happen|happens)",
	"(?:pay|pays|cover|covers|payout|does|how long|name|change|check|beneficiary) (?:~ )?(?:on|my|the|out|of)? ?(?:~ )?(?:life insurance|death benefit|life cover|next of kin)",
	"(?:make|write|writing|making|change|update|sort|need|draft|do) (?:~ )?(?:a |my )?will(?! (?:be|not|you|it|that|the|this|make|have|help|get|give|take)) ~?(?: )?(?:online|fast|quick|quickly|myself|out|today|free|without|legal|up|valid|this week|by|kit|asap|{lone})",
	"(?:good home|new home|rehome|rehoming|re home|look after|someone to take|take my|give up|give away|shelter|rescue|adopt|adoption) (?:~ )?(?:for |my |a |the |take |old )?(?:~ )?(?:dog|cat|dogs|cats|labrador|pets?|rabbit|bird|horse|kitten|puppy|hamster|terrier|spaniel|budgie|retriever|collie|poodle|old)",
	"(?:one last|a last|last time|delete all my accounts|delete my accounts|donate (?:my )?(?:body|organs)|organ donor|organ donation|cremation|cremated|how much (?:~ )?funeral|cost of a funeral|funeral cost|goodbye letter|goodbye note|how to say goodbye|say goodbye)",
];
