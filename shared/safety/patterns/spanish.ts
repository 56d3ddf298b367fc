import type { LanguagePatterns } from "./languages.ts";

/** Spanish of Spain and of America, as it is written in chats too ("kiero", "q", "xq"). */
export const SPANISH: LanguagePatterns = {
	words: {
		want:
			"quiero|kiero|qiero|quisiera|querria|quero|deseo|deseando|queria|ganas de|necesito|me gustaria|prefiero|preferiria|prefieria|ojala|pienso en|pensando en|he pensado en|pense en|" +
			"penso en|pensar en|pensamientos de|idea de|ideas de|planeo|decidido|voy a|vou a|vo a|debo|deberia|podria|tentado de|intente|intento|intentado|trate de|tratado de|quise|" +
			"queriendo|kero|miedo de|a punto de",
		means:
			"pastillas|pildoras|tabletas|medicamentos|medicinas|medicacion|somniferos|ansioliticos|antidepresivos|calmantes|frasco|caja|lejia|veneno|insulina|blister",
		place:
			"puente|balcon|ventana|azotea|tejado|terraza|metro|tren|via|vias|edificio|acantilado|barranco|coche|camion|rio|mar|auto|carro|piso|precipicio",
		them: "marido|pareja|novio|novia|esposo|esposa|padre|madre|papa|mama|padrastro|madrastra|hermano|hermana|ex|hijo|tio|abuelo|jefe|mujer|profesor|el|ella",
	},
	idioms: [
		"(?:me )?(?:muero|moria|morir|morirme|morirse|muriendo|moriria|mori|muere|mueres|murio|morimos|muerto|muerta) (?:~ )?de (?:~ )?(?:risa|hambre|sueno|ganas|verguenza|calor|frio|" +
			"sed|aburrimiento|pena ajena|amor|cansancio|curiosidad|ternura|nervios|envidia|miedo por el examen|la risa|felicidad|sueno)",
		"matar(?:nos)? (?:el|al) (?:tiempo|rato|gusanillo|hambre|aburrimiento)|matando el tiempo|de muerte|ni muerto|ni muerta|muert[oa] de (?:cansancio|sueno|hambre|risa|miedo|frio|verguenza)",
		"(?:mi|tu|su) (?:madre|padre|jefe|jefa|novia|novio|mujer|marido|mama|papa) me (?:mata|va a matar|matara)|me (?:mata|matas|matan|esta matando|van a matar) (?:si|cuando|de risa|" +
			"el calor|la risa)|me mata (?:si|cuando)",
		"(?:no|nunca|jamas) (?:~ )?(?:suicida|suicidarme|matarme|quitarme la vida|hacerme dano)",
		"no (?:me )?(?:quiero|kiero) (?:morir|morirme|matarme)(?! (?:pero tampoco))",
		"(?:quiero|voy a|me gustaria) morir(?:me)? (?:viejo|vieja|de viejo|a los)",
		"suicidio (?:politico|profesional|comercial)|escuadron suicida",
	],
	wish: [
		"{want} (?:~ )?(?:morir|morirme|morirm|estar muert[oa]|no existir|desaparecer para siempre|dejar de existir|dejar de vivir|no haber nacido|no despertar|no despertarme|" +
			"dormir y no|dormirme y no|descansar para siempre|irme de este mundo|no estar viv[oa]|no vivir|desaparecer del mundo|mori|murir|estar bajo tierra|no seguir viviendo|" +
			"acabar de una vez|acabar con todo|terminar con todo)",
		"(?:me )?(?:quiero|kiero|qiero|quisiera|quero|kero) morir(?:me)?|me quiero mori|(?:quiero|kiero) desaparecer(?! (?:un|una|del mapa|de vacaciones|unos|el fin) )",
		"(?:no|nada|ni|ya no|nunca) (?:~ )?(?:quiero|kiero|qiero|deseo|quisiera|puedo|aguanto|soporto|merezco|tengo ganas de|vale la pena|tiene sentido|ganas de) (?:~ )?(?:vivir|" +
			"viviendo|seguir viv[oa]|seguir viviendo|estar viv[oa]|existir|despertar|despertarme|seguir aqui|estar aqui|seguir adelante|seguir asi|esta vida|la vida|mi vida|" +
			"seguir existiendo)(?! (?:en|con|sin|aqui en|de alquiler|juntos|sol[oa]) )",
		"(?:sentido|motivo|motivos|razon|razones|gracia|caso) (?:~ )?(?:a|de|para|en) (?:~ )?(?:vivir|seguir viv[oa]|seguir viviendo|la vida|mi vida|existir|estar viv[oa]|seguir aqui|levantarme cada)",
		"(?:ojala|quisiera|desearia|querria|espero|pido|rezo|deseo) (?:~ )?(?:no haber nacido|no hubiera nacido|no hubiese nacido|estar muert[oa]|estuviera muert[oa]|me muera|" +
			"me muriera|muriera|morirme|me durmiera|no despertar|no despertara|no despertase|no me despertara|no me despierte|no despertarme|nunca haber nacido|nunca hubiera nacido|" +
			"dios me lleve|me mate|me atropelle|me atropellara|me parta|no existir|no existiera|dormirme)",
		"(?:prefiero|preferiria|prefereria|mejor) (?:~ )?(?:muert[oa]|morir|morirme|no existir|no estar viv[oa])",
		"(?:cansad[oa]|hart[oa]|aburrid[oa]|asque[a-z]*) de (?:~ )?(?:vivir|existir|la vida|esta vida|estar viv[oa]|mi vida|seguir viv[oa])",
		"(?:mejor|felices|tranquilos|bien) (?:~ )?(?:sin mi|si no estuviera|si yo no|si me muero|si muriera|si no existiera|si desaparezco|si me muriera|cuando no este)|una carga para|" +
			"soy una carga|nadie me (?:echaria|extranaria|echara)|(?:nadie|alguien) (?:~ )?(?:notaria|notara|se daria cuenta|echaria de menos|extranaria|lloraria) (?:~ )?(?:si|me)",
		"la vida (?:~ )?(?:no (?:~ )?(?:vale|tiene sentido|merece)|es un infierno|no es para mi)|dormir (?:~ )?(?:no|nunca) (?:~ )?(?:despertar|despertarme)|para que (?:seguir|vivir|" +
			"sigo) (?:viviendo|viv[oa])|no (?:~ )?sentido (?:~ )?(?:vivir|viv[oa]|vida)",
		"(?:ojala|quisiera|quiero|kiero) ~~ (?:no (?:~ )?(?:despertar|despertara|despertarme|amanecer)|nunca mas despertar|me pasara algo y|me lleve dios|me llevara)",
		"(?:cansad[oa]|hart[oa]|agotad[oa]) de (?:todo|luchar|sufrir|ser yo) && (?:acabe|termine|pare para siempre|desaparecer)",
		"(?:sentido|razon|motivo|caso) (?:~ )?(?:a|de|en|para)? ?(?:seguir|continuar|seguir luchando|levantarme){lone} && (?:no|sin|ni|que|ningun) ## trabajo|curso|carrera|relacion",
		"(?:nadie|quien|igual|importaria) (?:~ )?(?:si|cuando) (?:~ )?(?:desaparezco|desapareciera|muero|muriera)",
		"(?:igual|importaria|importa|molestaria) (?:~ )?(?:si |que )?(?:~ )?(?:me )?(?:atropella|atropellara|mata|matara)(?! (?:de risa|de hambre|de calor))",
		"(?:soy|siento|sere|siendo) (?:~ )?(?:estorbo|carga|lastre|peso) (?:~ )?(?:para|de|y)",
	],
	thoughts: [
		"(?:suicidarme|suicidar|suicidarse|suicidio|suicidarm|suisidarme|suicid[oe]) ## pelicula|libro|serie|noticia|clase|prevencion|se suicido|charla",
		"(?:pensamientos?|ideas?|ideacion|impulsos) suicidas?|soy suicida|me siento suicida|(?:estoy|ando) (?:~ )?suicida",
		"(?:{want}|me|pienso|ganas|quiero|voy|puedo|para|deberia|y|si) (?:~ )?(?:matarme|quitarme la vida|acabar con mi vida|acabar con todo de una|terminar con mi vida|" +
			"poner fin a mi vida|ponerle fin a mi vida|kitarme la vida|quitarme d[eo] en medio|tirarme de|colgarme|ahorcarme|pegarme un tiro|cortarme las venas|darme muerte)",
		"me (?:quiero|kiero|qiero|quisiera|voy a|quero) (?:~ )?(?:matar|suicidar|ahorcar|colgar|quitar la vida|quitar de en medio|pegar un tiro|morir ya)",
		"(?:quitarme|kitarme|arrebatarme|quitarm) la vida|(?:acabar|terminar) con mi vida|fin a mi vida|matarme(?! (?:a estudiar|a trabajar|estudiando|trabajando|de risa))",
		"(?:pienso|pensando|piensa|pensar) (?:~ )?en (?:la muerte|morir|morirme|mi muerte)(?! de )",
		"(?:quitarme|quitarm|quito) (?:del|de en|de) medio",
		"(?:pienso|pensando|pensar|pensado) (?:~ )?(?:acabar|terminar) (?:~ )?con (?:esto|todo|todo esto|este sufrimiento){lone}",
		"pensamientos? (?:~ )?(?:oscur[oa]s?|fe[oa]s|mal[oa]s|negr[oa]s?)",
	],
	method: [
		"(?:tirarme|tirarm|saltar|lanzarme|aventarme|arrojarme|echarme|botarme|estrellarme|estrellar|me tiro|me lanzo|me aviento|me tirare|ponerme delante) (?:~ )?(?:de|del|por|desde|" +
			"al|a la|a las|contra|delante|en) (?:~ )?{place} ## paracaidas|piscina|vacaciones|bungee|puenting",
		"(?:cuantas|cuantos|cuanta|cuanto|que dosis|que cantidad|k) (?:~ )?{means} ~~ (?:morir|morirme|matarme|matar|suicidarme|peligros[oa]|sobredosis|mortal|no despertar|letal)",
		"sobredosis|(?:cortarme|me corte|cortarme) las venas|ahorcarme|colgarme|pegarme un tiro|(?:manera|forma|como|modo) (?:~ )?(?:de )?(?:morir|suicidarme|matarme|suicidarse|quitarme la vida)",
		"(?:guardo|guardando|guardado|ahorrando|juntando|acumulando) (?:~ )?{means} ## tos|alergia|dolor de cabeza|botiquin|viaje",
		"(?:{place}|anden|estacion) ~~ (?:pienso|ganas|imagino|pensar) ~~ (?:tirarme|saltar|lanzarme|un paso)",
	],
	intent: [
		"(?:me voy a|voy a|vou a|decidido|he decidido|ya decidi|pienso|planeo) (?:~ )?(?:matar|matarme|suicidar|suicidarme|quitar la vida|quitarme la vida|ahorcarme|colgarme|" +
			"acabar con mi vida|terminar con mi vida|morir hoy)",
		"(?:carta|cartas|nota|mensaje) (?:~ )?(?:de despedida|de suicidio|suicida|para despedirme|de adios) ## trabajo|companeros|oficina|colegas",
		"(?:ya )?(?:escribi|he escrito|escrito) (?:~ )?(?:carta|cartas|nota) (?:~ )?(?:para|a) (?:~ )?(?:mis|mi) (?:~ )?(?:papas|padres|familia|madre|hijos|mama) && (?:matar|morir|" +
			"adios|despedida|vida|suicid[a-z]*|no este)",
		"(?:tengo|hice|ya tengo) (?:~ )?plan (?:~ )?(?:para|de) (?:morir|matarme|suicidarme|suicidio|quitarme|acabar con)",
		"(?:deje|dejado|tengo|dejo) (?:~ )?(?:arreglado|en orden|listo|organizado) && (?:claves|contrasenas|testamento)",
		"(?:cuiden|cuida|cuidad|cuidalo) (?:~ )?(?:perro|gato|hijos|mama) && (?:gracias por todo|adios|perdon|no este)",
		"(?:perdon|perdonen|perdonenme|perdonadme) (?:~ )?(?:por )?lo que (?:~ )?(?:voy a hacer|hare|por hacer|tengo que hacer){lone}",
		"(?:regale|regalado|regalando|di) (?:~ )?(?:mi|mis|todo|todas) && (?:no (?:~ )?(?:necesitar|necesitare)|donde voy|me recuerden)",
	],
	imminent: [
		"(?:esta noche|hoy|ahora|manana|ahora mismo|en un rato|ya|este finde|esta tarde) (?:~ )?(?:me mato|me voy a matar|me suicido|me quito la vida|me ahorco|me cuelgo|me tiro|" +
			"se acaba todo|acabo con todo|es mi ultima|sera mi ultima|me muero de verdad|voy a matarme)",
		"me (?:mato|suicido|quito la vida|ahorco|cuelgo) (?:~ )?(?:esta noche|hoy|ahora|manana|ya|este finde|esta tarde)",
		"(?:tomar|tomado|tome|trague|tragado|tragar|ingeri|tomarme|tragarme|he tomado|bebi|bebido) (?:~ )?(?:tod[oa]s?|muchas?|muchos|un monton|demasiad[oa]s|un puñado|un punado|" +
			"el frasco|la caja|[0-9]+|un bote|veneno|lejia|sobredosis) (?:~ )?(?:{means}|de|entero|entera|las|y)",
		"(?:estoy|aqui|toy|parado|parada|subid[oa]) (?:~ )?(?:en|sobre|al borde de|encima de|junto a) (?:~ )?{place} (?:~ )?(?:saltar|tirarme|lanzarme|me tiro|salto|voy a|acabar)",
		"(?:voy a|a punto de) (?:~ )?(?:saltar|tirarme|lanzarme)(?! (?:en paracaidas|a la piscina|al agua|de alegria))|adios (?:mundo|a todos|para siempre)",
		"(?:tome|tomado|trague|tragado) (?:~ )?(?:dos|tres|cuatro|cinco) (?:~ )?(?:blister|blisters|blisteres|cajas?)",
		"(?:hoy|esta|esta noche) (?:~ )?(?:es|sera) (?:~ )?mi ultim[oa] (?:dia|noche|carta|mensaje)(?! (?:en|de|con|como) ) ## trabajo|clases?|vacaciones",
	],
	behaviour: [
		"(?:intente|intento|intentado|trate de|tratado de|quise|casi) (?:~ )?(?:matarme|suicidarme|quitarme la vida|me mato|ahorcarme|colgarme|morir|cortarme las venas|de suicidio)",
		"intento de suicidio",
		"(?:urgencias|hospital|ingresad[oa]|ingresaron) && (?:lavaron|lavado|intente|me salvaron)",
	],
	"self-harm": [
		"(?:me|a|para|de|ganas de|por) (?:~ )?(?:cortar|cortarme|corto|corte|cortado|hago dano|hacerme dano|hice dano|autolesiono|autolesionarme|autolesion|autolesiones|lastimo|" +
			"lastimarme|lastime|quemo|quemarme|rasguno|rasguñarme|golpearme|hago cortes) (?:~ )?(?:{lone}|los brazos|las piernas|las munecas|el brazo|la piel|a mi mism[oa]|cuando|otra vez|" +
			"de nuevo|adrede|a proposito|los muslos) ## pelo|cocinando|cebolla|afeit[a-z]*|gimnasio|unas|corriendo|jugando|cuchillo de cocina|sin querer",
		"autolesion|autolesiones|autolesionarme|autolesiono|cutting|hacerme dano|me hago dano|(?:cortarme|me corto|me corte) (?:~ )?(?:brazos?|piernas?|munecas?|muslos|otra vez)",
		"(?:volvi|vuelto|volviendo|empece) (?:~ )?(?:cortarme|cortandome|hacerme dano|lastimarme)",
	],
	abuse: [
		"(?:mi|el|ella|un|su) (?:~ )?{them} (?:~ )?me (?:~ )?(?:pega|pego|golpea|golpeo|maltrata|maltrato|abusa|abuso|viola|violo|amenaza|amenazo|ahorca|ahorco|estrangula|estrangulo|" +
			"empuja|toca|forzo|obliga|encierra|insulta y|pegaba|patea|cachetea|dio una paliza|da palizas|tiene (?:encerrad[oa]|amenazad[oa])|deja (?:trabajar|salir de casa)) ## estiron",
		"me (?:~ )?(?:violaron|violo|violaban|pega|pegan|golpea|golpean|maltrata|maltratan|abusaron|abuso de mi|dan palizas|ahorco|estrangulo|tocaron|toco sin|quiere matar|" +
			"amenaza con matarme|va a matar si (?:lo|le) dejo) ## sol|sueño|el bajon|palo|estiron|pega bien|no me pega|pegan bien",
		"(?:abuso|abusaron|abusan|abusa) (?:sexual|sexualmente|de mi)|violencia de genero|fui violad[oa]|he sido violad[oa]|miedo (?:a|de) (?:mi (?:marido|pareja|novio|esposo|padre|ex|" +
			"papa|padrastro)|que llegue|volver a casa)",
	],
	violence: [
		"(?:voy a|quiero|kiero|ganas de|pienso|pensando en|me gustaria|le voy a|lo voy a|la voy a|los voy a) (?:~ )?(?:matar(?:lo|la|los|las|le)? a|matarlo|matarla|matarlos|" +
			"apunalar(?:lo|la)?|acuchillar(?:lo|la)?|clavar(?:le)? (?:un|el) cuchillo|pegarle un tiro|disparar(?:le|los)?|hacer dano a|hacerle dano|matar a mi|estrangular(?:lo|" +
			"la)?) ## jaja|videojuego|juego|tiempo",
		"(?:miedo|ganas|pensamientos|imagenes) (?:~ )?(?:a|de) (?:~ )?(?:hacerle dano|lastimar|hacer dano|ahogar) (?:~ )?(?:bebe|hijo|hija|nino)",
	],
	eating: [
		"(?:vomito|vomitar|provoco el vomito|provocarme el vomito|me provoco|purgo|purgarme|purga|devuelvo) (?:~ )?(?:despues|tras|todo lo|cada|despues de comer|para no|la comida|" +
			"lo que como|el vomito|los) ## virus|resaca|gastro|borracho|embaraz[a-z]*",
		"(?:no|sin|llevo|dejar de|deje de|dejado de) (?:~ )?(?:como|comer|comido|comiendo) (?:~ )?(?:nada|desde|dias|para (?:adelgazar|no engordar|perder)|hace) ## examen|carne|ramadan|" +
			"virus|azucar|gluten",
		"(?:anorexia|bulimia|anorexica|bulimica|laxantes|atracones y) ## amiga|libro|recuperad[a-z]*|hermana|hija",
		"(?:sin comer|no como|no comer) ~~ (?:bajar de peso|adelgazar|perder peso|gord[oa])",
		"(?:meto|meterme|metiendome|metia) (?:~ )?dedos? (?:~ )?(?:despues|garganta|cada|vomitar)",
	],
	psychosis: [
		"(?:oigo|escucho|oir|escuchar|oyendo|escuchando) (?:~ )?voces (?:~ )?(?:que|en|y|me|dicen|todo|otra)|voces (?:~ )?(?:me (?:dicen|mandan|ordenan|hablan|gritan)|" +
			"en mi cabeza) ## vecinos|coro|radio",
		"(?:me (?:vigilan|persiguen|espian|controlan|envenenan|siguen)|un chip en|leen (?:mis|la mente)|controlan (?:mi mente|mis pensamientos)|quieren envenenarme)",
	],
};
