/** Patterns over the words of a sentence or a message: lower case, without punctuation or apostrophes. */

/** A complaint that what was said was not taken in. */
export const MISREAD = /\b(?:just said|just told|already (?:said|told)|not what i|told you|said nothing about)\b/;
export const JOKED = /\b(?:a|was|were) jok(?:e|ing)\b/;

/** Whether something is right: for the person to say, whatever it is about. */
export const JUDGES = /\b(?:is it|would it be|am i|was i) (?:wrong|selfish|bad|stupid|ok|okay|right)\b/;
export const ASKS_FOR_WORDS = /\bshould i (?:tell|ask|say|text|write|call|message|reply)\b/;

/** Beside a goodbye it still wants an answer. */
export const ASKS_GUIDE = /^(?:(?:please|but|and|just|ok|first|bye) )*(?:give|tell|show|remind|suggest|recommend|help) me\b/i;

/** "How do I…" asks for what to do. */
export const HOW_TO = /\bhow (?:do|can|could|should|would) (?:i|you|we|people) (?!know|tell|find|see|talk|get (?:help|an? |support)|ask)/;
export const FOR_TIPS = /\b(?:tips?|ideas?|advice|suggestions?|methods?|tricks?|techniques?|help me)\b/;
export const WISH = /\b(?:lets|let us|can we|can i|could we|could i|shall we|i want to|id like to|i would like to|i will|ill) (?:do|try|start|have|go for|take|plan|organi[sz]e|structure)\b/;
export const RHETORICAL =
	/^(?:who cares|what else is new|how (?:stupid|dumb|sad|pathetic|weird) (?:is|am)|can you (?:believe|imagine)|you know what|guess what|what(?:s| is) the point|who (?:am i kidding|knows)|isnt (?:it|that)|right|know what i mean)/;

/** "It's not about studying" picks nothing. */
/** A question about what was offered is no choice of it. */
export const ASKS_ABOUT = /^(?:what|whats|why|how come|does)\b/;
export const DENIES = /\b(?:not|no|dont|isnt|never|nothing|without|neither|nor)\b/;
/** Around what is picked: "yes, two tips please". */
export const BEFORE_PICK = /^(?:(?:yes|yeah|ok|okay|sure|please|go on then|go on)(?: please)? )+(?=\w)/;
export const AFTER_PICK = / (?:please|then|thanks|thank you|go on|lets see|go on then|now)+$/;
/** By place: a group for each of the four. */
export const PLACE = /^(?:the |number |no |option )*(?:(first|1|1st|one)|(second|2|2nd|two)|(third|3|3rd|three)|(fourth|4|4th|four|last))(?: one)?(?: please)?$/;

/** About an exercise in general, the open one, and its open step. */
export const ABOUT_EXERCISE = /\bwhat(?:s| is| are| does)?\b|\bhow (?:does|long)\b/;
export const ABOUT_RUN =
	/^(?:how (?:much )?long(?:er)?(?: (?:is|does|do|will|until))?(?: (?:this|it|the exercise))?(?: (?:exercise|take|last|left|done|over))*|how many (?:more )?(?:steps|questions|minutes)(?: \w+){0,4}|how does (?:this|it|the exercise) work|what(?:s| is| does)? (?:this|it|the exercise)(?: exercise)?(?: (?:do|for|about|good for))?|(?:whats|what is) the point(?: of (?:this|it))?|why (?:am i|are we) doing (?:this|it))$/;
export const ABOUT_STEP = /^(?:\w+ ){0,3}(?:why|whats the point|what does|how does|does) (?:\w+ ){0,6}(?:this|it|that|breath\w*|step|question|exercise|help|work|longer|important|for)(?: \w+){0,6}$/;

/** How many minutes there are. */
export const BY_TIME =
	/\b(?:shortest|quickest|briefest)\b|\b(?:only|just|about|got|have|takes?|in|under) (?:(?:a|got|about|have|under) )*(two|three|four|five|couple of|few|[2-9]|10|ten) min(?:ute)?s?\b|\b(?:two|three|four|five|[2-9]|10|ten) min(?:ute)?s? (?:max|tops|only|at most|or less|at a push)\b/;
export const WANTS = /\b(?:give|show|find|want|need|something)\b/;

/** Of the person's own: what a question must speak of to be looked up in what they wrote, and what makes it a question of anyone's. */
export const DEFINITE = /\b(?:my|our|the|his|her|their|he|she)\b/;
export const GENERAL = /\b(?:others?|people|normal|usual(?:ly)?|best|good|most|should|can|could)\b/;
export const WHO_IS = /^(?:\w+ ){0,3}who(?:s| is| was) [a-z]+/;
export const SOMEONE_ELSES = /\b(?:his|her|their|someone|change|reset|retake|update|set|edit)\b/;

/** Words of a denial: their sentence isn't what the person means. */
export const DENIAL = /\b(?:no|not|nobody|never|isnt|wasnt|dont|didnt|sorry|said|told)\b/;

/** What the person says they will do. */
export const PLAN =
	/^(?:(?:ok|okay|so|and|then|well|yes|today|tomorrow|tonight) )*(?:ill|i will|im going to|im gonna|i am going to|i plan to|im planning to|i(?:ve)? decided to|i intend to) (?!be\b|have to\b|never\b|not\b|always\b|lose\b|fail\b|die\b|cry\b|miss\b|regret\b|end up\b|get\b|need\b|go (?:crazy|mad|insane)\b|explode\b|to bed\b|bed\b|scream\b|see\b|think about it\b)/;
