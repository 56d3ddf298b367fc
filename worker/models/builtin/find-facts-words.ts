/** Closed lists: a fact is only said in words that are known to make a true and whole sentence. */

export const JOBS =
	"(?:(?:trainee|junior|senior|newly qualified|qualified|registered|retired|freelance|part-time|full-time|primary school|secondary school|high school|nursery|student|staff|night|community|mental health|intensive care|paediatric|theatre|social|care|support|software|web|game|civil|mechanical|electrical|data|business|graphic|interior|fashion|police|prison|probation|customer service|shop|sales|project|product|store|office|bank|bus|lorry|truck|taxi|train|delivery|van|teaching|research|lab|dental|veterinary|medical|legal|executive|personal|warehouse|factory|farm|youth|music|art|maths|English|science|PE|driving|yoga|swimming|tennis|football|fitness|dance) ){0,2}(?:nurse|midwife|doctor|GP|surgeon|paramedic|carer|caregiver|teacher|lecturer|professor|tutor|student|apprentice|engineer|developer|programmer|designer|architect|lawyer|solicitor|barrister|accountant|bookkeeper|manager|assistant|receptionist|secretary|administrator|cleaner|driver|chef|baker|waiter|waitress|bartender|barista|cashier|builder|plumber|electrician|carpenter|joiner|mechanic|welder|machinist|technician|farmer|gardener|officer|firefighter|soldier|social worker|care worker|support worker|youth worker|factory worker|warehouse worker|therapist|counsellor|psychologist|physiotherapist|pharmacist|dentist|vet|journalist|writer|painter|musician|photographer|translator|interpreter|librarian|scientist|researcher|analyst|consultant|hairdresser|pilot|freelancer|postman|nanny|childminder|trainer|coach|instructor|shop assistant|teaching assistant|civil servant|flight attendant|stay-at-home (?:mum|mom|dad|parent)|single (?:mum|mom|mother|dad|father|parent))";

export const WORKPLACES =
	"(?:a|an|the) (?:(?:big|small|busy|local|private|public|primary|secondary|nursing|care|children's|special|mental health) )?(?:hospital|school|university|college|clinic|ward|surgery|practice|bank|shop|supermarket|warehouse|factory|call centre|call center|restaurant|café|cafe|kitchen|bakery|hotel|pub|bar|care home|nursing home|hospice|nursery|library|pharmacy|office|garage|lab|laboratory|museum|theatre|prison|charity|start-up|startup|law firm|council|NHS|post office|gym|salon|farm)";

export const FIELDS =
	"IT|HR|finance|banking|marketing|sales|retail|healthcare|health care|education|construction|hospitality|insurance|law|tech|software|logistics|publishing|advertising|social care|social work|customer service|customer support|admin|accounting|engineering|research|childcare|catering|real estate|television|journalism|human resources|public relations|design";

export const SUBJECTS =
	"law|medicine|nursing|midwifery|engineering|psychology|biology|chemistry|physics|maths|mathematics|history|art|music|economics|philosophy|architecture|computer science|business|accounting|education|literature|languages|politics|sociology|geography|journalism|design|dentistry|pharmacy|social work|linguistics|statistics|theology|film|drama|English|French|German|Spanish";

/** What people do for its own sake, as nouns that stand after "you love" and before "helps you". */
export const ACTIVITIES =
	"running|jogging|walking|long walks|hiking|swimming|cycling|climbing|dancing|yoga|pilates|meditation|meditating|journaling|journalling|writing|reading|drawing|painting|pottery|knitting|crochet|sewing|gardening|cooking|baking|singing|music|photography|fishing|camping|surfing|skiing|sailing|boxing|rowing|football|tennis|chess|gaming|board games|crosswords|puzzles|podcasts|poetry|woodwork|woodworking|birdwatching|travelling|traveling|volunteering|horse riding|breathing exercises|stretching|sport|exercise|the sea|the mountains|nature|animals";

/** What is done to feel better: activities, and longer phrases that only make sense as such. */
export const HELPS =
	"going for (?:a|long) (?:walk|walks|run|runs|swim)|going (?:outside|outdoors|to the gym|to bed early)|getting (?:outside|up early|some fresh air)|being (?:outside|outdoors|in nature|by the sea|around people|with friends)|fresh air|a walk|a run|a swim|a hot bath|a hot shower|a routine|a list|lists|making lists|writing (?:things|it) down|listening to (?:music|podcasts)|playing (?:music|the piano|the guitar)|talking to (?:my (?:sister|brother|mum|mom|mother|dad|father|husband|wife|partner|best friend|friends|therapist)|someone|people)|talking (?:things|it) through|therapy|prayer|praying|planning (?:ahead|my day|the day)|having a (?:plan|routine)|keeping busy|deep breathing|walking the dog";

export const HARD =
	"mornings|evenings|nights|weekends|winter|winters|Christmas|birthdays|Mondays|Sundays|the holidays|small talk|phone calls|crowds|meetings|parties|change|new people|meeting new people|eye contact|saying no|asking for help|making decisions|making friends|being alone|being on my own|talking about (?:my )?feelings|trusting people|speaking in public|public speaking|getting up|getting started|switching off|falling asleep";

export const FEARS =
	"flying|heights|spiders|needles|dogs|the dark|driving|water|public speaking|dentists|hospitals|lifts|enclosed spaces|thunderstorms";

export const CONDITIONS =
	"ADHD|ADD|autism|asthma|(?:type (?:1|2|one|two) )?diabetes|epilepsy|dyslexia|dyspraxia|OCD|PTSD|migraines|chronic pain|chronic fatigue|fibromyalgia|endometriosis|arthritis|IBS|Crohn's|coeliac disease|celiac disease|tinnitus|MS|ME|POTS|PCOS|long Covid|social anxiety|an anxiety disorder|bipolar disorder|a stammer|a stutter|high blood pressure|hay fever";

/** Ones that are also words for a mood: only a diagnosis makes them a fact. */
export const DIAGNOSED_ONLY = "anxiety|depression|insomnia|burnout|bipolar";

export const OTHERS_CONDITIONS =
	"ADHD|autism|dementia|Alzheimer's|Parkinson's|MS|diabetes|epilepsy|asthma|dyslexia|Down's syndrome|arthritis";

/** What follows "you're": true of a person for years. */
export const TRAITS =
	"(?:a )?vegetarian|(?:a )?vegan|pescatarian|lactose intolerant|coeliac|celiac|diabetic|asthmatic|epileptic|dyslexic|autistic|neurodivergent|left-handed|colour-?blind|deaf|hard of hearing|retired|self-employed|adopted|married|engaged|divorced|widowed|an only child|a twin|an introvert|an extrovert|a morning person|a night owl|an early bird|a light sleeper|a wheelchair user|a widow|a widower";

export const ALLERGIES =
	"nuts|peanuts|dairy|milk|eggs|gluten|wheat|shellfish|fish|soy|cats|dogs|pollen|penicillin|latex|bees|dust|strawberries|animals";

export const ANIMALS =
	"dog|cat|horse|pony|rabbit|parrot|budgie|hamster|guinea pig|tortoise|puppy|kitten|goldfish";

export const LANGUAGES =
	"English|Spanish|French|German|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Arabic|Turkish|Hindi|Urdu|Bengali|Punjabi|Mandarin|Cantonese|Chinese|Japanese|Korean|Swedish|Norwegian|Danish|Finnish|Greek|Hungarian|Czech|Slovak|Romanian|Bulgarian|Serbian|Croatian|Welsh|Irish|Hebrew|Persian|Farsi|Tagalog|Vietnamese|Thai|Swahili|Tamil|Catalan";

export const MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December";

export const DAYS = "(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?";

/** Who there is mostly one of, or who is spoken of as if: "your sister is called Ana". */
export const ONE_OF =
	"(?:sister|brother|mum|mom|mother|dad|father|husband|wife|partner|boyfriend|girlfriend|fiancé|fiancée|fiance|fiancee|son|daughter|baby|grandmother|grandma|granny|nan|gran|grandfather|grandad|grandpa|grandson|granddaughter|stepson|stepdaughter|stepdad|stepfather|stepmum|stepmom|stepmother|mother-in-law|father-in-law|twin|best friend|boss|manager|supervisor|therapist|mentor)";
/** Who there is more than one of: "you have a friend called Ana". */
export const SOME_OF =
	"(?:friend|colleague|coworker|co-worker|flatmate|housemate|roommate|neighbour|neighbor|cousin|aunt|uncle|niece|nephew|teacher|sister-in-law|brother-in-law)";

export const PARTNERS = "husband|wife|partner|boyfriend|girlfriend|fiancé|fiancée|fiance|fiancee";

/** Those who may be of any age. */
export const YOUNG = "sister|brother|son|daughter|grandson|granddaughter|stepson|stepdaughter|twin";

const DIGITS = "one|two|three|four|five|six|seven|eight|nine";
export const AGES = `[1-9]\\d?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:${DIGITS}))?|${DIGITS}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen`;
