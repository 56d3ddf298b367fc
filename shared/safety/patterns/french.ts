import type { LanguagePatterns } from "./languages.ts";

/** French of Europe, Canada and Africa, its apostrophes gone ("jai"), as in chats too. Each class of words is one idea. */
export const FRENCH: LanguagePatterns = {
	words: {
		i: "veux|veu|vx|jveux|voudrais|jvoudrais|voulais|jvoulais|aimerais|aimerai|jaimerais|prefere|prefererais|prefererai|souhaite|espere|envies?|gout|reve|besoin|merite|j?aurais",
		want: "{i}|vais|jvais|dois|devrais|pourrais|compte|mieux|(?:j?pense|pensais|penser|pensees?|songe) (?:souvent |encore |qu)?a|idees? de|peur de|point de|decide|{past}",
		past: "tente de|tenter de|essaye de|essaie de|essayer de|failli|voulu|rate",
		kill: "tuer|suicider|pendre|flinguer|buter|supprimer|noyer|empoisonner|foutre en lair|tirer (?:une balle|avec)|(?:ouvrir|tailler|couper) les veines|(?:oter|enlever) la vie|donner la mort",
		act: "(?:me?|mme) (?:{kill})|mtuer|msuicider|(?:moter|menlever) la vie|mouvrir les veines|mempoisonner|mimmoler|{over}",
		over: "(?:mettre|mets|mettrai) (?:~ )?(?:fin|terme) a (?:mes jours|ma vie)|(?<!jeune )(?:pour|pr) mourir|(?:d?en finir|jen finis) (?:avec (?:la vie|ma vie|tout)|pour de bon)|mon suicide",
		now:
			"(?:je|j)? ?j?me (?:tue|suicide|pends|flingue|bute|jette|fous en lair|tire une balle)|menleve la vie|jen finis|je saute|jsaute|je meurs|tout sera fini|" +
			"je serai morte?|je pars pour toujours",
		when: "soir|nuit|demain|aujourdhui|maintenant|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week end|semaine|apres|quand|decide|decision|prevu",
		will: "(?:vais|jvais|decide de|compte|prevois de|plan pour) (?:~ )?(?:{act}|d?en finir(?! avec))|(?:{now}) (?:~ )?(?:{when})|(?:{when}) ~~ (?:{now})",
		die: "mourir|crever|etre morte?|disparaitre(?! (?:une?|quelques|deux|du) )|d?en finir(?! avec)|la mort(?! de)|{rest}",
		rest: "(?:quitter|partir de) ce monde|(?:dormir|partir|mendormir) pour (?:toujours|de bon)|rejoindre (?:~ )?ciel|que tout sarrete",
		end: "(?:{want}) (?:~ )?(?:{die})|{load}|{wake}|{drag}|j?attends la mort",
		live: "vivre|d?exister|nexister|reveiller|reveille|naitre|nee?|d?(?:etre|rester) en vie|(?:la|ma|cette) vie|d?etre (?:la|ici)(?! [a-z])|ce monde|cette terre|continuer(?! [a-z])",
		not: "plus|pas|pu|plu|jamais|aucune?|sans|perdu",
		stay: "(?:{not}) (?:~ )?(?:{i}|raison|force|courage|l?interet|sens) (?:~ )?(?:{live})|(?:quoi bon|pourquoi) (?:{live})|(?:{i}|peux|veut|supporte|cesser de) (?:~ )?(?:{not}) (?:~ )?(?:{live})",
		wake: "(?:endors|mendormir|mendorme|dormir) ~~ (?:plus|jamais|pas) (?:~ )?(?:reveiller|reveille)|decue? (?:~ )?(?:reveillee?|en vie)|(?:voiture|camion) (?:~ )?(?:renverse|ecrase)",
		gone: "si (?:je|jetais) ?(?:~ )?(?:disparaissais|disparais|mourais|meurs|crevais|morte?|plus la|nexistais)",
		load: "(?:mieux|heureux) (?:~ )?(?:sans moi|{gone})|personne ~~ {gone}|{gone} (?:~ )?personne|(?:poids|fardeau|boulet) pour (?:ma|mon|mes)|(?:mieux|simple) (?:~ )?(?:morte?|exister)",
		drag: "(?:fatiguee?|marre|tannee?|lasse?|ras le bol) de? (?:~ )?(?:vivre|exister|vie)(?! (?:de|en|a) )|de tout ~~ sarrete|(?:vie|vivre) (?:~ )?(?:vaut|(?:de|aucun) sens|minteresse)",
		mind: "(?:j?pens[a-z]+|idees?|songe|envies?|suis|jsuis|chui|sens|au|le) (?:~ )?(?:suicide|suicidaires?|noires|de mort)|j?pens[a-z]+ (?:~ )?(?:la mort|en finir)(?! (?:de|avec))",
		them: "(?:veut|va|allait|essaye de) (?:se suicider|se tuer|senlever la vie)",
		pill: "cachets?|comprimes|pilules|medicaments?|medocs|somniferes|doliprane|paracetamol|xanax|tablettes|insuline|{box}",
		box: "boites?|plaquettes?|flacons?|tubes?|javel|poison|mort aux rats",
		lots: "tout|toutes?|tous|plein|trop|beaucoup|[1-9][0-9]+",
		took: "(?:avale|avaler|gobe|gober) (?:~ )?(?:{lots}|{box})|tout avaler?|(?:pris|prendre|prise|bu|boire) (?:~ )?(?:(?:{lots}) (?:~ )?(?:{pill})|{box})",
		leap: "sauter|jeter|mjeter|me lancer|me balancer|me foutre|plonger|foncer|je saute|jsaute|j?me jette|passer sous|un pas|quun pas",
		high: "pont|toit|balcon|fenetre|quai|train|metro|falaise|immeuble|rails|voies?|etage|voiture|camion|rer|arbre|mur|riviere|fleuve|seine|lagune|vide|eau|viaduc|rambarde|puits|bus|ravin",
		jump: "(?:{leap}) (?:~ )?(?:du|de|dans|sous|par|contre|depuis|devant|en bas|d|sur) (?:~ )?(?:{high})|(?:{high}) ~~ (?:{leap})",
		arms: "corde|fusil|carabine|pistolet|arme|flingue|couteau|lame|gaz|poison|mort aux rats",
		tool: "(?:{arms}) ~~ (?:cou|tempe|tete|bouche|contre moi|main|prete?|poutre|chargee?)|(?:achete|prepare|sorti) (?:~ )?(?:{arms})|(?:{pill}) (?:devant moi|dans la main)",
		dose:
			"combien (?:~ )?(?:{pill}) ~~ (?:mourir|tuer)|overdose|(?:comment|moyen de|facon de) (?:mourir|se tuer)|(?:garde|stocke|" +
			"cote) (?:~ )?(?:{pill}) ~~ (?:au cas|le jour)|(?:{want}) (?:{took})",
		bye: "mis en ordre ~~ mots de passe|merci pour tout ~~ soin de (?:ma|mon|mes)|donne ~~ jen aurai plus besoin|pardon pour ce que je vais faire|(?:lettres?|mot|message) (?:~ )?d?adieux?",
		last: "cest (?:mon dernier (?:soir|jour)|un adieu)(?! [a-z])|adieu (?:a tous|tout le monde|le monde)|fini (?:~ )?adieu|vais (?:sauter|me jeter)(?! [a-z])|(?:ouvert|taille) les veines",
		edge: "(?:suis|chu|chuis|chui|jsuis|debout|assise?) (?:~ )?(?:{high})",
		kin: "mari|copain|copine|conjoint|compagnon|mec|chum|blonde|pere|mere|papa|maman|frere|soeur|ex|oncle|femme|fils|gendre|tonton|patron|prof|il|elle|voisin|maitre de stage",
		hits: "bat(?! au)|frappee?|tapee?(?! sur)|violee?|etranglee?|menace|touchee?(?! beaucoup)|forcee? a (?:coucher|faire)|agresse|gifle|cogne|enferme|battue?|tabassee?|bouscule|poussee?",
		hurt:
			"(?:ete|suis fait) (?:~ )?(?:violee?|violer|agressee?|frappee?)|me tuer si je (?:pars|parle|le|garde)|peur de mon (?:{kin})|menferme|(?:il|" +
			"et) me touche|main sur moi|controle mon tel[a-z]*",
		cut:
			"(?:me|jme) (?:~ )?(?:couper?|taillade|bruler?|frappe|blesse)(?:{lone}| (?:~ )?(?:bras|cuisses|jambes|poignets|peau|briquet|clopes|tete|expres))|" +
			"automutile|scarifier?|fais du mal(?! [a-z])",
		diet:
			"(?:fais|faire) vomir|j?vomis? (?:~ )?(?:apres|tout|chaque|tt)|anorexie|anorexique|boulimie|boulimique|laxatifs?|(?:rien|plus) (?:~ )?(?:mange|" +
			"rien) ~~ (?:maigrir|grossir)|arrete de manger",
		fun:
			"(?:morte?s?|meur[a-z]*|mour[a-z]*|creve[a-z]*) (?:de|d|la) (?!une|vrai|chagrin|tristesse)[a-z]+|mourir dennui|tuer? a la tache|(?:honte|mdr|lol|" +
			"ptdr) ~~ mourir|mourir ~~ (?:mdr|lol|ptdr)",
		deny: "(?:veux|vais|pense|suis) (?:pas|jamais) (?:a |de |d)?(?:{act}|suicidaire|mourir)|(?:pas|jamais|aucune) (?:~ )?(?:envie de mourir|idees? suicidaires?|suicidaire|envie de me tuer)",
	},
	idioms: ["{fun}", "{deny}", "suicide (?:politique|professionnel|squad)"],
	wish: ["{end}", "(?:{stay})(?! (?:avec|chez|sans|a|au|en|le|tot|de(?! merde)) )"],
	thoughts: ["{act} ## (?:va|veut|vont|peut|fait) me tuer", "{mind}|{them} ## film|livre|serie|cours|roman"],
	method: ["{jump} ## parachute|elastique|piscine|sauter dans", "{tool}", "{dose} ## allergie"],
	intent: ["{will} ## (?:va|veut) me tuer|si|mdr|lol", "{bye} ## collegues|boulot|bureau"],
	imminent: ["{took} ## cafes?|vitamines", "{edge} && (?:{leap}|{act}) ## piscine", "{last}"],
	behaviour: ["(?:{past}) (?:~ )?(?:{act}|mourir)|tentative de suicide|apres ma tentative|(?:une|ma) ts"],
	"self-harm": ["{cut} ## cheveux|cuisin[a-z]+|oignons?|four|ongles"],
	abuse: ["(?:{kin}) (?:~ )?(?:me|ma) (?:~ )?(?:{hits})|{hurt}"],
	violence: ["(?:vais|veux) (?:~ )?(?:le|la|les) (?:tuer|planter|poignarder)|peur de faire du mal a mon"],
	eating: ["{diet} ## gastro|enceinte|malade"],
	psychosis: ["jentends des voix|voix (?:qui )?me (?:disent|ordonnent)|on me surveille|ils me surveillent"],
};
