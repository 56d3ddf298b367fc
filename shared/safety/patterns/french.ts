import type { LanguagePatterns } from "./languages.ts";

/** French, with its apostrophes gone ("jai", "den finir") and as in chats ("jveux", "g envie", "c"). */
export const FRENCH: LanguagePatterns = {
	words: {
		want:
			"veux|veu|voudrais|voulais|voulait|aimerais|aimerai|envie de|envie d|prefere|prefererais|prefererai|prefererait|souhaite|souhaiterais|espere|espererais|reve de|besoin de|dois|" +
			"devrais|pense a|pensais a|penser a|pensees de|pensee de|songe a|songer a|vais|va|idee de|idees de|jveux|jvoudrais|jaimerais|jprefere|peux|pourrais|compte|decide de|decidee? de|" +
			"tente de|tenter de|essaye de|essaie de|essayer de|failli|plan pour|tentee? de|peur de|point de|prevu de|ai pense a|aurais du",
		means:
			"cachets|cachet|comprimes|pilules|medicaments|medocs|somniferes|anxiolytiques|antidepresseurs|doliprane|doliprannes|paracetamol|boite|boites|plaquette|javel|insuline|xanax|tablette",
		place:
			"pont|toit|balcon|fenetre|quai|train|metro|falaise|immeuble|rails|voie|voies|etage|voiture|camion|rer|arbre|mur|riviere|seine|vide|eau|viaduc|rambarde",
		them: "mari|copain|copine|conjoint|compagnon|mec|pere|mere|beau pere|frere|soeur|ex|oncle|grand pere|femme|patron|prof|il|elle|papa|maman|voisin",
		kill:
			"me tuer|mtuer|me suicider|msuicider|me foutre en lair|me pendre|me flinguer|me buter|moter la vie|me supprimer|mettre fin a mes jours|mettre fin a ma vie|en finir avec la vie|" +
			"en finir avec ma vie|en finir pour de bon|en finir avec tout|me tirer une balle|mimmoler|me noyer|me defenestrer|m oter la vie|menlever la vie|me donner la mort|me zigouiller|" +
			"me crever|m enlever la vie|mettre un terme a ma vie|mettre un terme a mes jours|me jeter sous|me jeter du|me jeter par|mouvrir les veines|me tailler les veines|me trancher|" +
			"mempoisonner",
	},
	idioms: [
		"(?:mort|morte|morts|mortes|meurs|mourir|mourrais|creve|crever|crevee?) (?:~ )?(?:de|d) (?:~ )?(?:rire|faim|soif|fatigue|chaud|froid|honte|ennui|peur|sommeil|trouille|jalousie|" +
			"rires|lol|envie)|(?:mourir|mort|morte|meurs|crever) dennui|creve la dalle|on creve de|je creve de|mourir dennui",
		"(?:tu|il|elle|ca|ce|cette|vous|la|le|ces|boulot|chaleur|prof|job|taf|fatigue) (?:~ )?(?:me|m) (?:tue|tues|tuent|tuera|tuer)(?! (?:si je (?:pars|parle|le quitte)|un jour) )",
		"(?:tue|tuer|tuant) le temps|cest mortel|mortel|telephone est mort|batterie|nature morte|temps mort|point mort|a mourir de rire",
		"(?:pas|jamais|aucune) (?:~ )?(?:envie de (?:mourir|me tuer|me faire du mal)|suicidaire|pensees? suicidaires?|me suicider)(?! (?:mais|quoique))",
		"veux pas (?:mourir|me tuer|me suicider)|suicide (?:politique|professionnel|commercial)|suicide squad|virgin suicides",
		"(?:mere|pere|patron|copine|femme|mari|mec) (?:~ )?va me tuer",
	],
	wish: [
		"{want} (?:~ )?(?:mourir|crever|etre mort|etre morte|ne plus exister|plus exister|ne pas exister|disparaitre|cesser de vivre|ne plus vivre|plus vivre|partir pour toujours|" +
			"ne jamais etre ne|jamais etre nee?|plus etre la|ne plus etre la|mendormir|dormir pour toujours|ne plus me reveiller|plus me reveiller|ne pas me reveiller|quitter ce monde|" +
			"rejoindre (?:ma|mon) (?:mere|pere|mari|femme|fils|fille)|partir de ce monde|que tout sarrete|que ca sarrete|ne plus etre|arreter de vivre|arreter dexister)(?! (?:a la campagne|" +
			"quelques|une semaine|un weekend|en vacances|tot|plus tot|au restaurant|ce soir tot|vieux|vieille) ) ## pluie|bruit|travaux|voisins?",
		"(?:veux|veu|jveux|voudrais|jvoudrais|vx) (?:~ )?(?:mourir|crever|en finir|disparaitre)",
		"(?:plus|pas|aucune|sans|perdu|plu) (?:~ )?(?:envie|gout|raison|raisons|force|courage) (?:~ )?(?:de |a |d |la )?(?:~ )?(?:vivre|la vie|exister|me lever le matin pour rien|" +
			"continuer a vivre|rester en vie|etre en vie)|plus (?:le )?gout a rien",
		"(?:peux|veux|supporte|arrive|jarrive|veut) (?:~ )?(?:plus|pas|plu) (?:~ )?(?:vivre|exister|la vie|etre en vie|cette vie|continuer a vivre|de vivre|ma vie)(?! (?:avec|chez|ici|" +
			"ensemble|a paris|sans) )",
		"(?:fatiguee?|marre|ras le bol|lasse?|degoutee?|epuisee?) (?:~ )?(?:de|d) (?:~ )?(?:vivre|exister|la vie|cette vie|etre en vie|ma vie)",
		"(?:mieux|heureux|tranquilles|soulages) (?:~ )?(?:sans moi|si jetais mort|si je netais|si je disparais|si je mourais|si jetais plus|si je nexistais)|(?:je suis|jsuis|suis|" +
			"etre) (?:~ )?(?:un )?(?:poids|fardeau|boulet) pour|personne (?:~ )?(?:remarquerait|manquerais|manquerai|sen rendrait|pleurerait)",
		"(?:aurais|aurait) (?:~ )?(?:prefere|voulu|du) (?:~ )?(?:ne jamais|jamais|pas|ne pas) (?:~ )?(?:naitre|nee?|exister)|jamais (?:du )?naitre|(?:a quoi bon|" +
			"pourquoi) (?:~ )?(?:vivre|continuer a vivre|rester en vie|je vis|rester vivant)",
		"(?:endors|mendormir|mendorme|dormir|couche|coucher) ~~ (?:plus|jamais|pas) (?:~ )?(?:me reveiller|reveiller|reveille|me reveille|rouvrir)|(?:vie|existence) (?:~ )?(?:ne vaut|" +
			"na plus de sens|a plus de sens|vaut plus|sert a rien|na aucun sens)|prefere(?:rais|rai)? (?:~ )?(?:mort|morte|mourir)|mieux morte?|mieux si jetais morte?",
		"(?:plus|pas|veux pas|veux plus) (?:~ )?(?:etre la|detre la|rester|etre ici) (?:~ )?(?:sur (?:cette )?terre|dans ce monde|sur cette planete|en general)",
		"(?:plus|pas|aucun|quel) (?:~ )?(?:linteret|interet|sens|raison) (?:~ )?(?:de|a|pour) (?:continuer|vivre|me lever|me battre){lone}",
		"si je (?:disparaissais|mourais|disparais|meurs) (?:~ )?(?:personne|qui|ca|tout)",
		"(?:personne|mieux|dommage|egal|derangerait) (?:~ )?(?:si|que|quune|quun) (?:~ )?(?:je (?:mourais|disparaissais|meurs|crevais)|(?:voiture|camion|bus|train) (?:~ )?(?:renverse|" +
			"ecrase|percute|passe dessus))",
		"(?:simple|facile|mieux|bien) (?:~ )?(?:de |si )?(?:~ )?(?:pas exister|ne pas exister|plus exister|nexister){lone}",
		"(?:decue?|triste|degoutee?|deception) (?:~ )?(?:de|detre|que|davoir) (?:~ )?(?:reveillee?|reveiller|encore la|encore en vie)(?! (?:tot|tard))",
	],
	thoughts: [
		"(?:pense|pensais|penser|pensees?|idees?|songe|envie|envies|parle|hante|obsede|au|le|du|un) (?:~ )?suicide ## film|livre|serie|cours|prevention|article|chanson|these|podcast|documentaire|roman",
		"(?:idees?|pensees?|pulsions?|envies?|ideations?|tendances?) (?:~ )?(?:suicidaires?|de suicide|noires?|de mort)|(?:je suis|jsuis|suis|me sens|deviens) (?:~ )?suicidaire",
		"(?:{want}|je|jai|de|a|d|envie|et|pour|comment|presque) (?:~ )?{kill}(?! (?:a la tache|au travail|a bosser) )",
		"(?:den finir|en finir|jen finis|finir) (?:~ )?(?:avec la vie|avec ma vie|avec tout|pour de bon|definitivement|une fois pour toutes)|envie den finir|" +
			"veux en finir(?! (?:avec (?:ce|cette|le|la) (?!vie)))",
		"(?:suicider|suicide|suicid[ée]) ## film|livre|serie|cours|prevention|article|chanson|these|podcast|documentaire|roman|{them}|ami|amie|chanteur|chanteuse|collegue|voisine|politique",
		"(?:pense|penser|pensais|pensees) (?:~ )?(?:a )?(?:la mort|mourir|ma mort|mon enterrement)(?! (?:de|du) )",
	],
	method: [
		"(?:sauter|me jeter|mjeter|jeter|plonger|foncer|me lancer|passer sous|me balancer|rouler) (?:~ )?(?:du|de|dans|sous|par|contre|depuis|devant|en bas|" +
			"d) (?:~ )?{place} ## parachute|elastique|piscine|vacances|plongeoir",
		"(?:combien|quelle dose|quelle quantite|quels|quel) (?:~ )?(?:de )?(?:~ )?{means} ~~ (?:mourir|me tuer|tuer|mort|mortelle?|overdose|dangereux|suicider|pas se reveiller|crever)",
		"overdose|me pendre|mouvrir les veines|(?:moyen|methode|facon|maniere|comment) (?:~ )?(?:de |pour )?(?:mourir|me suicider|se suicider|me tuer|se tuer|sans souffrir|" +
			"en finir(?! avec (?:ce|cette|le|les))) ## plantes?|film",
		"(?:garde|gardes|stocke|stocker|mis de cote|accumule|economise) (?:~ )?{means} ## l?allergie|rhume|voyage|tete",
		"(?:quai|pont|balcon|fenetre) ~~ (?:pas suffirait|suffirait|sauter|me jeter)",
	],
	intent: [
		"(?:vais|va|decide|decision|prevois|compte) (?:~ )?{kill}",
		"(?:lettre|lettres|mot|message|video) (?:~ )?(?:dadieu|dadieux|de suicide|d adieu|adieu|de depart) ## collegues|travail|boulot|bureau|equipe",
		"(?:plan|date|jour) (?:~ )?(?:pour (?:mourir|me tuer|en finir|me suicider)|de ma mort|de mon suicide)",
		"(?:tout (?:~ )?(?:mis en ordre|regle)|papiers en ordre|affaires en ordre) && (?:mots de passe|testament)",
		"(?:prenez|prends|occupez|occupe) (?:~ )?(?:soin|bien) (?:~ )?(?:de|sur) (?:~ )?(?:chat|chien|enfants|mere) && (?:merci pour tout|adieu|pardon|plus la)",
		"(?:pardon|desolee?|pardonnez moi|pardonne moi) (?:~ )?(?:pour|de) (?:ce que|cque) (?:je|jvais) (?:~ )?(?:vais faire|faire|mapprete a){lone}",
		"(?:donne|donner|distribue|vendu) (?:~ )?(?:mon|ma|mes|tout) && (?:aurai plus besoin|souviennent de moi|la ou je vais)",
	],
	imminent: [
		"(?:ce soir|aujourdhui|maintenant|demain|cette nuit|tout a lheure|tt a lheure) (?:~ )?(?:je me tue|je me suicide|jen finis|je meurs|je me pends|je saute|tout sera fini|" +
			"je pars pour toujours|je serai morte?|me tuer|me suicider)",
		"(?:je me tue|je me suicide|jen finis|me tuer|me suicider|en finir|je serai morte?) (?:~ )?(?:ce soir|aujourdhui|maintenant|demain|cette nuit)",
		"(?:avale|avaler|pris|prise|ingere|bu|gobe|avalee) (?:~ )?(?:tout|toute|toutes|tous|beaucoup|trop|plein|une boite|la boite|deux boites|[0-9]+|une plaquette|" +
			"javel) (?:~ )?(?:{means}|de|mes|les|la|ma) ## cafe|vitamines|temps",
		"(?:suis|chuis|jsuis|debout|assis|assise) (?:~ )?(?:sur|au bord|devant|dans) (?:~ )?{place} (?:~ )?(?:sauter|jeter|saute|en finir|vais)",
		"(?:vais|va) (?:~ )?(?:sauter|me jeter)(?! (?:a lelastique|en parachute|dans la piscine|le repas|un repas|sur loccasion|a leau|de joie|au plafond) )|adieu (?:a tous|tout le monde|le monde|mes)",
		"(?:avale|avaler|pris|gobe) (?:~ )?(?:deux|trois|quatre|cinq) (?:~ )?(?:plaquettes?|boites?)(?! de chocolat)",
		"(?:cest|ce sera|voici) (?:~ )?(?:mon dernier|ma derniere) (?:soir|nuit|jour|soiree)(?! (?:a|en|au|avec) ) ## travail|ecole|vacances|stage",
	],
	behaviour: [
		"(?:tente|tenter|essaye|essaie|failli|voulu|rate|fait|fais) (?:~ )?(?:de )?(?:~ )?(?:me suicider|me tuer|me pendre|en finir|mourir|une ts|une tentative de suicide|ma ts)",
		"tentative de suicide|(?:ma|une|derniere) ts",
	],
	"self-harm": [
		"(?:me|mme|de me|envie de me) (?:~ )?(?:couper|coupe|coupee?s?|scarifie|scarifier|scarifiee?|taillade|tailler|mutile|mutiler|brule|bruler|griffe jusqu|frappe|lacere|automutile|" +
			"ouvre) (?:~ )?(?:{lone}|les bras|les cuisses|les jambes|les veines|le bras|les poignets|la peau|expres|encore|volontairement|quand|avec) ## cheveux|cuisine|oignon|rasant|" +
			"parole|cuisinant|vaisselle|four|faim|ongles|route|en quatre|du monde|doigt",
		"automutil[a-z]+|scarifi[a-z]+|(?:me |m)?(?:fais|faire|fait) (?:~ )?du mal (?:~ )?(?:expres|a moi|volontairement|{lone}) ## sport|course|en tombant|dos",
		"(?:recommence|recommencer|envie|besoin) (?:~ )?(?:a|de) (?:me couper|me scarifier|me bruler|me faire du mal)",
	],
	abuse: [
		"(?:mon|ma|un|son|le) (?:~ )?{them} (?:~ )?(?:me|m|ma) (?:~ )?(?:bat|frappe|frappee?|tape|tapee?|viole|violee?|etrangle|etranglee?|menace|touche|force|agresse|agressee?|gifle|" +
			"cogne|cognee?|insulte et|battue?|pousse|poussee?|enferme|attouche) ## oeil|esprit|lattention",
		"(?:jai|ai|je me suis|me suis|ete|etais|suis|g) (?:~ )?(?:ete )?(?:~ )?(?:violee?|violer|agressee? sexuellement|battue?|abusee?|frappee?|attouchee?) ## loi|regle|jeu",
		"(?:il|elle) (?:~ )?(?:me (?:bat|frappe|tape|viole|cogne|etrangle|menace de mort)|ma (?:violee?|frappee?|tapee?|battue?|etranglee?))|{them} (?:~ )?(?:menferme|me sequestre)|" +
			"peur de (?:~ )?(?:mon (?:mari|copain|conjoint|pere|mec|ex|compagnon)|rentrer)|violences? conjugales?",
	],
	violence: [
		"(?:vais|veux|envie de|jveux|voudrais|pense a) (?:~ )?(?:le|la|les|tuer|planter|poignarder|buter|egorger|tirer sur) (?:~ )?(?:tuer|planter|poignarder|buter|egorger|etrangler|" +
			"crever|{them}|tout le monde|mon|ma) ## temps|mdr|lol|jeu|decor|arbre|fleurs|tomates|course|livre|fete",
		"(?:je|jvais) (?:le|la|les) (?:tue|plante|bute|creve|poignarde|egorge) ## mdr|lol|haha|jeu",
		"(?:peur|envie|pulsions?|pensees) (?:~ )?(?:de|d) (?:~ )?(?:faire du mal|etouffer|secouer|frapper) (?:~ )?(?:bebe|enfant|enfants|fils)",
	],
	eating: [
		"(?:me fais|me faire|mfais|fais|faire) (?:~ )?vomir|vomi(?:s|r|t) (?:~ )?(?:apres (?:chaque|manger|les repas|avoir mange)|tout ce que|expres|pour (?:maigrir|perdre)) ## gastro|" +
			"virus|grossesse|enceinte",
		"(?:anorexi[a-z]+|boulimi[a-z]+|laxatifs?) ## soeur|amie|fille|livre|guerie|documentaire|series",
		"(?:rien|pas|plus) (?:~ )?mang[a-z]+ (?:~ )?(?:depuis (?:~ )?jours|pour (?:maigrir|perdre|disparaitre)) ## gastro|ramadan|viande|malade",
	],
	psychosis: [
		"(?:entends|entend|entendre|jentends|jentend) (?:~ )?(?:des|les|une|la|ces) voix ## voisins?|voix off|radio|couloir|maman|enfants",
		"(?:voix) (?:~ )?(?:me (?:disent|dit|ordonnent|ordonne|parlent|crient)|dans ma tete)|(?:on|ils) (?:~ )?(?:me (?:surveille|surveillent|suivent|espionnent|empoisonnent|" +
			"controlent)|lisent dans mes pensees)|une puce dans ma tete",
	],
};
