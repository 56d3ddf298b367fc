import type { LanguagePatterns } from "./languages.ts";

/** Dutch and Flemish, as in chats too ("mn", "kheb", "wnr"). */
export const DUTCH: LanguagePatterns = {
	words: {
		want:
			"wil|wilde|wou|zou|graag|liever|liefst|hoop|wens|denk|dacht|gedachten|gedachte|denken|ga|zal|plan|besloten|kan|kon|verlang|behoefte|zin|probeer|probeerde|geprobeerd|moet|bang|" +
			"klaar om|over|eraan|aan|overweeg|beter",
		my: "mijn|mn|m n|me|mij",
		place:
			"brug|trein|metro|dak|balkon|raam|flat|spoor|rails|perron|gebouw|auto|vrachtwagen|boom|kanaal|water|viaduct|tram|klif|sloot|flatgebouw",
		means:
			"pillen|pil|tabletten|medicijnen|slaappillen|slaapmiddelen|paracetamol|pijnstillers|antidepressiva|insuline|potje|doosje|doos|strip|strips|medicatie|oxazepam|bleek|bleekmiddel|gif",
		them: "man|vrouw|vriend|vriendin|vader|moeder|papa|mama|pa|stiefvader|broer|zus|ex|partner|oom|opa|baas|hij|zij|ze|zoon|leraar",
		self: "mezelf|mijzelf|mn eigen|mijn eigen|me eigen|mezelluf|mij|me",
	},
	idioms: [
		"(?:lach|lachte|gelachen|lachen|schaam|schaamde|verveel|verveelde|schrik|schrok|geschrokken|werk|werkte|erger|ergerde|verveeld|geschaamd) (?:~ )?(?:me |mij |mezelf |m n |" +
			"ons )?(?:~ )?(?:dood|kapot|rot|suf|te pletter)",
		"(?:sterf|sterven|stierf|sterft|ga dood|ging dood|doodgaan|verga) (?:~ )?van (?:~ )?(?:honger|lachen|dorst|kou|hitte|verveling|schaamte|warmte|nieuwsgierigheid|zenuwen|slaap)|" +
			"dood van de (?:honger|slaap|kou|hitte)",
		"doodmoe|doodop|doodgewoon|doodgewone|doodnormaal|doodsaai|doodeng|doodstil|dood op|doodleuk|dood spoor|dode (?:hoek|boel)|(?:telefoon|mobiel|batterij|accu|laptop|plant|" +
			"planten) (?:~ )?(?:dood|gestorven|overleden)",
		"(?:tijd|uur|uurtje) (?:~ )?(?:doden|dood te slaan|doodslaan)|(?:moeder|vader|baas|vriendin|vrouw|man|hij|ze|werk|hitte|baan|je) (?:~ )?(?:vermoordt|vermoord|maakt me af|" +
			"nekt) (?:~ )?(?:me|mij)? ?(?:~ )?(?:als|nog|wanneer|{lone})",
		"(?:niet|nooit|geen) (?:~ )?(?:suicidaal|suicidale|zelfmoord|zelfmoordgedachten|dood willen|zelfmoordneigingen)|dood wil ik niet|wil (?:~ )?niet dood(?! (?:maar ook niet))",
	],
	wish: [
		"(?:wil|wilde|wou|zou|graag|liever|liefst|hoop|wens|was|waar|kon|mag|beter) (?:~ )?(?:dood|dood zijn|sterven|doodgaan|dood gaan|niet meer leven|niet meer bestaan|" +
			"er niet meer zijn|niet meer wakker|nooit meer wakker|nooit geboren|niet geboren|er niet meer|er niet was|er niet meer was|weg zijn voor altijd|voor altijd slapen|" +
			"onder de grond|niet leven|verdwijnen voor altijd|dood was)(?! (?:van|aan verveling) )",
		"(?:niet|nooit|geen|niks) (?:~ )?(?:meer )?(?:~ )?(?:leven|verder leven|verderleven|bestaan|wakker worden|wil om te leven|zin om te leven|zin meer om te leven|zin in het leven|" +
			"reden om te leven|levenslust|levenswil|er meer zijn|er zijn) (?:~ )?{lone} ## zonder koffie|in amsterdam|met hem|in nederland|vroeg|in belgie|samen|op kamers",
		"(?:zin|reden|doel|nut|wil) (?:~ )?(?:in|om|van|aan|voor) (?:~ )?(?:leven|bestaan|mijn leven|mn leven|te leven|verder te gaan|het leven) && (?:geen|niet|kwijt|verloren|zie|" +
			"wat is) ## zin in het leven",
		"(?:leven) (?:~ )?(?:hoeft|is) (?:~ )?(?:niet meer|niet voor mij|zinloos|niks waard|geen zin|van mij niet|niks meer|een hel|niet de moeite)",
		"(?:slaap|slapen|in slaap|bed) ~~ (?:niet|nooit|niet meer|nooit meer) (?:~ )?(?:wakker|wakker word|wakker worden|opsta)",
		"(?:moe|zat|beu|klaar met|genoeg van) (?:~ )?(?:van |om |het |met )?(?:~ )?(?:leven|het leven|bestaan|te leven|dit leven|mn leven|mijn leven|levensmoe) ## studentenleven|" +
			"nachtleven|stad|kantoor|zonder",
		"(?:beter|gelukkiger|makkelijker|fijner) (?:~ )?(?:af )?(?:~ )?(?:zonder mij|zonder me|als ik (?:~ )?(?:dood|weg|er niet|niet meer))|(?:als ik (?:~ )?(?:dood|weg|er niet meer|" +
			"er niet)) ~~ (?:beter|missen|merken|gelukkiger|rust|opgelucht)|(?:ben|alleen maar|iedereen) (?:~ )?(?:een |tot )last (?:~ )?(?:voor|{lone})|niemand (?:~ )?(?:missen|mist|" +
			"merken|merkt) (?:~ )?(?:mij|me|als ik)",
		"(?:was|wou|wilde|wens|wilde dat) (?:~ )?(?:ik )?(?:~ )?(?:maar )?(?:dood|nooit geboren|niet geboren|er niet)|levensmoe|was ik maar dood|wou dat ik dood",
		"(?:niet|nooit) (?:~ )?(?:meer )?(?:~ )?(?:zijn|leven|bestaan) (?:~ )?(?:op deze wereld|op de wereld|op aarde|in deze wereld)|(?:wil|kan) (?:~ )?(?:en|of) (?:kan|wil) (?:~ )?niet meer{lone}",
		"(?:klaar|moe|zat|op) (?:~ )?(?:met|van) (?:alles|dit leven|vechten|mezelf) && (?:stoppen|mag stoppen|ophouden|voorbij)",
		"(?:nut|zin|reden|doel) (?:~ )?(?:niet |geen )?(?:~ )?(?:meer )?(?:om|van) (?:~ )?(?:door te gaan|verder te gaan|op te staan|te leven) && (?:niet|geen|kwijt|zonder|welke)",
		"(?:uitmaken|erg|jammer|prima) (?:~ )?(?:als|dat) (?:~ )?(?:auto|bus|trein|vrachtwagen|aangereden) (?:~ )?(?:aangereden|overreden|raakt|dood|werd)(?! (?:ziek|nat))",
		"(?:iedereen|niemand|mensen|anderen) (?:~ )?(?:tot last|een blok aan het been|in de weg)|(?:ben|voel me|alleen maar) (?:~ )?(?:een last|een blok aan|ballast|" +
			"overbodig) (?:~ )?(?:voor|op deze|{lone})",
		"(?:makkelijker|beter|fijner|rustiger) (?:~ )?(?:om |als )?(?:~ )?(?:er niet te zijn|niet te bestaan|er niet meer te zijn|dood te zijn)",
		"(?:trek|trok|hou|kan) (?:~ )?(?:het |dit |mn |mijn )?(?:leven|bestaan) (?:~ )?(?:niet meer|niet|niet langer|geen dag)",
		"(?:naar|bij) (?:~ )?(?:man|vrouw|mama|papa) (?:~ )?(?:in de hemel|daarboven|hierboven|in het graf) && (?:wil|wou|graag|liefst)",
		"(?:baal|balen|teleurgesteld|jammer) (?:~ )?(?:dat|omdat|als) (?:~ )?(?:wakker (?:ben|word|werd|geworden)|nog leef|er nog ben|overleefd)",
	],
	thoughts: [
		"(?:zelfmoord|suicide|zelfdoding|euthanasie voor mezelf|zelfmoordgedachten|zelfmoordneigingen|zelfmoordplannen|suicidaal|suicidale|suicidegedachten) ## film|boek|serie|les|" +
			"preventie|artikel|podcast|roman|docu|documentaire|squad|scriptie|lezing|nieuws",
		"(?:{self}) (?:~ )?(?:van kant maken|van kant|iets aandoen|iets aan te doen|wat aandoen|wat aan te doen|doden|vermoorden|ophangen|op te hangen|doodmaken|dood maken|" +
			"dood te maken|van het leven beroven|verdrinken|doodschieten|afmaken|ombrengen|te doden|te vermoorden|kapot maken|vergassen|doodrijden|opknopen) ## haha|van lachen|nieuws",
		"(?:eind|einde|punt) (?:~ )?(?:aan |achter )?(?:~ )?(?:maken|maak|te maken|zetten|zet|gemaakt) ## relatie|project|gesprek|contract|stage|discussie|met hem|met haar|vergadering",
		"(?:eind|einde) (?:~ )?aan (?:~ )?(?:mijn|mn|het|me) (?:~ )?leven|uit het leven (?:~ )?(?:stappen|stap)|(?:mijn|mn|me) leven (?:~ )?(?:beeindigen|te beeindigen|nemen|benemen)|" +
			"van het leven beroven",
		"(?:maak|ga|zou|wil|wilde|doe|pleeg) (?:~ )?{self} (?:~ )?(?:dood|van kant|af|ophangen|iets aan)(?! (?:van|lachen|werken|schamen|vervelen) ) ## haha|lach|schaam|verveel",
		"(?:donkere|zwarte|nare|enge) gedachten (?:~ )?(?:komen|zijn|weer|terug)",
	],
	method: [
		"(?:springen|spring|sprong|werpen|gooien|gooi|rijden|rij|te springen|te gooien|stappen|liggen|lopen) && (?:voor|van|vanaf|uit|onder|tegen|in|af) (?:~ )?{place} && (?:ik|mezelf|" +
			"me|mij|eraan|denk|om) ## vakantie|zwembad|naar (?:amsterdam|werk|huis|utrecht)|zwemmen|instappen|fiets|dienstregeling|parkeren|naar mn werk",
		"(?:hoeveel|welke|wat voor|hoe veel) (?:~ )?{means} ~~ (?:dood|dood te gaan|sterven|doodgaan|dodelijk|overdosis|gevaarlijk|niet wakker|te veel|zelfmoord)",
		"overdosis|(?:polsen|pols) (?:~ )?(?:doorsnijden|doorgesneden|door te snijden|opensnijden)|(?:manier|methode|hoe) (?:~ )?(?:om |kan ik |ga ik |kun je )?(?:~ )?(?:te sterven|" +
			"dood te gaan|zelfmoord te plegen|pijnloos|zelfmoord plegen|er een eind aan) ## tandarts|waxen",
		"(?:gespaard|verzameld|opgespaard|bewaard|spaar|verzamel) (?:~ )?{means}|{means} (?:~ )?(?:gespaard|opgespaard|verzameld)",
		"(?:bewaar|spaar|verstop|hamster) (?:~ )?{means} (?:~ )?(?:voor als|als het|voor het geval) (?:~ )?(?:niet meer|zover|genoeg)",
		"(?:perron|brug|balkon|raam) ~~ (?:stap|springen|sprong|vallen) (?:~ )?(?:genoeg|is genoeg|voldoende|en dan)",
	],
	intent: [
		"(?:afscheidsbrief|afscheidsbrieven|zelfmoordbrief|afscheidsbericht|afscheidsvideo) ## collega|werk|team|school|klas",
		"(?:ga|zal|heb besloten|besloten|van plan) (?:~ )?(?:mezelf|mijzelf|uit het leven|er een eind|er een einde|zelfmoord|mn leven|mijn leven) (?:~ )?(?:doden|stappen|maken|" +
			"aan maken|plegen|beeindigen|ophangen|van kant|vermoorden|iets|een) ## relatie|project|werk",
		"(?:maak|maken) (?:~ )?er (?:~ )?een (?:eind|einde) aan",
		"(?:alles|mijn zaken|mn zaken|papieren) (?:~ )?(?:geregeld|op orde|klaargelegd|voorbereid) && (?:wachtwoorden|testament)",
		"(?:zorg|zorgen|pas|let) (?:~ )?(?:goed )?(?:~ )?(?:voor|op) (?:~ )?(?:hond|kat|kinderen|mama) && (?:bedankt voor alles|vaarwel|vergeef|er niet meer)",
		"(?:sorry|vergeef|vergeven|spijt) (?:~ )?(?:voor |me )?(?:~ )?wat ik (?:~ )?(?:ga doen|zal doen|moet doen|van plan){lone}",
		"(?:weggegeven|weggeven|weggedaan|verkocht) && (?:niet meer nodig|niks meer nodig|nooit meer nodig|aan mij denken) ## oude|verhuizing|opruimen|klein|nieuwe",
	],
	imminent: [
		"(?:vanavond|vannacht|vandaag|straks|nu|morgen|zo meteen) (?:~ )?(?:maak ik|ga ik|spring ik|hang ik|pleeg ik|is het voorbij|stap ik) (?:~ )?(?:mezelf|me|er|een|dood|eind|einde|" +
			"zelfmoord|springen|uit het leven|van kant|{lone}) ## naar|eten|sporten|slapen|bed|koken|lunch|schoonmaken|werk|bellen|huiswerk|lezen|film|afspraak|de (?:trein|bus)",
		"(?:geslikt|genomen|ingenomen|opgegeten|gedronken|naar binnen gewerkt) && (?:heel|hele|alle|veel|te veel|overdosis|potje|doosje|strip|handvol|[0-9]+) && {means} ## vitamine|hond|kat",
		"(?:heb|kheb|net|ik) (?:~ )?(?:heel|hele|alle|allemaal|te veel|overdosis|een heel|[0-9]+) (?:~ )?{means} (?:~ )?(?:geslikt|genomen|ingenomen|op|gedronken) ## vitamine|hond",
		"(?:sta|zit|stond|ben|staan) (?:~ )?(?:op|aan|bij|voor) (?:~ )?{place} && (?:springen|spring|eraf|dood|einde|eind) ## zwembad|vakantie|wachten",
		"vaarwel (?:wereld|iedereen|allemaal)",
		"(?:genomen|geslikt|ingenomen|opgegeten) && (?:strips?|doosjes?|potje|handvol) && (?:paracetamol|pillen|{means}|net)",
		"(?:dit|vandaag|vanavond|het) (?:~ )?(?:is|wordt) (?:~ )?mijn laatste (?:avond|dag|nacht|bericht)(?! (?:in|op|bij|als) ) ## werk|vakantie|school|stage",
	],
	behaviour: [
		"zelfmoordpoging|suicidepoging|poging tot zelfmoord",
		"(?:geprobeerd|probeerde|poging|bijna) (?:~ )?(?:om )?(?:~ )?(?:mezelf|mijzelf|er een eind|zelfmoord|me) (?:~ )?(?:op te hangen|te doden|van kant|te vermoorden|aan te maken|" +
			"iets aan|te verdrinken|plegen|te plegen|dood|opgehangen|te snijden|een eind)",
		"(?:ziekenhuis|kliniek|ggz|psychiatrie) && (?:mijn poging|mn poging|na poging|maag leeggepompt)",
	],
	"self-harm": [
		"(?:mezelf|mijzelf|me|mijn armen|mn armen|mn polsen|mn arm|mijn arm|mn benen|mijn benen) (?:~ )?(?:gesneden|snijden|snij|te snijden|pijn doen|pijn te doen|verwond|verwonden|" +
			"te verwonden|beschadigen|beschadig|beschadigd|gekrast|branden|gebrand|krassen|pijn|verbranden|open gesneden|opengesneden) ## koken|uien|ui|scheren|groente|sporten|oven|" +
			"per ongeluk|tomaat|keuken|gevallen|rug|strijk",
		"(?:snij|snijd|verwond|beschadig|kras|brand|sla|doe) (?:~ )?(?:mezelf|mijzelf) (?:~ )?(?:pijn|{lone}|weer|expres) ## koken|uien|scheren|sporten|per ongeluk|keuken|tekort",
		"automutilatie|automutileren|zelfbeschadiging|zelfverwonding|zelfmutilatie",
		"(?:brand|snij|snijd|kras) (?:~ )?(?:mezelf|mijzelf|me|mn armen) (?:~ )?(?:met (?:een|de|mn) (?:aansteker|sigaret|mesje|scheermes)|tot (?:het )?bloed[a-z]*|om (?:iets|" +
			"wat) te voelen|expres|als straf)",
	],
	abuse: [
		"{them} (?:~ )?(?:heeft |heb |had |wil |gaat )?(?:~ )?(?:me|mij|ons) (?:~ )?(?:geslagen|slaat|sloeg|mishandeld|mishandelt|verkracht|verkrachtte|misbruikt|misbruikte|gewurgd|" +
			"wurgt|wurgde|bedreigd|bedreigt|geschopt|schopt|aangerand|betast|opgesloten|geduwd|keel) ## schaken|tennis|fifa|spelletje|record|hond",
		"{them} (?:~ )?(?:slaat|sloeg|mishandelt|verkracht|misbruikt|wurgt|bedreigt|schopt|betast|duwt|sluit) (?:~ )?(?:me|mij|ons) ## schaken|tennis|spelletje",
		"(?:ben|werd|word|was) (?:~ )?(?:verkracht|misbruikt|mishandeld|aangerand|seksueel misbruikt|bedreigd thuis)",
		"(?:durf|bang) (?:~ )?(?:niet )?(?:~ )?(?:naar huis|voor (?:mn|mijn|me) (?:~ )?(?:vriend|man|vader|ex|stiefvader|partner|vrouw|moeder)|voor hem) ## reactie|zeggen|teleurstell|verliezen|oordeel",
		"huiselijk geweld",
	],
	violence: [
		"(?:wil|ga|zal|zou|steek|schiet|maak|vermoord) (?:~ )?(?:hem|haar|ze|mijn|mn|iedereen|die) (?:~ )?(?:vermoorden|neersteken|neer|doodsteken|doodschieten|dood maken|af maken|" +
			"doodmaken|afmaken|dood|steken|overhoop|kapotschieten) ## haha|spel|fifa|van lachen|plant|lunch|af vandaag",
		"(?:bang|gedachten|drang|beelden) (?:~ )?(?:baby|kind|kindje|kinderen) (?:~ )?(?:iets aandoe|wat aandoe|iets aan te doen|wat aan te doen)",
	],
	eating: [
		"(?:vinger|vingers) (?:~ )?(?:in|door) (?:~ )?keel|(?:braak|braken|kots|kotsen|overgeven|overgegeven|geef) (?:~ )?(?:over )?(?:~ )?(?:na (?:~ )?(?:eten|maaltijd|elke)|expres|" +
			"om (?:~ )?(?:af te vallen|dun)|alles) ## griep|buikgriep|zwanger|dronken",
		"(?:anorexia|boulimia|laxeermiddelen|laxeer) ## vriendin|zus|dochter|boek|hersteld|docu",
		"(?:niks|niets|niet) (?:~ )?(?:gegeten|eten|eet) (?:~ )?(?:al (?:~ )?dagen|om (?:~ )?(?:af te vallen|dun)|zodat ik) ## griep|ramadan|ziek",
	],
	psychosis: [
		"(?:hoor|hoorde|horen) (?:~ )?(?:stemmen|een stem|de stemmen) ## buren|radio|koor|gang|stemmen van",
		"stemmen (?:~ )?(?:zeggen|zegt|bevelen|praten|schreeuwen|in mijn hoofd|in mn hoofd|die zeggen|fluisteren)|(?:word|worden) (?:~ )?(?:gevolgd|bespioneerd|vergiftigd|afgeluisterd|" +
			"in de gaten gehouden) ## instagram|baas|podcast",
		"(?:cameras?|microfoons?|microfoontjes|chip) (?:~ )?(?:in|achter|onder) (?:~ )?(?:mijn|mn|de muren|de muur) (?:~ )?(?:huis|kamer|hoofd|muur)? ?(?:~ )?(?:gehangen|verstopt|" +
			"geplaatst|geinstalleerd) ## ik heb|we hebben|inbra[a-z]*",
	],
};
