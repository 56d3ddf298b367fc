import type { LanguagePatterns } from "./languages.ts";

/** German: "ue?" is an umlaut as one letter or two, {gap} a few words of one clause, {so} small words only. */
export const GERMAN: LanguagePatterns = {
	words: {
		gap: "(?:((?!(?:nicht|nich|nie|keine?|wie|ob|warum|wer|dass (?!ich))(?= ))[a-z0-9]+) ){0,5}",
		so: "(?:(?:me?hr?|am|im|in|[ae]?uf|zu|zum|das|s|diese[rsm]?|meine?[sm]?|des|welt|weiter|einfach|hier|da|an|gar|wieder) ){0,4}",
		no: "(?:nicht|nich|nit|net|ned|ni|nie|keinen tag) (?:mehr|wieder|lae?nger)|nimm(?:er|a|e)|nue?me?",
		me: "mich|mir|mi|mia|ma|man sich",
		want: "will|wil|woll(?:t|te|en)|moe?cht|moe?chte|mecht|mag|mog|sollte|wue?nsch(?:t|te|e)?(?: ,)?|hoffe?|liebsten|gerne?|wott|wett",
		dead: "(?<!vor (?!mir)[a-z]+ )(?:st[ae]e?rbe?n?|tot|verrecken|fue?r immer (?:ein)?schlafen)(?! (?:fue?r|an|vor|umfallen) )",
		life: "(?:weiter)?(?:l[ae]e?be|zuleb)[ns]{0,2}|weiterzumachen|existieren",
		kill: "um(?:zu?)?bring[a-z]*|(?:er|[ae]?uf)(?:zu)?hae?n[gk][a-z]*|(?:er|kopf )(?:zu )?schiess[a-z]*|vergift[a-z]*|ertrae?nk[a-z]*|toe?ten?|leben (?:zu )?neh?me?n?|was an(?:zu)?tu[a-z]*",
		pill: "[a-z]*tablette?n?|[a-z]*pillen?|medis?|[a-z]*medikamente?|paracetamol|ibus?|insulin|schlafmittel|packung(?:en)?",
		arms: "waffe|pistole|[a-z]*gewehr|revolver|flinte|kugel|strick|seil|schlinge|gift|abgase?|[a-z]*klinge",
		spot: "[a-z]*bru(?:e?cke|gg)|[a-z]*dach|balkon|[a-z]*fenster(?:brett)?|gleise?n?|[a-z]*haus|[a-z]*zug|[a-z]*bahn|bahnsteig|turm|klippe",
		jump: "[a-z]*spring[a-z]*|gump[a-z]*|gesprungen|schritt|(?:zu |ge)?(?:werf|worf|schmeiss|stue?rz|fall|ghei)e?n?",
		end: "bring[a-z]* (?:i |ich )?{me} {gap}um|n[ei]h?me? (?:i |ich )?{me} {gap}l[ae]e?be?n?|(?:er(?:hae?ng|schiess)|toe?t)e? (?:ich )?{me}|hae?nge? {me} auf|{me} tot",
		plan: "abschiedsbriefe?|mach[a-z]* (?:ich )?schluss mit (?:allem|{gap}leben)|(?:werde?|beschlossen|entschieden) {gap}(?:{me} {gap}{kill}|sterben)",
		bye: "verzeiht? {gap}was ich {gap}tun|alles geregelt , {gap}passwoe?rter|danke fue?r alles , passt|verschenkt , brauch",
		past: "(?:suizid|selbstmord)versuch[a-z]*|(?:versuch|probier|fast|wollte)[a-z]* (?:~ )?(?:{me} {gap}{kill}|sterben)|ue?berdosis|(?:puls)?adern|klinik ~~ meinem versuch",
		die: "{want} {gap}{dead}|(?:{want}|zu) {dead} (?:{want}|due?rfen)|(?:lieber|besser|lae?ngst|(?:wenn|dass|waere?|gleich bin) ich|ich wae?re?|bin bald) tot|tot wae?re|(?:nie|nicht) geboren",
		stop:
			"{no} {so}(?:{life}|(?<!nachts (?:[a-z]+ ){0,4})aufwach[a-z]*)(?! (?:wie|mit|bei|so|ohne) )|{want} (?:~ )?(?:nicht {life}|{no} (?:(?:da |hier )?sein|" +
			"da)){lone}|(?:kann|mag) und will {no}",
		void: "(?:kein?[a-z]*|nicht|null) {gap}(?:bock|lust|grund|kraft|sinn|mut|willen?) {so}(?:darin )?{life}(?! (?:in|mit|bei) )|ohne mich {gap}besser|besser {gap}ohne mich",
		worn: "leben {gap}(?:satt|keinen sinn|sinnlos|last)|(?:ertrage?|genug|mue?de) (?:~ )?lebens?|lebens (?:mue?de|ue?berdrue?ssig)|keinen lebens[a-z]+|(?:allen|euch) (?:~ )?last{lone}",
		gone: "wenn ich (?:weg wae?re?|tot) ~~ (?:besser|keiner|niemand)|(?:egal|enttae?uscht) {gap}(?:aufgewacht|auto ue?ber[a-z]+)|zu {gap}in den himmel|nicht zu existieren",
		word: "(?:suizid|selbstmord)(?:(?:ged|pl|ab|al|gef)[a-z]*)?|freitod|selbsttoe?tung|lebensmue?de|todessehnsucht",
		hand: "{me} {gap}{kill}|was ich mir {gap}antu[a-z]*|(?:meine?m?|dem) leben (?:~ )?(?:ende|(?:zu )?beend[a-z]*)|(?:schluss|ende) {gap}mit {gap}(?:allem|leben)|aus dem leben (?:zu )?scheiden",
		dark: "dunklen gedanken|(?:denk|dae?nk|gedanke)[a-z]* {gap}(?:(?:an|den) tod|(?:an|ans|zu) sterben)(?! (?:von|meine?[rs]) )|wie ich (?:es|alles) beende{lone}",
		slit: "schlage? {gap}(?:kopf|faust)|(?:auf)?geschnitten|schneide|verletze?n?|verbr[ae]nn[a-z]*|drue?cke? {gap}zigaretten?",
		mark: "(?:unter)?arme?|(?:ober)?schenkel|selb[a-z]+|wieder|jeden|feuerzeug|zigaretten?|kopf|absichtlich|blute?t?|um was zu",
		food: "finger {gap}hals|(?:kotze?|erbreche?|ue?bergebe) {gap}(?:nach|jede[ns]?|alles)|bulimie|magers[a-z]*|abfue?hrmittel|gegessen (?:um ab|weil {gap}(?:fett|dick))[a-z]*",
		hear:
			"(?:stimmen|eine stimme|teufel) (?:~ )?(?:sag|befehl|befiehl|flue?ster)[a-z]*|(?<!ich )bring (?:dich|di) um|kameras? in meiner|(?:werde?|" +
			"mich) (?:~ )?(?:ue?berwacht|verfolg[a-z]*|abgehoe?rt)",
		hits: "schlae?gt(?! mir (?:~ )?vor )|geschlagen|(?:ge)?wue?rgt|missbraucht|(?:ver)?prue?gelt|(?:be)?droht|fasst|angefasst|sperrt|misshandelt|tritt|getreten|(?:ge)?schubst|begrapscht",
		fear: "vergewaltigt|(?:wurde|werde|bin) {gap}{hits}|angst vor (?:ihm|meinem (?:mann|freund|[a-z]*vater|ex)){lone}|kontrolliert {gap}handy|bringt mich um|zum sex|hae?usliche gewalt",
	},
	idioms: [
		"(?:[a-z]*lach|schae?m|frier|langweil|arbeit|ae?rger)[a-z]* (?:ich )?(?:mich|uns) (?:fast |halb )?tot|zu tode ge[a-z]+|(?<!(?:droht|sagt|angst) (?:[a-z,]+ ){0,4})bring(?:t|en) {me} {gap}um",
		"(?<!sung |weg )(?:ist|is|war|wae?re?) (?:[a-z]+ )?selbstmord|(?:nicht|nie|keine?|angst) (?:(?:mehr|so|mich|mir|zu) ){0,2}(?:suizid[a-z]*|" +
			"selbstmord[a-z]*|umbringen|sterben)|sterben will ich nicht",
	],
	wish: ["{die}|{void}|{worn}|{gone}|{stop}"],
	thoughts: ["{word} ## [a-z]*film|buch|doku|artikel|podcast|referat|[a-z]*arbeit|begangen", "{hand}|{dark}"],
	method: [
		"(?:vom?|von|aus|auf|uf|an|am) (?:~ )?{spot} && {jump} && (?:ich|i|mich|mi|will)",
		"(?:vor|unter|gegen) (?:[a-z]+ ){0,2}(?:{spot}|auto|lkw|baum|mauer) && (?:{jump}|(?:ge)?(?:leg|lauf|geh|fahr|ras|renn)(?:e|en|t)?) && (?:ich|i|mi|mich)",
		"{pill} && (?:sterben|tot|umzubringen|aufzuwachen|schluss|ge(?:spar|sammel|horte)t|sammle)",
		"{arms} && (?:kopf|mund|[a-z]*schiess[a-z]*|drue?cke?|handgelenk|hae?ngt?|schluss|in der hand|bereit[a-z]*|geladen|balken|versteckt|garage) && (?:ich|i|mich|mir|habe?)",
	],
	intent: ["{end}|{plan}", "{bye}"],
	imminent: [
		"(?:ein)?(?:ge?)?(?:schluckt|n[ou]mmen|fressen|gessen|nehme?) && {pill} && (?:ganzen?|all[ei]|viele?|zwei packungen|handvoll|[0-9]{2}|tot|angst) ## verordnet|eine tablette",
		"(?:steh|sitz|sta)[a-z]* {gap}(?:gleise?n?|[a-z]*dach) ~~ vorbei|(?:ich spring[a-z]*|spring[a-z]* ich)(?: jetzt| gleich)?(?= $| ,)|lebt? wohl(?= $)|" +
			"(?:ist|is) mein letzter (?:tag|abend)(?= $| ich)",
	],
	behaviour: ["{past}"],
	"self-harm": ["ritze?n?|geritzt|svv", "{slit} && {mark} && (?:mich|meinen?|arme?) ## beim|herd|haare"],
	abuse: ["{hits} && (?:mich|mir) ## schach|tennis|im spiel|magen", "{fear}"],
	violence: ["ich {gap}(?:ihn|sie|alle) {gap}{kill}|steche? {gap}ab|baby was anzutun"],
	eating: ["{food} ## magen|virus|party"],
	psychosis: ["{hear} ## radio|chor|nachbarn?"],
};
