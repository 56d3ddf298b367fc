import type { LanguagePatterns } from "./languages.ts";

/** Italian, as in chats too ("nn", "xke"), apostrophes gone: {gap} a few words of one clause, {so} small ones only. */
export const ITALIAN: LanguagePatterns = {
	words: {
		gap: "(?:((?!(?:non|nn|mai|come|perche|chi|lui|lei|che (?!mi))(?= ))[a-z0-9]+) ){0,5}",
		so: "(?:(?:piu|di|ad?|per|il|la|mia|una?|ho|ha|ce|mi|va|motiv[oi]|ragione|senso|vogli[oa]|vojo|riesco|faccio|vedo|trovo|sopporto|reggo|merito|vale|pena|continuare|nel|nella) ){0,6}",
		want: "v?o?gli[oa](?: di)?|vojo|vorrei|volevo|desidero|preferi(?:sco|rei)|sper(?:o|avo)(?: che| di)?|meglio|magari|bisogno di|dovrei|deciso di|vulesse",
		dead: "(?:mori(?:re?)?|murire?|muri|crepare|mort[oa]|(?:sparire|scomparire|dormire|andarmene) per sempre)(?! (?:di|dal|dalla|dallo|vecchi[oa]) )",
		live: "(?:vivere?|campare|esistere|esserci|viv[oa]|stare (?:qui , )?(?:al mondo|su questa)|svegliarmi(?: piu)?|(?:la|questa|mia) vita)(?! (?:con|a|in|senza|qui|da|lontan[oa]|di) )",
		kill: "(?:ammazz|suicid|impicc|avvelen|anneg|affog|dissangu)ar|uccider",
		hand:
			"{kill}mi?|mi (?:voglio|vojo|vorrei|devo|viene) {gap}{kill}e|(?:toglier|levar|tolgo|levo)(?:mi)? (?:la vita|di mezzo)|spararmi(?! (?:una|due|le|il) )|" +
			"fine alla mia vita|farmi fuori|{done}",
		done: "(?:farla finita|la faro finita|finirla)(?! con (?!la vita|tutto))|(?:lasciare|uscire da) questo mondo|tagliarmi le vene|darmi fuoco",
		now: "mi (?:ammazz|suicid|impicc|uccid|avvelen)e?r?o(?! (?:di|ad? [a-z]+re) )|mi (?:tolg|toglier|lev)o (?:la vita|di mezzo)|mi sparo (?:in|un colpo)|la faccio finita(?! con (?!la vita|tutto))",
		word: "(?<!el )suicidio|suicidi|suicida|suicide|{kill}si|che si (?:ammazz|uccid)[a-z]*",
		pill: "pastiglie|pillole|compresse|farmaci|sonniferi|medicine|ansiolitici|antidepressivi|tachipirin[ae]|gocce|candeggina|insulina|psicofarmaci|xanax|tavor|flacone|blister|veleno|scatola",
		took: "prend[oe]r?[a-z]*|pres[eioa]|ingoi[a-z]*|inghiott[a-z]*|bevut[oa]|berlo|mandat[oa] giu|buttat[oa] giu|ingerit[oa]|mandare giu",
		arms: "pistola(?! (?:della|a) )|fucile|cappio|corda|lametta|rasoio|arma|gas|veleno|topicida",
		spot: "ponte|balcone|finestra|tetto|treno|metro|binari|binario|palazzo|burrone|cavalcavia|terrazz[oa]|scogliera|piano|viadotto|[a-z]*impalcatura|rotaie|diga|torre|stazione|pozzo|fiume",
		jump: "(?:butta|lancia|getta|schianta|sdraia)rmi?|mi (?:butto|lancio|getto|schianto)|mi sono buttat[oa]|saltare|salto|un passo|buttat[oa] io|schiantarmi",
		die: "{want} {gap}{dead}|(?:meglio|fossi|ero) (?:gia )?mort[oa]|{want} (?:~ )?(?:non|nn|smettere di) (?:(?:essere|piu|mai) ){0,2}(?:nat[oa]|{live})|(?:dio|signore) {gap}mi (?:prenda|chiami)",
		stop: "(?:non|nn|senza|nessun[oa]?|pers[ao]|mai) {so}(?:{live}|andare avanti{lone})|(?:non|nn) (?:mi svegli[a-z]* (?:mai )?piu|sono mort[oa] io)|magari (?:non|nn) mi svegliassi",
		worn: "(?:stanc[oa]|stuf[oa]|esaust[oa]) (?:di|della) {so}{live}|vita (?:~ )?(?:non|nn) {so}(?:senso|vale|niente|m?importa)|stanc[oa] di tutto , voglio che|(?:sono|essere) (?:solo )?un peso",
		gone: "meglio senza di me|senza di me (?:star|sar|viv)[a-z]* meglio|se (?:sparissi|morissi) ~~ (?:nessuno|meglio)|macchina mi investisse|raggiungere {gap}in cielo|essermi svegliat[oa]{lone}",
		dark:
			"pens[a-z]* {gap}(?:alla (?:mia )?morte|a morire|a come morire)(?! di)|pensieri (?:brutti|neri)|come farla finita|potrei farmi{lone}|" +
			"facile non esistere|(?:di|per) il senso di andare avanti",
		plan: "{now}|(?:ho deciso|sto per|scelto) (?:~ )?(?:{hand}|morire)|(?:letter[ae]|bigliett[oi]|messaggio|video) (?:di )?d?addio",
		bye:
			"sistemato tutto , {gap}password|grazie di tutto , prendetevi|quello che sto per fare{lone}|regalato {gap}, non mi serv[a-z]+ piu|" +
			"la mia ultima (?:sera|notte){lone}|addio a tutti(?= $| ,)",
		past: "(?:provat|tentat|cercat)o (?:~ )?(?:di|a|ad|il) (?:{hand}|suicidio|morire|{jump})|tentato (?:il )?suicidio|mio tentativo|overdose|tagliat[oa] le vene|per morire{lone}",
		slit: "mi (?:taglio|brucio|ferisco)|mi (?:graffio|gratto) {gap}sangue|mi sono (?:~ )?tagliat[oa]",
		mark: "braccia|polsi|gambe|cosce|apposta|sangue|di nuovo|lametta|l?accendino|sigarett[ae]|ansia",
		harm: "autolesion[a-z]*|(?:farmi|mi faccio|mi sono fatt[oa]) (?:del male|male apposta)|(?:ricominciato|ripreso|tornat[oa]) a tagliarmi",
		hits: "mi (?:ha |hanno )?(?:picchi|men[ao]|violent|stupr|minacci|strozz|abus|schiaffegg|maltratt|molest|chiude in|obbliga a farlo|da(?:to)? uno schiaff|me(?:tte|sso) le mani|ammazza se)[a-z]*",
		fear: "(?:stat[oa]|vengo) (?:stuprat|violentat|abusat|picchiat)[oa]|paura (?:di lui|(?:del|di) mio (?:ragazzo|marito|padre|ex|compagno)){lone}|abusa[a-z]* di me|mi tocca quando|mie foto nude",
		food:
			"dita {gap}gola|vomit[a-z]* (?:~ )?apposta|vomito dopo|(?:provoco|procuro) {gap}vomito|abbuff[a-z]* ~~ vomitare|(?:non|nn) mangio {gap}giorni (?:per|" +
			"xke|perche)|lassativi|anoressi(?:a|ca)",
		hear: "voci (?:~ )?(?:mi|che mi|nella) [a-z]+|telecamere {gap}in casa mia|mi (?:spiano|avvelenano|sorvegliano)|leggono {gap}pensieri",
	},
	idioms: [
		"(?:mort[oa]|muoi|mor[ie]|morend)[a-z]* (?:quasi )?(?:di|dal|dalla|dallo) [a-z]+|da morire|mi (?:uccid|ammazz)(?:e|a|ono|ano|era)(?! (?:di botte|ogni|se (?:lo lascio|me ne vado|parlo)))",
		"(?:non|nn|mai|nessuna) (?:(?:voglio|di|ho|intenzione|piu) ){0,3}(?:morire|{kill}mi|suicid[a-z]*)|paura di morire|(?:e|era|sarebbe) un suicidio|suicidio (?:politico|assistito)",
	],
	wish: ["{die}|{worn}|{gone}", "{stop}"],
	thoughts: ["{word} ## film|libro|serie|articolo|podcast|lezione|si e suicidat[oa]", "{hand}|{dark}"],
	method: [
		"{jump} && {spot} ## bungee|paracadute|piscina",
		"buttarmi (?:giu|sotto|da li)(?! (?:la|le) )|schiantarmi|contro un (?:muro|albero|camion|palo) ~~ (?:morire|finita)",
		"{pill} && (?:morire|mortale|letale|da parte|accumul[a-z]*|per quando|in mano|berlo) ## tosse",
		"{arms} && (?:testa|bocca|in mano|usarla|su di me|davanti|trave|caric[a-z]*|pront[oa]|lo faccio|sul tavolo) && (?:ho|mi|me) ## cucina|doccia",
	],
	intent: ["{plan}", "{bye}"],
	imminent: [
		"{took} && {pill} && (?:tutt[aeio]|tropp[aei]|un sacco|inter[aoi]|due blister|tant[ei]|[0-9]{2}|candeggina|manciata) ## mal di testa",
		"(?:le|li|l) ho (?:gia )?(?:pres[eio]|ingoiat[eio]) tutt[eio](?= $| ,)|ingoiato tutto|(?:adesso|ora|stanotte) (?:salto|muoio){lone}|sto per (?:saltare|buttarmi)",
	],
	behaviour: ["{past}"],
	"self-harm": ["{slit} && {mark} ## dito|capelli|per sbaglio|cuc[a-z]*|forno|barba|depil[a-z]*", "{harm}"],
	abuse: ["{hits}(?! a (?:scacchi|carte))", "{fear}"],
	violence: ["(?:voglio|vado a|giuro) {gap}(?:{kill}l[oa]|lo ammazzo)|lo accoltello|male al mio bambin[oa]"],
	eating: ["{food} ## virus|influenza|incinta"],
	psychosis: ["{hear} ## radio|coro|vicini"],
};
