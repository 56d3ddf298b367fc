import type { Words } from "../needs.ts";

export const FAREWELL_WORDS: Words = {
	part: "goodbye|goodnight|good night|farewell|so long|signing off|logging off|signing out|night",
	mine: "(?:kids|children|son|daughter|mum|dad|parents|wife|husband|sister|brother|family|girlfriend|boyfriend|partner|friends|baby|dog|cat|dogs|cats|nan|gran)",
	work: "job|office|colleagues?|team|school|class|shift|project|app|account|subscription|course|flat|house|hotel|airport|funeral|holiday|trip",
};

/** A goodbye beside words about an end, which may be final. In the form of `row.ts`. */
export const FAREWELL_ROW: readonly string[] = [
	"{part} && (?:the last time|last time ever|forever|for ever|for good|never again|wont be back|not coming back|never come back) ## {work}|today|this (?:week|term|year)",
	"{part} && (?:this (?:life|world)|of life|in life)(?= (?:[.,])| $)",
	"{part} && (?:sorry (?:~ )?for (?:everything|all of it|it all|all this|what ive)|forgive me|forgive my) ## late|delay|typing|ranting|rant|moaning",
	"(?:tell|give) (?:~ )?my (?:~ )?{mine} (?:~ )?(?:i|im) (?:~ )?(?:love|loved|sorry|tried)",
	"{part} && i forgive (?:everyone|everybody|you all|them all|them)",
	"{part} && (?:ive decided|its decided|my mind is made up|decision is made|i made my decision) ## {work}|him|her|move|take it|call",
	"{part} && (?:dont (?:look|wait|search|come looking) for me|dont try to (?:find|stop) me|by the time you read)",
	"{part} && (?:my|the) (?:letters?|note|will) (?:~ )?(?:on the|in the drawer|written|for (?:them|everyone|my))",
	"(?:{part}|im off|time to go) && (?:rope|noose|gun|pistol|razor|all the {dose}) ## climb[a-z]*|tent|boat|sail[a-z]*|range|hunt[a-z]*|shav[a-z]*",
	"{part} && (?:coming to (?:join|be with) you|join (?:him|her|them) (?:~ )?(?:soon|tonight|now)|next life|other side) ## dinner|table|call|zoom|pub|exams?",
	"{part} && (?:no way back|no coming back|no return|no (?:more )?tomorrows?|it ends (?:tonight|today|now)|where (?:nobody|nothing|no one) (?:~ )?(?:hurts?|can))",
	"(?:please )?give (?:away )?my (?:~ )?{mine} to && {part} ## weekend|vet|sitter",
	"{part} && (?:tonight is the night|hope (?:~ )?(?:time )?it works|hurts too much|want to be gone|(?:wasnt|isnt|not) (?:their|her|his|your) fault) ## {work}|back|knee|tooth|date",
	"{part} && (?:wont be a next|no next|last) (?:session|talk|goodnight|conversation)(?= (?:[.,])| $) ## today|{work}",
	"say goodbye to (?:someone|somebody|anyone)(?= (?:[.,])| $)",
	"{part} && (?:wont|dont|not|no longer) (?:~ )?(?:need|needing) (?:anything|any of (?:it|this|that)|my (?:phone|things|stuff|money))",
	"{part} && (?:wont|dont|not|nobody|no one|none of you) (?:~~ )?(?:worry about|deal with|put up with|bother with|look after|think about) me",
	"{part} && (?:over soon|soon be over|all be over|all over soon|end soon|end tonight) ## exams?|term|week|shift|winter|lent|{work}",
	"{part} && (?:at peace|made (?:my )?peace|found (?:my )?peace|finally ready|ready now|calm now and ready) ## bed|sleep|{work}",
	"{part} && (?:, |\\. |^ )(?:and )?(?:please )?(?:look after|take care of|be good to|be kind to) my (?:~ )?{mine} ## weekend|while|until|sitter|vet|{work}",
	"{part} && (?:nice|good) (?:~ )?(?:while it lasted|knowing you)",
	"{part} && (?:wont|not) (?:~~ )?be (?:here|around|alive|there) (?:~ )?(?:tomorrow|anymore|much|any longer|longer|next|by|when)",
	"said (?:~ )?my goodbyes ## {work}|train|party|leaving do|neighbours",
	"hope (?:~ )?(?:the |these |they )?(?:{dose}) (?:~ )?(?:do it|do the job|work|kill|are enough|take me) ## headache|sleep|pain|fever|cold|migraine",
	"{part} && (?:time to|going to|ill|im about to) end it(?= (?:[.,])| $) ## chat|call|session|talk|him|her|relationship",
	"{part} && (?:done|finished|through) (?:, |\\. )?(?:with )?(?:all of it|everything|life|living|people|this world)(?= (?:[.,])| $) ## {work}|housework|packing",
	"(?:going|leaving|go) (?:~ )?(?:and )?(?:~ )?(?:wont|not|never) (?:~ )?(?:be|come|coming) back(?= (?:[.,]|ever)| $) ## him|her|them|country|town|gym|shop|church|{work}",
	"(?:better place|nobody can stop me|no one can stop me) && (?:im|ill|i) (?:~ )?(?:going|leaving|go) ## gym|run|party|dance|holiday|{work}",
];
