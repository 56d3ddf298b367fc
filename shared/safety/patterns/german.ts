import type { LanguagePatterns } from "./languages.ts";

/** German, with its umlauts as one letter ("wurde") or as two ("wuerde"). */
export const GERMAN: LanguagePatterns = {
	words: {
		want:
			"will|wil|wollte|moechte|mochte|wuerde|wurde|mag|mocht|kann|konnte|koennte|wunsche|wunschte|wuensche|wuenschte|hoffe|lieber|liebsten|denke|denk|dachte|gedanken|gedanke|daran|" +
			"dran|bereit|werde|werd|plane|plan|vor|lust|versucht|beschlossen|entschieden|wunsch|muss|sollte|soll|ueberlege|uberlege|spiele mit",
		me: "mich|mir",
		place:
			"brucke|bruecke|zug|bahn|dach|balkon|fenster|gleise|gleis|s bahn|u bahn|hochhaus|auto|lkw|abgrund|klippe|baum|fluss|see|wasser|stock|bahnsteig|schienen",
		means:
			"tabletten|pillen|schlaftabletten|medikamente|tablette|paracetamol|ibuprofen|insulin|packung|packungen|dose|antidepressiva|schmerztabletten|schlafmittel|bleichmittel|gift",
		them: "mann|frau|freund|freundin|vater|mutter|papa|mama|stiefvater|bruder|schwester|ex|partner|partnerin|onkel|opa|chef|lehrer|er|sie|sohn|stiefmutter|verlobter",
		kill:
			"umbringen|umzubringen|bring mich um|bringe mich um|umbring|umgebracht|das leben (?:zu )?nehmen|leben nehmen|leben zu nehmen|leben ein ende|erhangen|erhaengen|aufhangen|" +
			"aufhaengen|aufzuhangen|erschiessen|zu erschiessen|vergiften|ertranken|toten|tote|zu toten|selbst toten|schluss machen mit dem leben|mit dem leben schluss|" +
			"mit allem schluss machen|aus dem leben|abkratzen|die kugel geben|die pulsadern|vor den zug|vom dach|ein ende setzen|ein ende zu setzen|ein ende machen|was antun|etwas antun|" +
			"was anzutun|etwas anzutun|selbstmord|suizid|erloesen|ausloschen|wegmachen|killen|zu erhangen|selbst umbringen",
	},
	idioms: [
		"(?:lach|lache|lachen|lachte|gelacht|schame|schaem|scham|schamte|arger|langweile|langweil|arbeite|friere|frier|schuften|totlachen|kaputt) (?:~ )?(?:mich |uns )?(?:~ )?(?:tot|" +
			"zu tode|kaputt|halb tot)|zu tode (?:gelangweilt|erschrocken|geschamt|geargert)",
		"(?:sterbe?|gestorben|sterben|verrecke|stirbt|sterb) (?:~ )?(?:vor (?:~ )?(?:hunger|lachen|langeweile|durst|scham|neugier|hitze|kalte|peinlichkeit|aufregung|mudigkeit|" +
			"angst vor der prufung)|fast vor)",
		"(?:bringt|bringen|brachte|bringst) mich (?:~ )?(?:noch|irgendwann|fast|alle)? ?um (?:~ )?(?:wenn|falls|{lone})|(?:mutter|vater|chef|frau|mann|mama|" +
			"freundin) (?:~ )?bringt mich um|bringt mich (?:~ )?noch um|(?:hitze|job|arbeit|umzug|warten|stress|training) (?:~ )?(?:bringt|bringen|killt) mich",
		"(?:zeit|stunde|stunden|minuten) (?:~ )?(?:totschlagen|tot zu schlagen|totzuschlagen)|akku (?:~ )?(?:gestorben|tot|leer)|todmude|totmude|sterbenslangweilig|todlangweilig|" +
			"todsicher|tote hose|toter (?:punkt|fisch|winkel)",
		"(?:nicht|nie|niemals|kein|keine) (?:~ )?(?:suizidal|umbringen|selbstmordgefahrdet|suizidgedanken|selbstmordgedanken|sterben|selbstmord)(?! (?:aber auch nicht leben))",
		"sterben will ich nicht|will (?:~ )?nicht sterben|tot umfallen vor",
	],
	wish: [
		"(?:will|wil|wollte|moechte|mochte|wurde|wuerde|lieber|liebsten|wunsche|wunschte|wuenschte|wuensche|hoffe|kann|muss|sollte|besser|bereit|waer|ware|waere|wenn|" +
			"ich) (?:~ )?(?:sterben|tot sein|tot ware|tot waere|tot war|lieber tot|gestorben|tod sein|nicht mehr sein|nicht mehr leben|nicht mehr existieren|nicht mehr da sein|" +
			"nicht mehr aufwachen|nie wieder aufwachen|verrecken|krepieren|verschwinden fur immer|fur immer schlafen|fur immer einschlafen|nie geboren|nicht geboren|" +
			"unter der erde)(?! (?:vor|fur dich) )",
		"(?:einschlafen|einschlaf|schlafen|einschlafe|schlafe|bett) ~~ (?:nie wieder|nicht mehr|nie mehr|nimmer|nicht wieder) (?:~ )?(?:aufwachen|aufwache|wach werden|wachwerden|aufzuwachen|auf)",
		"(?:nicht|nie|nimmer|kein|keine|keinen|nix) (?:~ )?(?:mehr )?(?:~ )?(?:leben|weiterleben|existieren|am leben sein|aufwachen|bock zu leben|lust zu leben|lebenswillen|lebensmut|" +
			"lebenslust|lebenswert|lebenswerten|da sein)(?! (?:in|mit|bei|ohne|hier|wie|konnen (?:wir|in)) ) ## ohne dich nicht|wg|berlin|munchen|mit ihm|bei meinen",
		"(?:kein|keine|keinen|null|keinerlei) (?:~ )?(?:bock|lust|grund|kraft|sinn|willen|mut|wunsch) (?:~ )?(?:mehr )?(?:zu|zum|auf|im|am|auf das|aufs|mehr am|fur) (?:~ )?(?:leben|" +
			"weiterleben|zu leben|weiterzuleben|weiterzumachen|existieren)(?! (?:in|mit|bei) )",
		"(?:sinn) (?:~ )?(?:im|des|meines|am|vom) (?:~ )?lebens? && (?:kein|keinen|nicht|nie|verloren) ## film|monty|philosophie",
		"(?:waer|ware|waere|war|ich) (?:~ )?lieber (?:~ )?tot|lieber tot|am liebsten tot|wunschte (?:~ )?(?:tot|nie geboren|nicht geboren|nicht da)|(?:nie|niemals|" +
			"nicht) geboren (?:worden|ware|sein)?|lebensmude|lebensmuede|des lebens mude",
		"(?:ohne mich|wenn ich (?:~ )?(?:weg|tot|nicht mehr da|nicht da|gestorben|nicht gabe)) ~~ (?:besser|glucklicher|leichter|froh|egal|vermissen|merken|weniger sorgen)|" +
			"(?:besser dran|besser|leichter) (?:~ )?ohne mich|(?:bin|nur|falle|fall|euch|allen) (?:~ )?(?:eine |zur )?last (?:~ )?(?:fur|{lone})|niemand (?:~ )?(?:vermissen|merken|" +
			"wurde mich vermissen)",
		"(?:mude|satt|leid|kaputt) (?:~ )?(?:zu leben|das leben|vom leben|am leben zu sein|mein leben)|leben (?:~ )?(?:hat (?:~ )?keinen sinn|keinen sinn mehr|" +
			"ist (?:~ )?(?:nicht mehr lebenswert|sinnlos)|ertrage|nicht mehr (?:aushalten|ertragen))|ich mag nicht mehr leben",
		"(?:nicht|nimmer|nie) (?:~ )?(?:mehr )?(?:~ )?(?:hier sein|da sein|existieren|sein) (?:~ )?(?:auf dieser welt|auf der welt|in dieser welt|auf erden)|(?:kann|mag) (?:~ )?(?:und|" +
			"oder) (?:will|mag|kann) (?:~ )?nicht mehr{lone}|(?:ich )?will nicht mehr(?= (?:[.,]|ich kann|$)| $)",
		"(?:kein|keinen|null|keinerlei) (?:~ )?(?:sinn|grund|bock|kraft) (?:~ )?(?:mehr )?(?:~ )?(?:darin |dazu )?(?:~ )?(?:weiterzumachen|weiterzuleben|weiter zu machen|aufzustehen)",
		"(?:egal|nichts dagegen|nicht schlimm|froh) (?:~ )?(?:wenn|dass|falls) (?:~ )?(?:auto|bus|zug|lkw) (?:~ )?(?:uberfahrt|ueberfaehrt|uberfahren|erwischt)",
		"(?:falle|fall|bin|liege) (?:~ )?(?:allen|jedem|allem|euch) (?:~ )?(?:zur last|eine last|im weg|ein klotz)|(?:klotz am bein|platzverschwendung|nichts wert) (?:~ )?(?:fur|{lone})",
		"(?:zu|bei) (?:~ )?(?:mann|frau|mama|papa) (?:~ )?(?:in den himmel|im himmel|da oben|dort oben) && (?:will|mochte|moechte|bald)",
		"(?:enttauscht|enttaeuscht|traurig|schade) (?:~ )?(?:dass|wenn|nicht|wieder) (?:~ )?(?:aufgewacht|aufwache|aufzuwachen|noch lebe)",
	],
	thoughts: [
		"(?:selbstmord|suizid|freitod|selbsttotung|selbstmordgedanken|suizidgedanken|suizidal|suizidale|suizidaler|selbstmordgefahrdet|todeswunsch|lebensmude|todessehnsucht|" +
			"selbstmordplane|suizidalitat) ## film|buch|serie|vortrag|seminar|pravention|artikel|podcast|roman|doku|hausarbeit|kommando|politischer",
		"(?:{want}|ich|ob|zu|einfach|und|dass) (?:~ )?(?:mich|mir) (?:~ )?{kill} ## lachen|wenn ich vergesse",
		"(?:bring|bringe|brachte|nehme|nehm|nahme|erhange|erschiesse|tote|hang|hange|haenge|toete) (?:~ )?(?:mich|mir) (?:~ )?(?:um|das leben|auf|selbst|{lone}) ## frei|zeit|urlaub|vor|" +
			"ein buch|ein taxi|tee",
		"(?:mich|mir) (?:~ )?(?:umbringen|umzubringen|das leben|was antun|etwas antun|die kugel|umbring|umgebracht)|(?:dem|meinem) leben ein ende|schluss (?:~ )?mit dem leben|" +
			"leben (?:zu )?beenden|mein leben (?:~ )?(?:beenden|wegwerfen|nehmen)",
		"(?:dunkle|dunklen|schwarze|schlimme) gedanken (?:~ )?(?:kommen|sind|wieder|zuruck)",
		"(?:denke|uberlege|ueberlege|nachdenken) (?:~ )?(?:daruber |nach )?(?:~ )?wie ich (?:~ )?(?:es beende|alles beende|es beenden|dem ein ende)",
		"(?:angst|furchte|sorge) (?:~ )?(?:was|dass) ich (?:~ )?(?:mir antun|mir was antue|mir etwas antue|mir was antun)|angst vor mir selbst|(?:mir|mich) (?:~ )?(?:nicht trauen|" +
			"nicht uber den weg) (?:~ )?(?:allein|heute|gerade)?",
	],
	method: [
		"(?:springen|springe|spring|werfen|werfe|werf|sturzen|sturze|schmeissen|schmeisse|fahren|fahr|legen|lege|laufen|stellen|gesprungen|zu werfen|zu springen|" +
			"runterspringen) && (?:vor|von|vom|aus|auf|gegen|in|unter|vors) (?:~ )?{place} && (?:mich|ich|mir) ## urlaub|nach (?:hause|berlin|munchen|koln|hamburg)|schwimmen|fallschirm|" +
			"bungee|zur arbeit|mit dem (?:zug|auto)|freibad|parken",
		"(?:wie viele|wieviele|wie viel|wieviel|welche|welche dosis) (?:~ )?{means} ~~ (?:sterben|umzubringen|umbringen|todlich|tot|zu viel|gefahrlich|uberdosis|tot zu|aufwachen)",
		"uberdosis|ueberdosis|pulsadern|(?:mich|mir) (?:~ )?(?:erhangen|aufhangen|erschiessen|vergiften|ertranken|aufzuhangen)|(?:methode|weg|art|wie) (?:~ )?(?:zu sterben|" +
			"sich umzubringen|mich umbringen|bringt man sich um|sterbe ich|schmerzlos|schmerzfrei) ## zahnarzt|haarentfernung",
		"(?:gesammelt|gehortet|sammle|horte|aufgehoben|versteckt) (?:~ )?{means}|{means} (?:~ )?(?:gesammelt|gehortet|zuruckgelegt)",
		"(?:bahnsteig|brucke|bruecke|balkon) ~~ (?:schritt|springen|sprung|fallen lassen) (?:~ )?(?:wurde reichen|wuerde reichen|reicht|genugt)",
	],
	intent: [
		"(?:abschiedsbrief|abschiedsbriefe|abschiedsnachricht|abschiedsvideo) ## kollegen|arbeit|team|firma|schule",
		"(?:werde|werd|beschlossen|entschieden|vorhabe|hab vor|habe vor) (?:~ )?(?:mich|mir)? ?(?:~ )?{kill}|(?:werde|will) (?:~ )?schluss machen mit (?:dem|meinem) leben",
		"(?:plan|datum|tag) (?:~ )?(?:fur|wie|wann) (?:~ )?(?:meinen (?:tod|suizid|selbstmord)|mich umbringe|ich sterbe|ich es mache)",
		"(?:alles|meine sachen|meine angelegenheiten|papiere) (?:~ )?(?:geregelt|geordnet|in ordnung gebracht|vorbereitet) && (?:passworter|passwoerter|testament)",
		"(?:passt|pass|kummert|kummere) (?:~ )?(?:gut )?(?:~ )?(?:auf|um|fur) (?:~ )?(?:hund|katze|kinder|mama) && (?:danke fur alles|lebt wohl|verzeiht|nicht mehr da)",
		"(?:verschenkt|verschenke|weggegeben|hergegeben) && (?:brauch|brauche|brauchen) (?:~ )?(?:nicht mehr|nichts mehr|nimmer) ## alten?|umzug|ausmisten|klein|neuen?",
	],
	imminent: [
		"(?:heute|heute nacht|heut|morgen|jetzt|gleich|heute abend|nachher|heut nacht|heut abend) (?:~ )?(?:bring(?:e)? (?:~ )?mich um|mach(?:e)? (?:~ )?schluss|sterbe ich|" +
			"tote ich mich|nehm(?:e)? (?:~ )?das leben|ist es vorbei|mache ich es|beende ich|bin ich tot|spring(?:e)? ich|hange ich mich|umbringen) ## vor hunger|vor lachen|mit (?:ihm|ihr)|" +
			"feierabend",
		"(?:bring(?:e)? mich|umbringen|sterbe|springe|tote mich) (?:~ )?(?:heute|heute nacht|jetzt|gleich|morgen|um heute|um jetzt)",
		"(?:geschluckt|genommen|eingenommen|gefressen|getrunken|intus|eingeworfen) && (?:ganze|alle|viele|zu viele|uberdosis|packung|packungen|handvoll|dose|[0-9]+|" +
			"lauter) && {means} ## vitamin|gestern keine|hund|katze",
		"(?:steh|stehe|sitze|sitz|bin|stand) (?:~ )?(?:auf|am|an|vor) (?:~ )?{place} && (?:springe|spring|springen|runter|schluss|sterben|werfe|tot) ## schwimmbad|urlaub",
		"lebt wohl|leb wohl (?:welt|fur immer)|macht es gut fur immer",
		"(?:das|heute|dies) (?:~ )?(?:ist|wird) (?:~ )?(?:mein letzter|meine letzte) (?:abend|tag|nacht|nachricht)(?! (?:in|im|an|bei) ) ## arbeit|job|urlaub|schule",
	],
	behaviour: [
		"(?:suizidversuch|selbstmordversuch|umbringversuch)",
		"(?:versucht|wollte|versuchte|versuchen|probiert|fast) (?:~ )?(?:mich|mir) (?:~ )?(?:~ )?{kill}|(?:mich|mir) (?:~ )?(?:umzubringen|das leben zu nehmen|" +
			"fast umgebracht) (?:~ )?versucht|mich (?:~ )?fast umgebracht",
		"(?:klinik|krankenhaus|psychiatrie|notaufnahme) && (?:mein versuch|meinem versuch|magen ausgepumpt|uberdosis)",
	],
	"self-harm": [
		"(?:ritz|ritze|ritzen|geritzt|ritzte|selbstverletzung|selbstverletzendes|svv|selbstverletzt) ## in den baum|holz",
		"(?:mich|mir) (?:~ )?(?:selbst |selber )?(?:~ )?(?:verletze|verletzen|verletzt|schneide|schneiden|geschnitten|verbrenne|verbrennen|weh tu|wehtue|wehtun|weh zu tun|schlage|" +
			"aufgeschnitten) (?:~ )?(?:{lone}|absichtlich|wenn|arm|arme|damit) ## kochen|zwiebel|rasieren|haare|sport|fussball|herd|ofen|versehentlich|aus versehen|urlaub|training|finger",
		"verletze mich (?:selbst|selber)|(?:arme|arm|beine|oberschenkel) (?:~ )?(?:aufgeschnitten|aufgeritzt|geschnitten|zerschnitten)",
		"(?:verbrenne|verbrenn|schneide|schneid) (?:~ )?(?:mich|mir) (?:~ )?(?:mit (?:dem|einem|einer) (?:feuerzeug|zigarette|klinge|rasierklinge)|blutig|um (?:was|etwas) zu (?:spuren|" +
			"fuhlen)|bis es blutet|zur strafe|absichtlich)",
	],
	abuse: [
		"{them} (?:~ )?(?:hat |haben |will |wird )?(?:~ )?(?:mich|uns) (?:~ )?(?:geschlagen|schlagt|schlaegt|gewurgt|wurgt|vergewaltigt|vergewaltigte|missbraucht|verprugelt|verpruegelt|" +
			"bedroht|getreten|tritt|angefasst|begrapscht|geschubst|eingesperrt|verprugeln|prugelt|misshandelt|umbringen wenn ich gehe) ## tennis|schach|in der diskussion|um langen",
		"{them} (?:~ )?(?:schlagt|schlaegt|wurgt|prugelt|missbraucht|vergewaltigt|bedroht|tritt|verprugelt|begrapscht|fasst|misshandelt|sperrt) (?:~ )?(?:mich|uns) ## tennis|schach|im spiel",
		"(?:wurde|wurd|bin|worden|werde) (?:~ )?(?:vergewaltigt|missbraucht|verprugelt|sexuell|zu hause geschlagen|misshandelt|vergewohltatigt) ## spiel|film|recht",
		"angst (?:~ )?(?:vor ihm|vor (?:meinem|mein|meiner) (?:~ )?(?:mann|freund|vater|ex|stiefvater|partner|frau|mutter)|nach hause) ## enttausch|sagen|vorwurf|reaktion|treffen|" +
			"kennenlernen|verlieren|verlassen",
		"hausliche gewalt|haeusliche gewalt",
	],
	violence: [
		"(?:will|werde|werd|wurde|konnte|bring|bringe|stech|steche|ersteche|erschiesse|mach|mache) (?:~ )?(?:ihn|sie|meinen|meine|den|alle|jemanden|die) (?:~ )?(?:umbringen|um|ab|toten|" +
			"erstechen|abstechen|erschiessen|kalt|fertig machen mit dem messer|abknallen|verletzen) ## lachen|haha|wenn er wieder|im spiel|vertrag|hotel|mama umarmen|holen|zeit|abo|" +
			"bringe (?:~ )?(?:ihn|sie) (?:~ )?ab|die (?:frage|rechnung)|ort|haus um|ecke",
		"(?:angst|gedanken|drang|bilder) (?:~ )?(?:baby|kind|kindern|kinder) (?:~ )?(?:was anzutun|etwas anzutun|was antue|weh zu tun)",
	],
	eating: [
		"(?:kotz|kotze|kotzen|erbreche|erbrechen|ubergebe|uebergebe|gekotzt|ubergeben) (?:~ )?(?:mich )?(?:~ )?(?:nach (?:~ )?(?:essen|mahlzeit|jedem)|absichtlich|damit ich|" +
			"um (?:abzunehmen|dunn)|alles wieder) ## magen|virus|schwanger|betrunken|party",
		"finger in den hals|(?:magersucht|bulimie|magersuchtig|bulimisch|abfuhrmittel) ## freundin|tochter|schwester|buch|geheilt|doku",
		"(?:nichts|nix|nicht) (?:~ )?(?:gegessen|esse|essen) (?:~ )?(?:seit (?:~ )?tagen|um (?:~ )?(?:abzunehmen|dunn)|damit ich) ## magen|ramadan|krank|op",
	],
	psychosis: [
		"(?:hore|hoere|hor|hoer|horen) (?:~ )?(?:stimmen|eine stimme|die stimmen) ## nachbarn?|radio|chor|nebenan|flur",
		"stimmen (?:~ )?(?:sagen|befehlen|reden|schreien|flustern|in meinem kopf|sagt)|(?:werde|werd|mich) (?:~ )?(?:uberwacht|verfolgt|abgehort|vergiftet|ferngesteuert) ## instagram|chef|podcast|hund",
		"chip (?:~ )?im kopf|lesen meine gedanken",
		"(?:kameras?|wanzen|mikrofone?|mikros) (?:~ )?(?:in|hinter|unter) (?:~ )?(?:meiner|meinem|meinen|den wanden) (?:~ )?(?:wohnung|zimmer|haus|kopf)? ?(?:~ )?(?:versteckt|" +
			"installiert|eingebaut|eingepflanzt) ## ich habe?|wir haben|einbr[a-z]*",
	],
};
