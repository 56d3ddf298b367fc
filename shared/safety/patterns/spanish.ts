import type { LanguagePatterns } from "./languages.ts";

/** Spanish of Spain and of America, as in chats too ("kiero", "m", "d"). Each class of words is one idea. */
export const SPANISH: LanguagePatterns = {
	words: {
		i: "quiero|kiero|qiero|kero|quero|quisiera|quise|queria|querria|deseo|necesito|prefiero|preferiria|elegiria|deberia|pienso|planeo|decidi|decidido|gustaria|pedi|pido|rezo|ruego|ojala|espero",
		want: "{i}|merezco|voy a|vo a|iba a|estoy por|ganas de?|(?:pienso|pense|pensaba|pensar|pensado|pensando) en|ideas? de|miedo de?|punto de?|mejor|imagino|da (?:igual|lo mismo)|{past}",
		past: "intente|intentado|intento de|trate de|tratado de|quise",
		kill: "matar|suicidar|ahorcar|colgar|envenenar|quitar (?:la vida|del medio|de en medio)|(?:pegar|dar|meter) un (?:tiro|balazo)|volar la cabeza|cortar las (?:venas|munecas)",
		act: "matarme?|suicidarme?|suisidarme|ahorcarme|colgarme|envenenarme|dispararme|(?:quitar|quitarme?|kitarme) (?:la vida|del medio|de en medio)|(?:pegar|dar|meter)me un (?:tiro|balazo)|{over}",
		over: "(?:acabar|terminar|fin) (?:con|a) mi (?:vida|existencia)|(?<!no )pa(?:ra)? morirme|cortarme las (?:venas|munecas)|mi (?:propia )?muerte|me (?:vuelo la cabeza|quito la vida|suicido)",
		self: "{act}|me? (?:{want}) (?:~ )?(?:{kill})|se (?:quiere|va a) (?:matar|suicidar)|(?:quiere|va a) (?:matarse|suicidarse)",
		now: "me? (?:mato|ahorco|cuelgo|quito de en medio|(?:pego|doy|meto) un tiro|tiro|lanzo|aviento|enveneno|tomo el veneno|voy de este mundo)|acabo con (?:todo|mi vida)|{over}",
		when: "hoy|noche|manana|ahora|ya|lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|semana|despues|cuando|decidi|decidido",
		will: "(?:voy a|vo a|decid[a-z]+|plan) (?:~ )?(?:{act})|me? (?:voy|vo) a (?:{kill})|(?:{now}) (?:~ )?(?:{when})|(?:{when}) ~~ (?:{now})",
		die: "morir(?:me?)?|mori|murir|(?<!quedar )muert[oae](?! de)|desaparecer(?! (?:un[ao]?s?|del mapa|el) )|ir(?:me)? de este mundo|{rest}",
		rest: "(?:descansar|dormir|irme) para siempre|(?:no|dejar de) (?:~ )?(?:{live}|nacido)|(?:acabar|terminar) con (?:todo|todo esto){lone}|(?:irme|estar|reunirme) con ~~ (?:murio|cielo)",
		end: "(?:{want}) (?:~ )?(?:{die})|{load}|{lord}|{drag}|una despedida|muerte (?:~ )?alivio",
		live: "vivir|viv[oa]|viviendo|existir|existiendo|respirar|despertar|despertarme|seguir (?:aqui|asi|adelante)|seguir(?! [a-z])|estar aqui|(?:la|mi|esta) (?:~ )?vida|este mundo|llegar a manana",
		stay: "(?:no|ni|nunca|sin|tampoco|perdi|perdido|que|ningun) (?:~ )?(?:{i}|puedo|aguanto|soporto|ganas|sentido|razon|motivos?|vale la pena|gracia) (?:~ )?(?:{live})",
		lord:
			"(?:{i}|dios|diosito|dormir|dormirme|durmiera) ~~ (?:no (?:~ )?(?:despertar(?:a|me)?|amanecer|amanezca|levantarme)|muera|muriera|me mate|lleve|llevara|" +
			"llevame|recoja|nacido|atropell[a-z]+)",
		gone: "si (?:~ )?(?:muero|muriera|desaparezco|desapareciera|no estoy|no estuviera|no existiera|falto|faltara|atropell[a-z]+)",
		load: "(?:mejor|bien|felices|tranquilos) (?:~ )?(?:sin mi|{gone})|(?:nadie|quien|igual|importaria) ~~ {gone}|{gone} (?:~ )?nadie|(?:soy|siento) (?:~ )?(?:estorbo|carga|lastre) (?:~ )?para",
		drag:
			"(?:hart[oa]|cans[a-z]+) de? (?:~ )?(?:vivir|existir|vida|viva|vivo)(?! en)|de todo ~~ acabe|(?:vida|vivir) (?:~ )?no (?:~ )?(?:vale|sentido|merece)|" +
			"para que (?:~ )?(?:vivir|viv[oa]|naci)",
		mind: "(?:{want}|pensamientos?|ideas?|impulsos|soy|estoy|siento|al|el) (?:~ )?(?:suicidio|suicidas?|de muerte|oscuros)|pens[a-z]+ (?:~ )?(?:acabar|terminar) con esto",
		pill: "pastillas?|pastis|pildoras|tabletas|medicamentos|medicinas|remedios|somniferos|calmantes|paracetamol|insulina|{box}",
		box: "frascos?|cajas?|botes?|blister|blisters|lejia|cloro|veneno|raticida",
		took: "(?:tome|tomado|tomar|tomar(?:me|las|melas)|trague|tragado|tragar(?:me)?|bebi) (?:~ )?(?:tod[oa]s|much[oa]s|monton|demasiad[oa]s|punado|[1-9][0-9]+ {pill}|veinte|{box})",
		leap: "(?:tirar|lanzar|aventar|arrojar|echar|botar|estrellar)me?|saltar|me? (?:~ )?(?:tiro|lanzo|aviento|tire|lance|avente|tirar|lanzar)|un paso|estrellar (?:el|mi)",
		high: "puente|balcon|ventana|azotea|tejado|techo|terraza|metro|tren|vias?|edificio|acantilado|barranco|precipicio|coche|carro|auto|camion|bus|rio|mar|anden|piso|baranda|muro|cerro|torre",
		jump: "(?:{leap}) (?:~ )?(?:de?|del|por|desde|al?|a las?|contra|delante|en|bajo|el|mi) (?:~ )?(?:{high})|(?:{high}) ~~ (?:{want}|para) (?:{leap})",
		tool: "(?:{arms}) ~~ (?:cuello|conmigo|cabeza|boca|mano|en mi|list[oa]|puesta|viga|cargad[oa])|(?:compre|consegui|tengo|escondi) (?:~ )?(?:{arms})|(?:abrir|llave|prender) (?:~ )?gas",
		arms: "veneno|raticida|soga|cuerda|lazo|pistola|arma|escopeta|revolver|cuchillo|navaja",
		dose: "cuant[oa]s (?:~ )?(?:{pill}) ~~ (?:morir|morirme|matar)|sobredosis|como morir|(?:junt|acumul)[a-z]+ (?:~ )?(?:{pill})|(?:{pill}) (?:en la mano|por si acaso un|para cuando)|{swig}",
		swig: "(?:{want}|lo) (?:~ )?(?:{took})|(?:pens[a-z]+ en|ganas de) (?:~ )?tomar(?:me)? (?:~ )?(?:{pill})|veneno ~~ tomar",
		bye: "deje (?:~ )?arreglado ~~ (?:claves|testamento)|gracias por todo ~~ cuid[a-z]+ (?:~ )?mi|regale ~~ no (?:~ )?necesitar|perdon[a-z]* (?:por )?lo que voy a hacer|carta (?:~ )?despedida",
		edge: "(?:estoy|stoy|toy|parad[oa]|subid[oa]|sentad[oa]) (?:~ )?(?:{high})",
		last: "hoy es mi ultimo dia(?! (?:en|de|con) )|adios (?:mundo|a todos)",
		kin: "marido|pareja|novi[oa]|espos[oa]|padre|madre|papa|mama|padrastro|hermano|hermana|ex|hijo|tio|abuelo|jefe|profesor|el|ella|viejo|vecino",
		hits: "peg[oa](?! (?:el|la|unos) )|pegaba|golpe[ao]|maltrat[ao]|abus[ao]|viol[ao]|amenaz[ao]|ahorc[ao]|empuj[ao]|toc[ao](?! un)|forz[ao]|encierra|encerrad[oa]|(?:~ )?(?:pinas|paliza|cinturon)",
		hurt:
			"me (?:~ )?(?:violaron|viola|abusaron|golpean?|pegan|amenaza)|miedo (?:a|de) mi (?:{kin})|abus[a-z]+ (?:sexual|de mi)|(?:pareja|novi[oa]|" +
			"marido) no me deja|(?:quiere|va a) matarme|me mata a",
		cut:
			"(?:cort[oe]|cortar|cortando|quem[oe]|golpeo|rasguno|lastim[oe])(?:{lone}| (?:~ )?(?:brazos?|piernas|munecas|muslos|piel|mechero|cigarr[a-z]+|contra|" +
			"cuando|adrede))|autolesi[a-z]+|hago dano",
		diet: "(?:vomit[oe]|vomitar) (?:~ )?(?:todo|despues|cada|para|veces)|sin comer (?:~ )?(?:para|pa) (?:~ )?(?:peso|adelgazar)|meto (?:~ )?dedos|laxantes|bulimia|bulimica|anorexia|no como nada",
		fun: "m[ou]er[a-z]+ (?:[a-z]+ )?del? (?!una|verdad|tristeza)[a-z]+|matarme (?:a )?(?:estudi|trabaj)[a-z]+|(?:{lol}) ~~ (?:morir|morirme)|(?:morir|morirme) ~~ (?:{lol})",
		lol: "verguenza|oso|jaja[a-z]*",
		deny: "(?:no|nunca|jamas|tampoco) (?:me )?(?:quiero|kiero|voy a|pienso(?: en)?|he pensado en|soy|tengo (?:ideas|pensamientos)) (?:{act}|{kill}|suicidas?|morir|morirme)",
	},
	idioms: ["{fun}", "{deny}"],
	wish: ["{end}", "{stay}(?! (?:en(?! este )|con|sin|de|a|al|sol[oa]|junt[oa]s|lejos) )"],
	thoughts: ["{self} ## (?:quiere|va a|con) matarme", "{mind} ## sobre|libro|pelicula|serie|clase"],
	method: ["{jump} ## paracaidas|piscina|puenting", "{tool} ## juego|ropa|guitarra|ratas", "{dose}"],
	intent: ["{will} ## casi|si|gimnasio|risa|estudiando", "{bye} ## vou|minha|nao"],
	imminent: ["(?:me?|las|ya|he|acabo) (?:~ )?(?:{took})|{last} ## cafes?|agua", "{edge} && (?:{leap}|{act})"],
	behaviour: ["(?:{past}) (?:~ )?(?:{act}|{kill}|morir)|lavaron (?:~ )?estomago|me corte las venas"],
	"self-harm": ["me? (?:~ )?(?:{cut})|(?:a|de|quiero) (?:cortar|quemar|lastimar)me|hacerme dano ## pelo|sol"],
	abuse: ["(?:{kin}) (?:~ )?me (?:~ )?(?:{hits})|{hurt}"],
	violence: ["(?:voy a|ganas de|quiero) (?:matarl[oa]|apunalar|clavar|disparar)|miedo de hacerle dano"],
	eating: ["{diet}"],
	psychosis: ["(?:oigo|escucho) voces|voces me (?:dicen|mandan)|me (?:vigilan|persiguen|espian)"],
};
