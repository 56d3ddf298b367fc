import type { LanguagePatterns } from "./languages.ts";

/** Italian, with its apostrophes gone ("daddio", "maffogo"), as in chats too ("nn", "xke"). */
export const ITALIAN: LanguagePatterns = {
	words: {
		want:
			"voglio|vojo|vorrei|volevo|desidero|preferirei|preferisco|voglia di|penso di|penso a|pensando di|pensato di|pensare di|penso che|ho pensato di|idea di|pensieri di|sto per|devo|" +
			"dovrei|potrei|ho deciso di|deciso di|spero di|spero che|magari|ho provato a|provato a|tentato di|cercato di|intenzione di|paura di|meglio|bisogno di|continuo a pensare di|" +
			"medito di|vado a|tentata di",
		means:
			"pastiglie|pillole|compresse|farmaci|sonniferi|medicine|scatola|ansiolitici|antidepressivi|tachipirina|gocce|candeggina|insulina|psicofarmaci|xanax|tavor|flacone|blister|veleno",
		place:
			"ponte|balcone|finestra|tetto|treno|metro|binari|palazzo|macchina|burrone|cavalcavia|camion|fiume|mare|terrazzo|scogliera|rotaie|piano|muro|albero|viadotto",
		them: "marito|ragazzo|ragazza|fidanzato|fidanzata|padre|madre|papa|mamma|patrigno|fratello|sorella|ex|zio|nonno|compagno|moglie|capo|lui|lei|figlio|professore|uomo",
		kill:
			"ammazzarmi|ammazzarm|uccidermi|suicidarmi|togliermi la vita|farla finita|impiccarmi|spararmi|buttarmi giu|buttarmi dal|buttarmi sotto|levarmi di mezzo|farmi fuori|" +
			"tagliarmi le vene|mettere fine alla mia vita|porre fine alla mia vita|mettere fine ai miei giorni|avvelenarmi|annegarmi|gettarmi|darmi la morte|farmi del male sul serio|" +
			"togliermi di mezzo|chiudere con la vita|lanciarmi|farla fnita|finirla con la vita|finirla per sempre|uccidere me stess[oa]",
	},
	idioms: [
		"(?:morire|morendo|muoio|muore|morto|morta|morti|moriamo|morivo|morirei|sono morta|sono morto) (?:~ )?(?:dal|dalla|di|dallo|d|dalle|dai) (?:~ )?(?:ridere|fame|sete|sonno|" +
			"vergogna|caldo|freddo|noia|risate|risa|curiosita|paura per lesame|stanchezza|invidia|voglia di|ridere)",
		"(?:stanc[oa]|buon[oa]|bell[oa]|noios[oa]) (?:~ )?(?:mort[oa]|da morire)|da morire|ammazza(?:re|ndo|to)? (?:il|un po il|un po di) tempo|ammazza(?:no)? che|crepi|" +
			"in bocca al lupo|(?:mi e )?morto (?:il|lo) (?:telefono|cellulare|pc)|(?:telefono|cellulare|batteria|pc|pianta) (?:~ )?mort[oa]|nemmeno morto|neanche morta",
		"(?:mamma|madre|padre|papa|capo|moglie|prof|marito|caldo|lavoro|questo|questa|ragazza) (?:~ )?(?:mi (?:ammazza|uccide|uccidera|ammazzera)|" +
			"mi sta uccidendo)(?! (?:se (?:lo lascio|parlo|me ne vado|lo denuncio)) )",
		"(?:non|mai|nessuna) (?:~ )?(?:voglio morire|voglio uccidermi|voglio ammazzarmi|suicida|pensieri suicidi|intenzione di (?:morire|uccidermi))(?! (?:ma nemmeno|ma neanche))",
		"suicidio (?:politico|commerciale|professionale)|suicide squad",
	],
	wish: [
		"{want} (?:~ )?(?:morire|essere mort[oa]|non esistere|non esserci|scomparire per sempre|sparire per sempre|smettere di esistere|smettere di vivere|non essere mai nat[oa]|" +
			"non essere nat[oa]|non svegliarmi|addormentarmi e non|dormire per sempre|crepare|non vivere|non essere viv[oa]|andarmene per sempre|lasciare questo mondo|sparire dal mondo|" +
			"raggiungere (?:mia|mio) (?:madre|padre|marito|moglie)(?! (?:al|in|a|allo) (?!cielo|paradiso))|che finisca tutto)(?! (?:vecchi[oa]|di|dal|dalla) )",
		"(?:voglio|vojo|vorrei|vogl|vgl) (?:~ )?(?:morire|crepare|sparire per sempre|morir)",
		"(?:non|nn|mai|nessuna|senza|piu|n) (?:~ )?(?:voglio|vorrei|riesco|ho voglia|ce la faccio|sopporto|vale la pena|ha senso|merito|voglia|motivo|ragione|motivi|" +
			"reggo) (?:~ )?(?:piu )?(?:~ )?(?:vivere|di vivere|a vivere|esistere|di esistere|continuare a vivere|essere viv[oa]|svegliarmi|per vivere|questa vita|la vita|la mia vita|" +
			"stare al mondo|stare qui|andare avanti a vivere|viver)(?! (?:con|a|in|senza|qui a|da|cosi lontano) )",
		"(?:senso|motivo|ragione|scopo|voglia) (?:~ )?(?:di|per|nella|a|nel|alla) (?:~ )?(?:vivere|vita|esistere|continuare a vivere|restare in vita|stare al mondo) && (?:non|nn|nessun|" +
			"nessuna|senza|perso|persa|piu|che) ## voglia di vivere questa",
		"(?:addormentarmi|addormento|addormentassi|dormire|dormo|andare a letto|letto) ~~ (?:non|mai|nn) (?:~ )?(?:svegliarmi|svegliarmi piu|risvegliarmi|svegliassi|mi sveglio|" +
			"svegliare)|non svegliarmi piu|non svegliarmi mai",
		"(?:stanc[oa]|stuf[oa]|esaust[oa]|nauseat[oa]|basta) (?:~ )?(?:di|della|d|con) (?:~ )?(?:vivere|esistere|vita|questa vita|essere viv[oa]|stare al mondo)(?! (?:con|a|in|da|di) )",
		"(?:meglio|felici|sollevati|bene) (?:~ )?(?:senza di me|se (?:io )?(?:~ )?(?:morissi|non ci fossi|sparissi|non esistessi|fossi mort[oa]|muoio))|(?:sono|solo|" +
			"essere) (?:~ )?(?:un |di )?peso (?:~ )?(?:per|{lone})|nessuno (?:~ )?(?:se ne accorgerebbe|sentirebbe|mancherei|piangerebbe|noterebbe)",
		"(?:preferirei|preferisco|meglio) (?:~ )?(?:mort[oa]|morire|essere mort[oa]|non esserci|non esistere)|(?:vorrei|magari) (?:~ )?(?:non |mai )(?:~ )?(?:essere (?:mai )?nat[oa]|" +
			"esistere|nat[oa])|spero (?:~ )?(?:di morire|di non svegliarmi|che dio mi prenda|di non risvegliarmi)|vita (?:~ )?(?:non (?:~ )?(?:ha (?:piu )?senso|vale|mi importa|minteressa|" +
			"mimporta)|mimporta piu niente|fa schifo voglio)|solo essere mort[oa]",
		"(?:stanc[oa]|stuf[oa]|esaust[oa]|stremat[oa]) di (?:tutto|lottare|soffrire|essere me) && (?:finisca|finita|smetta per sempre|sparire)",
		"(?:senso|motivo|ragione|scopo) (?:~ )?(?:di|per|nell|ad) (?:andare avanti|continuare|alzarmi|resistere){lone} && (?:non|nn|senza|nessun|che)",
		"(?:dispiace|delus[oa]|triste|peccato) (?:~ )?(?:essermi svegliat[oa]|svegliarmi|essere ancora viv[oa]|aprire gli occhi)(?! (?:presto|tardi|alle))",
	],
	thoughts: [
		"(?:suicidio|suicidarmi|suicidar|pensieri suicidi|istinti suicidi|tendenze suicide|suicida|suicidarsi|suicidi) ## film|libro|serie|notizia|lezione|prevenzione|articolo|canzone|" +
			"podcast|tesi|romanzo|si e suicidat[oa]|storia di",
		"(?:{want}|di|a|per|e|mi|come|quasi|pensare) (?:~ )?{kill} ## relazione|con lui|con lei|con questo lavoro|esame|con questa storia|con te|con il fumo|discussione|piscina",
		"mi (?:voglio|vojo|vorrei|devo|viene voglia di) (?:~ )?(?:ammazzare|uccidere|suicidare|togliere la vita|impiccare|sparare|buttare giu|buttare dal|buttare sotto)",
		"(?:fine|finita|chiudere|chiuderla) (?:~ )?(?:alla|con la|con|a) (?:~ )?(?:vita|mia vita|tutto questo per sempre|miei giorni) ## mediana|universitaria|notturna|sedentaria",
		"(?:penso|pensando|pensare|pensato) (?:~ )?(?:alla|di|della|sulla) (?:morte|morire|mia morte)(?! (?:di|del|della) )|(?:penso|immagino) (?:~ )?al mio funerale",
		"pensieri (?:~ )?(?:brutti|neri|oscuri|bui)|(?:brutti|quei|cattivi) pensieri (?:~ )?(?:tornano|tornati|di nuovo|in testa)",
	],
	method: [
		"(?:buttarmi|buttarm|saltare|gettarmi|lanciarmi|schiantarmi|mi butto|mi lancio|mi getto|buttare|mettermi|sdraiarmi) (?:~ )?(?:dal|dalla|sotto|giu|davanti|contro|nel|sui|in|" +
			"d[ai]) (?:~ )?{place} ## paracadute|piscina|bungee|vacanza|nuotare|festa",
		"(?:ponte|balcone|finestra|treno|binari|tetto) (?:~ )?(?:penso|pensare|viene voglia|pensato) (?:~ )?(?:di )?(?:~ )?(?:buttarmi|lanciarmi|saltare|gettarmi|farla finita|morire)",
		"(?:quante|quanti|quanta|che dose|quale dose) (?:~ )?{means} ~~ (?:morire|uccidermi|ammazzarmi|mortale|letale|overdose|pericolos[oae]|suicid[a-z]*|non svegliarsi)",
		"overdose|tagliarmi le vene|impiccarmi|(?:modo|metodo|maniera|come) (?:~ )?(?:per|di|si fa a|posso)? ?(?:~ )?(?:morire|suicidarmi|suicidarsi|uccidermi|ammazzarmi|" +
			"farla finita) ## piante|di noia|dal ridere|formiche",
		"(?:messo da parte|conservo|accumulo|raccolto|nascosto|accumulato) (?:~ )?{means}",
		"(?:tengo|conservo|nascondo|metto) (?:~ )?(?:da parte )?(?:~ )?{means} (?:~ )?(?:per quando|per il giorno|se un giorno) (?:~ )?(?:non|nn|decido)",
		"(?:stazione|binario|{place}|banchina) ~~ (?:basterebbe|basta|penso|voglia) (?:~ )?(?:un passo|buttarmi|saltare|lasciarmi)",
	],
	intent: [
		"(?:ho deciso|deciso|decisione) (?:~ )?(?:di )?(?:~ )?{kill}|mi (?:togliero|ammazzero|uccidero|suicidero|impicchero|tolgo|levero) (?:~ )?(?:la vita|di mezzo|{lone})",
		"(?:lettera|lettere|biglietto|messaggio|video) (?:~ )?(?:daddio|di addio|dadio|d addio|di suicidio|addio) ## colleghi|lavoro|ufficio|squadra|classe",
		"mi (?:ammazzo|uccido|suicido|impicco)(?! (?:di (?:lavoro|studio|risate)|a studiare) ) ## se non passo|ahah|haha",
		"(?:sistemato|messo in ordine|ordinato|preparato) (?:~ )?(?:tutto|documenti|le cose|carte) && (?:password|testamento)",
		"(?:prendetevi|prenditi|badate|abbiate) (?:~ )?(?:cura|ai|al|a) (?:~ )?(?:cane|gatto|bambini|mamma) && (?:grazie di tutto|grazie per tutto|addio|perdon[a-z]+)",
		"(?:perdonatemi|perdonami|scusate|scusatemi) (?:~ )?(?:per )?(?:~ )?(?:quello|cio) che (?:~ )?(?:sto per fare|faro|devo fare|fare){lone}",
		"(?:regalato|dato via|regalando|venduto) (?:~ )?(?:la|i|le|il) && (?:(?:non|nn) mi serv[a-z]+ piu|non ne avro|dove vado) ## vecchi[aeo]|trasloco|taglia|nuov[aeio]",
	],
	imminent: [
		"(?:stanotte|stasera|oggi|adesso|ora|domani|questa notte|tra poco) (?:~ )?(?:mi uccido|mi ammazzo|la faccio finita|mi suicido|mi butto|mi impicco|mi tolgo la vita|muoio davvero|" +
			"finisce tutto|sara tutto finito|faccio finita|uccidermi|ammazzarmi)",
		"(?:mi uccido|mi ammazzo|la faccio finita|mi suicido|uccidermi|ammazzarmi|farla finita) (?:~ )?(?:stanotte|stasera|oggi|adesso|ora|domani|questa notte)",
		"(?:preso|presa|mandato giu|ingoiato|ingerito|bevuto|inghiottito|buttato giu) (?:~ )?(?:tutt[aeio]|troppe|troppi|un sacco|la scatola|una scatola|il flacone|[0-9]+|tante|" +
			"candeggina|overdose) (?:~ )?(?:{means}|di|le|la|i) ## vitamine|caffe|tempo|acqua",
		"(?:sono|sto|in piedi|sedut[oa]|salit[oa]) (?:~ )?(?:sul|al|sulla|sopra|sui|davanti) (?:~ )?{place} && (?:buttarmi|saltare|lanciarmi|mi butto|salto|finita) ## piscina|vacanza|film|relax",
		"sto per (?:~ )?(?:buttarmi|saltare giu|lanciarmi|farla finita|uccidermi|ammazzarmi)|addio (?:mondo|a tutti|per sempre)",
		"(?:preso|mandato giu|ingoiato|ingerito) (?:~ )?(?:due|tre|quattro|tutto) (?:~ )?(?:blister|scatole|scatola|flaconi)",
		"(?:e|questa e|sara|oggi e) (?:~ )?(?:la mia ultima|il mio ultimo) (?:sera|notte|giorno|messaggio)(?! (?:a|in|al|con) ) ## lavoro|vacanza|scuola",
	],
	behaviour: [
		"(?:provato|tentato|cercato|quasi|tentativo) (?:~ )?(?:di|a|ad)? ?(?:~ )?(?:{kill}|suicidio|morire)",
		"(?:ospedale|pronto soccorso|psichiatria|dallospedale) && (?:mio tentativo|il tentativo|lavanda|mi hanno salvat[oa])",
	],
	"self-harm": [
		"(?:mi|di) (?:~ )?(?:tagliare|tagliarmi|taglio|tagliata|tagliato|taglia|faccio del male|fatto del male|fatta del male|brucio|bruciarmi|ferisco|graffio|faccio dei tagli|" +
			"autolesiono|picchio da sol[oa]) (?:~ )?(?:{lone}|le braccia|le gambe|i polsi|apposta|di proposito|di nuovo|quando|ancora|le cosce) ## capelli|cucinando|cipoll[ae]|barba|" +
			"palestra|unghie|cucina|corda|pizza|correndo|per sbaglio|la strada|fuori",
		"autolesionismo|autolesionista|autolesioni|farmi del male|farmi dei tagli|(?:tagliat[oa]|tagliarmi|taglio) (?:~ )?(?:le braccia|i polsi|le gambe|il braccio|le cosce)",
		"(?:ricominciato|ricomincio|ricaduta|ricadut[oa]) (?:~ )?(?:a |di )?(?:tagliarmi|bruciarmi|farmi del male|ferirmi)",
	],
	abuse: [
		"(?:mio|mia|il mio|la mia|un|il|l) (?:~ )?{them} (?:~ )?(?:mi|m) (?:~ )?(?:ha |a )?(?:~ )?(?:picchia|picchiat[oa]|picchiava|violentat[oa]|violenta|stuprat[oa]|stupra|mena|" +
			"menat[oa]|minaccia|minacciat[oa]|strozza|strozzat[oa]|tocca|toccat[oa]|abusa|abusat[oa]|schiaffeggia|strattona|chiude in|rinchiude|costringe|maltratta|aggredisce|aggredit[oa])",
		"(?:sono|ero|sono stat[oa]|stat[oa]|vengo|mi hanno|mi ha|m hanno) (?:~ )?(?:violentat[oa]|stuprat[oa]|abusat[oa]|picchiat[oa]|molestat[oa]|aggredit[oa]|menat[oa])|" +
			"violenza domestica|paura (?:~ )?(?:di lui|d[ei]l? mio (?:marito|ragazzo|padre|ex|compagno|fidanzato)|del mio (?:marito|ragazzo|ex|compagno|fidanzato)|di mio (?:marito|padre|" +
			"fratello)|di tornare a casa) ## deludere|giudizio|reazione|perdere",
		"(?:lui|lei|che) mi (?:picchia|mena|violenta|minaccia di morte|strozza)|mi (?:picchia|violenta|mena) ## sole|notizia",
	],
	violence: [
		"(?:voglio|vado a|vorrei|giuro che|devo|sto per|pensando di|voglia di|se) (?:~ )?(?:lo|la|li|uccidere|ammazzare|accoltellare|accoltellarlo|ucciderlo|ammazzarlo|ucciderla|" +
			"ammazzarla|sparare a|sparargli|strangolare|fare del male a) (?:~ )?(?:ammazzo|uccido|accoltello|sparo|strangolo|{them}|mio|mia|quel|quella|tutti|padre|{lone}) ## tempo|ahah|" +
			"haha|gioco|zanzara|formiche",
		"(?:lo|la|li) (?:accoltello|ammazzo|uccido|strangolo) ## tempo|ahah|haha|gioco",
		"(?:paura|voglia|pensieri|immagini) (?:~ )?(?:di|d) (?:~ )?(?:fare del male|fare male|soffocare|scuotere) (?:~ )?(?:bambin[oa]|bimb[oa]|figli[oa]|figli)",
	],
	eating: [
		"(?:provoco|provocarmi|procuro|induco) (?:~ )?vomito|(?:vomito|vomitare|rimetto) (?:~ )?(?:dopo (?:~ )?(?:pasto|mangiato|mangiare|cena|pranzo)|apposta|tutto quello che|" +
			"per (?:dimagrire|non ingrassare)) ## virus|influenza|incinta|ubriac[oa]|gastro",
		"dita in gola|(?:anoressia|bulimia|anoressica|bulimica|lassativi) ## amica|sorella|figlia|libro|guarit[oa]",
		"(?:non|nn|senza|smesso di) (?:~ )?(?:mangio|mangiare|mangiato|tocco cibo) (?:~ )?(?:da (?:~ )?giorni|per (?:dimagrire|non ingrassare|perdere)) ## influenza|carne|ramadan|virus|glutine",
	],
	psychosis: [
		"(?:sento|sentire|sentendo|senti) (?:~ )?(?:voci|delle voci|una voce|le voci) ## vicini|coro|radio|corridoio|strada",
		"voci (?:~ )?(?:mi (?:dicono|ordinano|parlano|urlano)|che mi|nella mia testa|nella testa)|(?:mi (?:spiano|seguono|controllano|avvelenano|sorvegliano)|chip (?:~ )?testa|leggono i miei pensieri)",
		"(?:messo|installato|nascosto|impiantato) (?:~ )?(?:telecamere|telecamera|microfoni|microspie) (?:~ )?(?:in casa mia|in camera mia|nella mia|nel mio) ## ho|abbiamo|ladri",
	],
};
