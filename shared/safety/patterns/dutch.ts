import type { LanguagePatterns } from "./languages.ts";

/** Dutch and Flemish, as in chats too ("kwil", "ni"): {gap} a few words of one clause, {so} small words only. */
export const DUTCH: LanguagePatterns = {
	words: {
		gap: "(?:((?!(?:niet|nie|ni|nooit|geen|hoe|of|waarom|wie|die|hij|je|we|dat (?!ik))(?= ))[a-z0-9]+) ){0,5}",
		so: "(?:(?:me?e?r|om|te|in|aan|het|t|dit|dat|deze|mijn|mn|verder|gewoon|hier|op|de|wereld|echt|nog|voor|wil|wou|zou|langer) ){0,4}",
		no: "(?:niet|nie|ni|nooit|geen dag) (?:wil )?(?:me?e?r|langer|verder)|nimmer|nimeer|niemeer",
		self: "mezelf|jezelf|mijzelf|mezelluf|(?:mijn|mn|me) eigen",
		want: "[ki]*(?:wil|wilde|wilt|wou|zou)|willen|liever|liefst|hoop|wens|wenste|mocht|graag|laat (?:me|mij)|mag ik",
		dead: "(?:dood|doodgaan?|doodga|sterven?|sterf|voor altijd (?:slapen|weg)|slapen voor altijd)(?! (?:van|op|moe) )",
		live: "(?:verder ?)?le(?:v|ev|f)en?|bestaan|(?<!nachts (?:[a-z]+ ){0,4})wakker (?:word[a-z]*|te worden)",
		kill: "(?:ver|op|op te |te ver)hang[a-z]*|opgehangen|(?:te )?ver(?:drink|gas|giftig)[a-z]*|van kant|van (?:het|t) leven|(?:iets|wat) (?:~ )?aan(?:do[a-z]*| te doen)|opknopen",
		slay: "(?:te )?vermoord[a-z]*|(?:te )?doden?|dood[a-z]*|[a-z]*schiet[a-z]*|hangen|afmaken|aando[a-z]*",
		hand: "(?:{self}|me|mij) {gap}{kill}|{self} {gap}{slay}|d?er (?:[a-z]+ ){0,2}einde? (?:~ )?aan|einde? {gap}(?:aan|achter) {so}leven|uit (?:het|t) leven|leven (?:te )?beeindigen",
		word: "zelfmoord(?:(?:ged|pl|nei)[a-z]*)?|zelfdoding|suicid(?:e|aal|ale)|suicideged[a-z]*|levensmoe",
		pill: "[a-z]*pil(?:len)?|[a-z]*tabletten|medicijnen|medicatie|paracetamol|insuline|[a-z]*middelen|strips?|potje|doos|pijnstillers",
		arms: "touw|strop|pistool|wapen|[a-z]*geweer|kogel|gif|scheermes",
		spot: "[a-z]*brug|[a-z]*dak|balkon|raam|vensterbank|perron|spoor|rails|flat|[a-z]*gebouw|viaduct|toren|parking|klif|trein|metro|tram",
		jump: "[a-z]*spring[a-z]*|sprong|gesprongen|(?:te )?(?:gooi|werp|stort|val|stap)(?:en|pen|len)?|gegooid",
		die: "{want} {gap}{dead}|{dead} {want}|(?:ik|beter|maar|liever) dood (?:was|ben|zou)|(?:was|waar) ik (?:~ )?dood|beter dood|(?:nooit|niet) geboren",
		stop: "{no} {so}{live}(?! (?:zo|zonder|in|met|bij|als) )|{want} {gap}(?:er|hier) (?:niet|nie|ni) (?:meer |te )?(?:zijn|was)|er niet te zijn|leven {no}",
		void: "(?:zin|reden|nut|doel|kracht|moed|wil) (?:niet )?{so}(?:leven|bestaan|verder ?leven|door te gaan|verder te gaan)",
		worn: "(?:zat|beu|moe) {so}leven|leven {gap}(?:zat|beu|zinloos|geen zin)|(?:trek|hou|kan) {so}leven niet|leven hoeft {gap}niet|klaar met (?:{so}leven(?! in)|alles , het mag)|tot last",
		gone:
			"zonder m(?:ij|e) {gap}beter|beter {gap}zonder m(?:ij|e)|als ik (?:weg was|dood|er niet) ~~ (?:niemand|beter)|uitmaken {gap}aangereden|" +
			"naar {gap}in de hemel|baal {gap}wakker ben geworden",
		dark: "donkere gedachten|(?:denk|gedachten?)[a-z]* {gap}(?:aan|over|voor) (?:de |mijn |mn )?(?:eigen )?(?:dood|doodgaan|sterven)(?! van)|leven (?:is )?nie?[tk]s? (?:~ )?waard",
		plan: "afscheids(?:brie|beri|vide)[a-z]*|(?:maak|pleeg|stap|beroof|hang|verhang|k?ga|zal|besloten)[a-z]* (?:ik )?{gap}(?:{hand}|zelfmoord|te sterven)",
		bye: "alles geregeld , {gap}wachtwoorden|bedankt voor alles , zorg|wat ik ga doen{lone}|weggegeven , {gap}niet meer nodig|vaarwel|(?:is|wordt) mij?n laatste (?:avond|dag|nacht){lone}",
		past: "(?:zelfmoord|suicide)poging(?:en)?|(?:probee?r|bijna|wou|wilde)[a-z]* (?:~ )?(?:{hand}|zelfmoord|sterven)|overdosis|polsen? (?:~ )?(?:door|open)[a-z]*|poging gedaan|na mij?n poging",
		slit: "snij|snijd|snijden|gesneden|krass?e?n?|gekrast|(?:ge)?brand|verwond(?:en)?|beschadig[a-z]*|bonk[a-z]*|doen? {gap}pijn",
		mark: "{self}|armen?|polsen|benen|bloedt|hoofd",
		hits: "slaat|sloeg|geslagen|mishandel[a-z]*|verkracht[a-z]*|misbruikt|wurgt|gewurgd|bedreigt|schopt|geschopt|betast|sluit|zit aan|gedwongen|vermoordt|dichtgeknepen|stalkt|duwt|opgesloten",
		fear: "bang voor (?:hem|mij?n (?:man|vriend|[a-z]*vader|ex)){lone}|controleert {gap}telefoon|(?:ben|werd|word) (?:~ )?(?:{hits}|aangerand)|(?:durf|bang) (?:~ )?naar huis",
		food:
			"vingers? {gap}keel|(?:braak|kots|overge[a-z]+) {gap}(?:na|expres|alles)|na {gap}(?:braak|kots)[a-z]*|boulimi[ae]|laxeer[a-z]*|gegeten (?:om af|zodat|" +
			"(?:want|omdat) {gap}(?:dik|vet))[a-z]*",
		hear: "stem(?:men)? (?:~ )?(?:zeg[a-z]*|bevelen|fluister[a-z]*|die)|cameras? in (?:mijn|mn)|word (?:~ )?(?:gevolgd|bespioneerd|vergiftigd|afgeluisterd)",
	},
	idioms: [
		"(?:ge)?(?:lach|schaam|verveel|werk|schr[io]k)[a-z]* (?:ik )?(?:me|{self}) (?:bijna |half )?dood|(?:sterf|dood|stierf)[a-z]* (?:bijna )?van [a-z]+|" +
			"vermoordt me(?! als ik (?:~ )?(?:weg|ga)[a-z]*)",
		"(?<!ing |weg )(?:is|was) (?:[a-z]+ )?zelfmoord|(?:niet|nooit|geen) (?:(?:meer|zo|echt|aan|te) ){0,2}(?:suicida[a-z]*|zelfmoord[a-z]*|dood[a-z]*|" +
			"sterven)|bang (?:om )?dood[a-z]*|dood wil ik niet",
	],
	wish: ["{die}|{worn}|{gone}|{stop}", "{void} && (?:geen|niet|kwijt)"],
	thoughts: ["{word} ## film|boek|serie|docu|artikel|podcast|lezing|scriptie", "{hand}|{dark}"],
	method: [
		"(?:van|vanaf|uit|op|bij|af) (?:~ )?{spot} && {jump} && (?:k|ik|me|mij|kzou|wil)",
		"(?:voor|onder|tegen) (?:[a-z]+ ){0,2}(?:{spot}|auto|vrachtwagen|boom|muur|pijler) && (?:{jump}|(?:rij|knal|ram|lig|leg|lopen)[a-z]*) && (?:ik|mij|me|mezelf|wil|kzou)",
		"{pill} && (?:dood|sterven|dodelijk|niet meer wakker|opgespaard|gespaard|verzameld|voor als)",
		"{arms} && (?:hoofd|mond|schiet[a-z]*|hangt|geladen|ligt klaar|in mijn hand|nek|eind|einde|liggen) && (?:ik|mij|me|mezelf|heb)",
	],
	intent: ["{plan}", "{bye}"],
	imminent: [
		"(?:geslikt|(?:in)?genomen|opgegeten|gepakt|gedronken|binnen|neem|slik) && {pill} && (?:heel|hele|alle|al mijn|al die|veel|twee strips|handvol|" +
			"[0-9]{2}|dood|bang) ## elke (?:dag|avond|ochtend)",
		"(?:ik spring|spring ik)(?: nu| zo)?(?= $| ,)|(?:sta|zit) {gap}(?:[a-z]*brug|[a-z]*dak|spoor|perron|rails) ~~ (?:laat me (?:~ )?vallen|voorbij)",
	],
	behaviour: ["{past}"],
	"self-harm": ["{slit} && {mark} ## vinger|koken|oven|ui|uien|rug|sporten", "automutil[a-z]*"],
	abuse: ["{hits} && (?:me|mij|ons|mijn keel) ## schaken|tennis|spelletje", "{fear}"],
	violence: ["ik {gap}(?:hem|haar) {gap}vermoord[a-z]*|steek {gap}neer|baby iets aan[a-z]*"],
	eating: ["{food} ## griep|zwanger"],
	psychosis: ["{hear} ## radio|koor|buren|instagram"],
};
