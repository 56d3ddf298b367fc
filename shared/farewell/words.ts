/**
 * How people say goodbye, in the spelling of `normalise` ("cya" is "goodbye", "gotta" is "got to"). A pattern matches
 * from the start of a clause, after words of courtesy, to the end of a word. `{name}` is one of the PARTS.
 */
export const PARTS: Record<string, string> = {
	day: "(?:mon|tues|wednes|thurs|fri|satur|sun)day",
	when: "later|soon|son|tomorrow|tomorow|tonight|around|after|then|morning|another|other|next|same|bright|back|again|more|in|on|at|over|when|once|until|till|by|before|super|this|{day}",
	must: "(?:i |we )?(?:really |now |also |then |just |think i |guess i |do )?(?:have to|ve got to|got to|got ot|must|mst|need to|ned to|should|shoudl|had better|better|best|shall|will|am obliged to|am about to|may|would like to)|id (?:better|rather|best|like to)|ive (?:got )?to|ill|(?:i think |reckon )?ill|let (?:me|us)|lets|lemme|allow me to|time (?:for me )?to|(?:im |i am )?(?:just )?(?:going to|about to|fixin to|ready to|obliged to)|we can|i want to(?= leave it at| be quiet| go back)",
	im: "(?:i am|i should be|im|we are|were|i think im|i must be|i must|must be|be|ill be|i will be|well ill be|thats me|i best be)?",
};

/** Beside these, leaving is of another time, a habit or a wish. A word for goodbye may have them. */
export const NOT_NOW =
	"every|always|usually|often|never|yesterday|ago|if|not|dont|cant|wasnt|crazy|mad|wrong|insane|nuts|how|why|forever|alone";

/** Before a farewell they change nothing. */
export const BEFORE =
	"ok|okay|okie|okie dokie|okk|oki|k|kk|alr|right|alright|all|aight|ight|bet|well|so|anyway|yeah|yes|yep|no|nope|nah|now|then|oh|oof|um|uh|hm|and|but|thanks|thank you|tyty|cheers|sorry|sure|good|great|fine|ah|phew|yay|lovely|yo|hey|done(?! here)|forget it|chalo|oya|bom|whatever|aye|lol|i think|think|i guess|i regret that|just|today|for today|hi|bot|for now|with that|namaste|shalom|aloha|salut|my thanks|you|coach|love|dear|haha|again|probably|really|very much|hello|reckon|in here|bru";

/** A word for it. */
export const WORDS: readonly string[] = [
	"(?:good ?)?by+e+(?: ?by+e+)*|goodbye(?! (?:letter|note|party|video|gift|kiss|is|was|to (?:my|the|him|her)|forever|cruel|world))|good ?bey|by by|byr|byei|ta ta|bbl",
	"(?:goodn|good n|n|gdn|gudn)(?:ight|ite|ighty|gith|ngiht|ihgt|igth)(?! (?:shift|duty|out|class|was|is|before|terrors))|night night|nighty night|ngiht|gdnite|gud night|i wont keep you|i dont have anything else for today|sweet dreams|sleep well",
	"(?:well |we will |will |ill |ill be |well ill be |i shall |we shall )?(?:see|seeing|seein|sea|catch|smell|ping|holler at) (?:to |with |at |up )?(?:youse|yiz|you|ya|all)(?: guys| all| super)?(?:$| (?:{when}))",
	"we (?:speak|read us|talk|go talk) (?:in next|tomorrow|soon|later|after$)|(?:well |we will |ill |i shall |we shall |go )?(?:talk|tlak|tallk|speak|read|message|hmu|write|meet again)(?: (?:to|with|at|us|you|again))*(?: super)? (?:{when})",
	"(?:until|till|til) (?:then|our|next|another|later|tomorrow|soon|morning|more|there|{day}|after|the)",
	"brb|bbs|bbiab|(?:ill |i will )?be right back(?! where)",
	"ttyl|ttfn|gtg|g2g|gttg|bbl|afk|laterz|later (?:skater|bru|this week then)|toodles|toodle(?:pip| pip| ?oo)|ta ?ra|tata|farewell(?= for| until|$)|so long(?= i|$)|peace(?: out)?$|deuces|cheerio|hoo ?roo|ciao|adios|adieu|sayonara|servus|outtie|take ?care|yall take care|walk good|likkle more|haste ye|safe home|over and out",
	"au revoir|auf wieder\\w+|arrivederci|hasta (?:luego|pronto|manana|la)|buenas noches|bone? nuit|a (?:bientot|demain|plus)|gute nacht|buona note?|boa noite|ate amanha|tchau|valeu|tschu\\w+|bis (?:bald|morgen)|machs? gut|feierabend|do widzenia|dobranoc|dobrou noc|na razie|pa pa|tot (?:ziens|morgen)|doei|welterusten|hej da|vi ses|nos da|hwyl|slan|khuda hafiz|alvida|ma ?a salama|gule gule|ka kite|hei konei|schonen abend",
	"ha(?:ve|ev) (?:a |an )?(?:nice|good|great|fab|lovely|restful)|(?:i |then i )?(?:wish|bid) you|(?:a )?(?:good|pleasant) (?:evening|afternoon|day) to you|god bless|bless you|(?:with )?(?:friendly greetings|kind(?:est)? regards|best regards|best wishes|sincerely|yours truly)|regards$|(?:i say|saying|ill say|i will say|to say) (?:goodbye|goodnight|good night|cheerio|thank you and)(?! first| last)",
];

/** The same at the end of a clause, after any words. */
export const AT_END =
	"(?:goodbye|goodnight|good night|night night)(?: (?:then|all|for now|now|dear|from me|anyway))?|(?:have to|got to|got ot|must|need to|better|should|will now) (?:go|run|dash|dahs|stop|leave(?: now)?|sleep)(?: now| love| dear)?|im for bed|ill leave it there|(?:have to|id better) go in|i go(?: now)?|(?:see|talk to|speak to) you (?:later|soon|tomorrow)|ta ?ra|ta ta|g2g|gtg|bbl|^later (?:bru|mate)|and then my own bed|(?:to|and) go to sleep";

/** Where it's all that is said. */
export const WHOLE = [
	"laters|bb|nn|done for today|thats me|(?:right , )?teeth and bed|later , (?:bru|mate|love|folks)",
	"(?:no ,? ?)?(?:nothing (?:else|more)(?: from me)?|(?:any)?more questions|all good|thats everything)(?: for (?:now|today|tonight)|(?: ,)? (?:thanks|thank you|ty|cheers))+|nothing (?:else|more) from me|no ,? ?thats everything",
	"(?:hang on|hold on|one sec|1 sec|give me a (?:sec|minute|moment)) , (?:(?:some(?:one|body)s|my (?:mum|mom|dad|boss|wife|husband|partner) is) (?:at the door|here|calling(?: me)?)|(?:my |the )?(?:doorbell|phone is ringing))",
].join("|");

/** A greeting or a no where it's all that is said, and a goodbye at the end of more. */
export const LAST = "later|evening|afternoon|evening to you|afternoon to you|day to you";

/** They go, or they stop. */
export const LEAVING: readonly string[] = [
	"(?:{must}) (?:really |just |now |probably |also |try to |try and |all |therefore |and )?(?:go(?! (?:to (?!bed|sleep|my class|shop|church)|through|wrong|on|with))|gi|run|dash|dahs|fly|bounce|dip|scoot|leave(?= now| it| you| for| here| that| in| the rest|$)|stop(?= here| there| talking| typing| before| for| staring| answering| now|$)|finish(?= now| up| for|$)|end (?:here|this|it here|our)|head (?:out|off|home|back|to|in)|jump on|jump off|drop off|sleep(?! in| through)|slepe|nap|crash|rest now|retire|turn in|sign off|log (?:off|out|me)|switch (?:off|the)|disconnect|wrap|close (?:now|the|this|it)|shut|hang up|get (?:going|off|back|on|some sleep|some rest|dressed|to class)|call it|hit the|take (?:leave|my leave|off)|(?:make )?(?:a )?move|be (?:off|up at|going|quiet|seeing you|in touch|getting on)|lie down|bid|let (?:you|u) (?:go|get|be|off)|love you and|put (?:the phone (?:away|down)|you down|my phone (?:away|down)|down|the receiver)|work (?:now|further)|drive now|conclude|excuse|away|step (?:out|away)(?= for a| now|$)|pause(?= here| there| for now|$)|turn the|continue tomorrow|carry on with this|have my nap|have a bath and|sit with|ring my|call my|dc here|keep you any|clock in|get (?:my coat|them dressed)|join (?:them|that)|check the fences|put on the radio|say (?:goodbye|goodnight|good night|cheerio)|take a break|stop talking to)",
	"{im} ?(?:just |also |now |so |already |being )?(?:off(?= to (?!a)| now| home| for| out| on| i| we| like| pop| until| then| grid|$)|of to bed|off t bed|offf+|away(?= now| to| for|$)|out(?= of here| for now| for today| for tonight| thanks|$)|(?:all )?(?:done|finished) here(?= for (?:now|today|tonight)| thanks| ty| cheers| then| now|$)|outta here|oot|gone(?= then|$)|leaving(?= now| it (?:here|there)(?: for now|$)| of here| the app| for work| for today| you| before|$)|leavign|heading (?:out|off|home|to|in|back)|logging (?:off|out)|signing (?:off|out)|switching (?:off|the rig|activities)|closing (?:this|the laptop|the chat|my|before)|turning (?:in|the light)|hitting the|dipping|stepping (?:away|out)(?= for a| now| from the (?:keyboard|screen)|$)|shutting down|shutting the|calling it a|hanging up|jumping off|hop+ing off|popping (?:out|off)(?= for| to the| now|$)|nodding off|crashing|ending (?:this|the)|ghosting|going(?= now| home| back| offline| quiet| afk| off| upstairs| to bed| to sleep| in there| in bed| up the| to the church| out to the church|$)|goign home|gooing to sleep|putting (?:my|the) (?:phone|headphones|laptop)|putting you down|taking (?:off|a break)|back (?:to (?:work|being|bed|real)|at it)|bakc to|done (?:for|talking|with studying)|pausing|needed in|expected elsewhere|letting this rest|saving and quitting|closing$|back on the road|back to the (?:lab|ward|chainsaw|washing up|spreadsheets|desk)|back up the|going (?:inside|in|for a (?:walk|smoke|run))|stopping(?: here|$)|out of here|be (?:seeing|in touch)|be getting on|pushing to main and)",
	"(?:bed|bedtime|sleep now|night shift calls|screen off|lights out|bath time|feeding time|pick up time|pickup time|dinner ?time)(?= now| for| next| next week| talk| at| stories|$)",
	"time for (?:bed|work|me$|my (?:nap|tablets|bath|bubble|walk)|some shut|physio|her|a nap|mine)|pillow time|(?:it is |its |way )?past my bedtime|(?:the )?(?:duty|work|bed|garden|real life|beach|bath|nursery|lambing shed) (?:is )?(?:calls|calling)",
	"(?:now )?i (?:go(?= now| to sleep| sleep| in$| running| rest| with| take| clean| to bed| back| here|$)|make now end|leave (?:you|this) (?:now|alone|here)|end (?:here|the)|close (?:the|my|laptop)|log me|lie down now|lie me|switch off|finish for|dey go|stop here|have to stop|must go)|make i rest|now i (?:go|have to go|must)|go now|i now have to",
];

/** The conversation is over for now, or they say when they'll be back. */
export const CLOSING: readonly string[] = [
	"(?:that|this|thats|this is|its|that will|thatll) ?(?:is|was|will)? ?(?:be |do |a |quite )?(?:it (?:for|from|frm|people|thanks|then)|all(?= for| from| i wanted| i have| then|$)|enough(?= for| of| from| thought|$)|everything i think|me(?= for| done| off| away| talked| tucked| over| at| gone| finished|$)|my (?:limit|cue|break|time)|where i|as much|sufficient|good place|for now)",
	"(?:enough|no more|nothing|not tonight)(?: (?:of|from|thought|about|chatting|feelings|more|this|me|any))*(?: for)? (?:today|tonight|now|one|the divorce)(?! of)",
	"to be continued|end of (?:chat|day|nights)|conversation complete|that concludes|end it here|we may close|the session",
	"im (?:good|done|finished|all talked out|wrung out)(?: for)? (?:today|tonight|now)|im all talked out|i feel finished|ive said what i came|i dont have anything else for today|i want to try a while without|(?:done|anymore) (?:talking|chatting)(?: for today)?|i come back when|(?:my |your |and )?(?:time|break|hours|shift|two hours|lunch hour|lunch|night duty|respite hour|fifteen minutes) (?:is |was |are |got )?(?:up|over|getting over|finish|gone)|times up|ive run out of words|eof|quit",
	"(?:ill|i will|i shall|im|i might not) (?:be |come |pop |look |check |write |return |resume |coming )+(?:back|in again|tomorrow|when|after|less|here again|once|to this)",
	"(?:be )?back in (?:[1-6]?\\d|two|five|ten|fifteen|twenty|thirty)(?: ?(?:m|mins?|minutes|secs?|seconds|hours))?$|(?:be )?back (?:tomorrow|later|on {day}|in (?:an|a)|after|soon|{day})|(?:part two|more|catch up|{day} i come|tomorrow has) (?:tomorrow|on|back|more)",
];
