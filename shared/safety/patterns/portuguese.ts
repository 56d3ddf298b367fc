import type { LanguagePatterns } from "./languages.ts";

/** Portuguese of Brazil and of Portugal, as in chats too ("qro", "nao guento", "to"). */
export const PORTUGUESE: LanguagePatterns = {
	words: {
		want:
			"quero|qro|kero|queria|qria|querendo|gostaria|gostava|desejo|desejava|prefiro|preferia|preferiria|vontade de|vontade d|penso em|pensando em|pensei em|pensado em|pensar em|" +
			"pensamentos de|ideia de|vou|planejo|decidi|tomara|espero|preciso|devia|deveria|podia|tentei|tentado|tento|quis|quase|medo de|prestes a|cansado de|cansada de|" +
			"continuo pensando em|ando a pensar em|apetece me",
		means:
			"comprimidos|comprimido|pilulas|remedios|remedio|medicamentos|cartela|cartelas|caixa|soniferos|calmantes|antidepressivos|rivotril|insulina|veneno|chumbinho|paracetamol|dipirona|frasco",
		place:
			"ponte|predio|janela|telhado|varanda|metro|metr|trem|comboio|linha|terraco|viaduto|penhasco|carro|caminhao|rio|mar|onibus|sacada|andar|precipicio|laje|arvore|poste",
		them: "marido|namorado|namorada|esposo|esposa|pai|mae|padrasto|madrasta|irmao|irma|ex|tio|avo|chefe|companheiro|mulher|parceiro|ele|ela|professor|filho",
		kill:
			"me matar|matar me|matarme|me suicidar|suicidar me|suicidarme|tirar minha vida|tirar a minha vida|tirar minha propria vida|tirar a minha propria vida|tirar a propria vida|" +
			"tirar a vida|acabar com a minha vida|acabar com minha vida|acabar com tudo|por fim a vida|por fim a minha vida|por fim na vida|por fim a tudo|terminar com a minha vida|" +
			"me enforcar|enforcar me|me jogar|me atirar|atirar me|me tacar|dar um tiro|dar cabo de mim|cortar os pulsos|pular da|pular do|me envenenar|pora fim|me mato|me afogar|" +
			"tirar a minha|dar um fim na minha vida|dar fim a minha vida|dar um fim em mim|cometer suicidio",
	},
	idioms: [
		"(?:morrendo|morri|morrer|morro|morta|morto|morreu|morrem|morria|morrerei) (?:~ )?(?:de|d) (?:~ )?(?:rir|fome|sede|sono|vergonha|calor|frio|saudade|saudades|cansaco|tedio|rir|" +
			"amores|riso|curiosidade|inveja|medo do|ansiedade pra|preguica|dor de cabeca|vontade)",
		"morri (?:k[k]*|kkk[k]*|rs|haha|kk)|(?:matar|matando|matei) (?:~ )?(?:o |a |as |tempo|aula|saudade|saudades|a fome|fome|a sede|o tempo|a curiosidade)(?! vida)",
		"(?:calor|trabalho|chefe|voce|vc|isso|esse|essa|dor|ta|esta|prova|faculdade|treino) (?:~ )?me matando|me matando de (?:rir|estudar|trabalhar)|(?:mae|pai|chefe|namorada|mulher|" +
			"marido|ela|ele) (?:~ )?(?:vai me matar|me mata|mata me) (?:~ )?(?:se|quando|{lone})|me matar de (?:estudar|trabalhar|rir)",
		"(?:celular|telemovel|bateria|planta|plantas|notebook|pc|computador|carro|wifi) (?:~ )?morre[ua]?",
		"(?:nao|nunca|jamais) (?:~ )?(?:sou suicida|me matar|quero morrer|suicidio|pensamentos suicidas|quero me matar|quero me suicidar)(?! (?:mas tambem))",
		"suicidio (?:politico|profissional|comercial)|esquadrao suicida",
	],
	wish: [
		"{want} (?:~ )?(?:morrer|estar morta|estar morto|nao existir|deixar de existir|nunca ter nascido|nao ter nascido|sumir pra sempre|sumir do mundo|sumir para sempre|" +
			"desaparecer para sempre|desaparecer pra sempre|nao acordar|dormir e nao|descansar pra sempre|parar de existir|parar de viver|nao viver|estar mort[oa]|ir embora desse mundo|" +
			"ir embora deste mundo|deixar de viver|desaparecer deste mundo|sumir de vez|que tudo acabe|nao estar viv[oa])(?! (?:velh[oa]|de|aos|na praia) )",
		"(?:quero|qro|kero|queria|vontade de|querendo) (?:~ )?(?:morrer|sumir pra sempre|morre)",
		"(?:nao|nunca|nem|sem|n|ja nao|naum|num) (?:~ )?(?:quero|qro|kero|queria|aguento|guento|suporto|consigo|vejo|tenho|vale|mereco|vontade|faz) (?:~ )?(?:viver|mais viver|" +
			"continuar viv[oa]|existir|mais existir|estar viv[oa]|acordar|acordar mais|continuar vivendo|essa vida|esta vida|a vida|mais a vida|vontade de viver|razao para viver|" +
			"razao pra viver|motivo pra viver|motivo para viver|sentido na vida|sentido em viver|a pena viver|sentido viver|ficar aqui|estar aqui)(?! (?:com|em|sem|no|na|longe|aqui em|cedo|" +
			"de novo cedo) )",
		"(?:sentido|motivo|motivos|razao|razoes|vontade|graca) (?:~ )?(?:para|pra|de|em|na|a) (?:~ )?(?:viver|continuar viv[oa]|continuar vivendo|existir|minha vida|" +
			"estar viv[oa]) && (?:nao|sem|perdi|nenhum|nenhuma|qual|acabou|n)",
		"(?:dormir|dormisse|adormecer|deitar|dorme) ~~ (?:nao|nunca|n) (?:~ )?(?:acordar|acordasse|acorde|despertar|mais acordar)|nao acordar (?:nunca )?mais",
		"(?:cansad[oa]|fart[oa]|exaust[oa]|de saco cheio|estafad[oa]) (?:~ )?(?:de|da|d|desta|dessa) (?:~ )?(?:viver|existir|vida|estar viv[oa]|minha vida)(?! (?:em|com|no|na|de|academica|corrida) )",
		"(?:melhor|felizes|feliz|aliviad[oa]s?|bem|facil) (?:~ )?(?:sem mim|se eu (?:~ )?(?:morresse|sumisse|nao existisse|desaparecesse|nao estivesse|morrer|sumir))|(?:sou|so|virei|" +
			"apenas) (?:~ )?(?:um |uma )?(?:fardo|peso|estorvo) (?:~ )?(?:para|pra|pros|na|{lone})|ninguem (?:~ )?(?:sentiria|sentir|notaria|choraria|perceberia|ia sentir|" +
			"vai sentir) (?:~ )?(?:falta|se eu|{lone})",
		"(?:preferia|prefiro|preferiria|melhor|antes) (?:~ )?(?:morta|morto|morrer|nao existir|estar mort[oa])|(?:queria|quem dera|tomara|oxala) (?:~ )?(?:nunca |" +
			"nao )(?:~ )?(?:ter nascido|tivesse nascido|existir|acordar)|(?:tomara|espero|oxala|queria) (?:~ )?(?:que )?(?:eu |deus )?(?:~ )?(?:morra|me leve|morresse)|" +
			"vida (?:~ )?(?:nao (?:~ )?(?:vale|faz sentido|tem sentido)|acabou pra mim)|aguento mais (?:~ )?(?:viver|existir|a vida|essa vida)",
		"(?:cansad[oa]|fart[oa]|exaust[oa]) (?:de|d) (?:tudo|lutar|sofrer|ser eu) && (?:acabe|acabasse|termine|sumir)",
		"(?:sentido|motivo|razao|graca) (?:~ )?(?:em|para|pra|de) (?:continuar|seguir|seguir em frente|levantar){lone} && (?:nao|n|sem|nem|nenhum)",
		"se eu (?:~ )?(?:sumisse|sumir|morresse|morrer) (?:~ )?(?:ninguem|quem|seria|todo)",
		"(?:facil|melhor|simples|bom) (?:~ )?(?:seria|era|e)? ?(?:~ )?(?:nao existir|nao estar aqui|nao viver|morrer){lone}",
		"(?:com|encontrar|ver|perto d[oa]) (?:~ )?(?:mae|pai|marido|esposo) (?:~ )?(?:no ceu|la em cima|do outro lado|no alem) && (?:quero|queria|logo|vontade)",
		"(?:triste|chatead[oa]|decepcionad[oa]|raiva) (?:~ )?(?:acordado|acordar|ter acordado|ainda estar viv[oa])(?! (?:cedo|tarde|as))",
	],
	thoughts: [
		"(?:suicidio|suicidar|suicidarme|suicidas?|suicida|suicidei|suicidio) ## filme|livro|serie|noticia|aula|prevencao|palestra|setembro amarelo|musica|podcast|se suicidou|tese",
		"(?:{want}|eu|e|em|de|pra|para|como|por|vou|d) (?:~ )?{kill}(?! (?:de (?:estudar|trabalhar|rir)) ) ## trampo novo|piscina|relacionamento|sofa|cama|banco",
		"(?:acabar|por fim|dar cabo|terminar) (?:~ )?(?:com|a|na|da|de|em) (?:~ )?(?:minha vida|propria vida|minha existencia|mim)|tirar (?:~ )?vida",
		"(?:pensando|penso|pensar|pensei) (?:~ )?(?:na|em|sobre a) (?:morte|morrer|minha morte|meu enterro)(?! (?:de|do|da) )",
		"pensamentos? (?:~ )?(?:ruins|ruim|negros?|escuros?)",
		"(?:pensando|penso|pensar|fico) (?:~ )?(?:em )?(?:~ )?(?:acabar|terminar) com (?:isso|isto|tudo|tudo isso)(?! (?:antes|ate|logo o))",
	],
	method: [
		"(?:me jogar|jogar|pular|saltar|me atirar|atirar me|atirarme|me lancar|bater|enfiar|me joga|me jogo|entrar na frente|lancar me|mandar me|atirar) (?:~ )?(?:da|do|de|na frente|" +
			"debaixo|contra|pela|embaixo|para|pra|n[ao]|em frente) (?:~ )?{place} ## paraquedas|piscina|bungee|ferias|nadar|carro novo|bola",
		"(?:passo|passar|vejo|olho|quando) (?:~ )?(?:na|pela|no|pelo|a|o) (?:~ )?{place} (?:~ )?(?:penso|pensar|vontade) (?:~ )?(?:em )?(?:~ )?(?:me jogar|jogar|pular|saltar|morrer|me atirar)",
		"(?:quantos|quantas|quanto|qual dose|que dose) (?:~ )?{means} ~~ (?:morrer|matar|morte|fatal|letal|overdose|perigos[oa]|suicidar|nao acordar)",
		"overdose|(?:cortar|cortei) (?:~ )?pulsos|me enforcar|enforcar me|(?:forma|jeito|maneira|metodo|como) (?:~ )?(?:de )?(?:~ )?(?:morrer|me matar|se matar|suicidar) ## planta|de rir|barata",
		"(?:guardando|guardei|juntando|juntei|acumulando) (?:~ )?{means}",
		"(?:guardo|guardando|escondo|tenho) (?:~ )?{means} (?:~ )?(?:pra|para|caso|por) (?:quando|o dia|um dia|se) ~~ (?:nao aguentar|nao der|nao conseguir|desistir)",
		"(?:plataforma|{place}|estacao|viaduto) ~~ (?:bastava|bastaria|um passo|me jogar) (?:~ )?(?:um passo|me jogar|pular|saltar)",
	],
	intent: [
		"(?:vou|decidi|decidido|irei|pretendo) (?:~ )?{kill}(?! (?:de (?:estudar|trabalhar|rir)) ) ## piscina|relacionamento|sofa|cama",
		"(?:carta|cartas|bilhete|mensagem|video) (?:~ )?(?:de despedida|de suicidio|suicida|de adeus) ## colegas|trabalho|equipe|escritorio|turma",
		"(?:deixei|deixado|deixo|ja) (?:~ )?(?:arrumado|em ordem|organizado|pronto) && (?:senhas|testamento)",
		"(?:cuidem|cuida|cuide|cuidar) (?:~ )?(?:bem )?(?:~ )?(?:cachorro|gato|filhos|mae) && (?:obrigad[oa] por tudo|adeus|perdao|desculpa)",
		"(?:perdoem|perdoe|perdao|desculpem) (?:~ )?(?:pelo|por aquilo|por) (?:~ )?que (?:~ )?(?:vou fazer|estou prestes|farei|preciso fazer){lone}",
		"(?:dei|doei|doando|dando) (?:~ )?(?:meu|minha|meus|minhas) && (?:nao (?:~ )?(?:precisar|precisarei)|lembrem de mim|pra onde vou)",
	],
	imminent: [
		"(?:hoje|esta noite|agora|amanha|hj|essa noite|daqui a pouco|logo) (?:~ )?(?:me mato|eu me mato|vou me matar|acabo com tudo|vou morrer|tudo acaba|sera meu ultimo|vou pular|" +
			"me enforco|vou acabar com tudo|a noite me mato)",
		"(?:me matar|me mato|suicidar|acabar com tudo|tirar minha vida|matar me|morrer) (?:~ )?(?:hoje|esta noite|agora|amanha|hj|essa noite|ainda hoje) ## de rir|de fome|de calor",
		"(?:tomei|tome|engoli|ingeri|bebi|acabei de tomar) (?:~ )?(?:todos?|todas?|tudo|muitos?|monte|um monte|demais|caixa|cartela|cartelas|frasco|[0-9]+|varios|veneno|" +
			"chumbinho) (?:~ )?(?:{means}|os|de|inteira|inteiro|toda|meus|as) ## vitamina|cafe|agua",
		"(?:estou|to|tou|aqui|sentad[oa]|em pe|subi) (?:~ )?(?:no|na|em cima|em|a beira|n[ao] beira) (?:~ )?{place} && (?:saltar|pular|jogar|atirar|acabar|pulo|salto) ## ferias|piscina|filme",
		"vou (?:~ )?(?:saltar|pular|me jogar)(?! (?:de (?:paraquedas|alegria|bungee|para)|na piscina|carnaval|corda|o cafe|a refeicao|refeicao|no mar|pro proximo|para o proximo|" +
			"essa parte|a parte) )|adeus (?:mundo|a todos|pra sempre)",
		"(?:hoje|este|essa|esta) (?:~ )?(?:e|sera|vai ser) (?:~ )?(?:o meu|meu|a minha|minha) ultim[oa] (?:dia|noite|mensagem)(?! (?:no|na|em|de) ) ## trabalho|emprego|ferias|aulas?",
	],
	behaviour: [
		"(?:tentei|tentativa|tentado|quase|tentar) (?:~ )?(?:de )?(?:~ )?(?:suicidio|me matar|me suicidar|me matei|me enforcar|tirar minha vida|tirar a minha vida|cortar os pulsos|matar me|morrer)",
		"(?:hospital|upa|urgencia|urgencias) && (?:lavagem|minha tentativa|me salvaram|overdose)",
	],
	"self-harm": [
		"(?:me|mim) (?:~ )?(?:cortar|corto|cortei|cortando|machuco|machucar|machuquei|queimo|queimar|mutilo|mutilar|mutilando|arranho ate|autolesiono) (?:~ )?(?:{lone}|os bracos|" +
			"de proposito|de novo|as pernas|os pulsos|quando|propositalmente|as coxas|outra vez) ## cabelo|cozinhando|cebola|barba|academia|jogando|treino|futebol|sem querer|unha|fogao|" +
			"caindo|correndo|cortar gastos",
		"(?:corto|cortei|cortar|cortando|aleijo|magoo) (?:~ )?(?:me )(?:~ )?(?:de proposito|os bracos|{lone}) ## cabelo|cebola|barba",
		"automutilacao|auto mutilacao|autolesao|me automutilo|(?:cortei|corto|cortar) (?:~ )?(?:meus bracos|meu braco|minhas pernas|minhas coxas|os bracos|os pulsos)",
		"(?:voltei|comecei|vontade|recai) (?:~ )?(?:a |de )?(?:me cortar|cortar me|me machucar|me queimar)",
	],
	abuse: [
		"(?:meu|minha|o|a|um) (?:~ )?{them} (?:~ )?me (?:~ )?(?:bate|bateu|batia|espanca|espancou|estuprou|estupra|abusa|abusou|violou|ameaca|ameacou|agride|agrediu|enforca|enforcou|" +
			"esgana|empurra|empurrou|toca|tocou|maltrata|chuta|tranca|forca|obriga) ## xadrez|recorde|tenis",
		"(?:meu|minha) (?:~ )?{them} (?:~ )?(?:bate me|bateu me|agride me|agrediu me|viola me|violou me)|(?:ele|ela) me (?:bate|bateu|espanca|estuprou|abusa|abusou|agride|agrediu|" +
			"violou|enforcou|ameacou de morte)",
		"(?:fui|sou|era|fui) (?:~ )?(?:estuprada|estuprado|violada|violado|abusada|abusado|espancada|espancado|agredida|agredido|violentada|assediada sexualmente)|violencia domestica|" +
			"medo (?:d[eo]|de) (?:~ )?(?:meu (?:marido|namorado|pai|padrasto|ex|companheiro)|voltar pra casa|dele|ir pra casa|voltar para casa) ## decepcionar|desiludir|trabalho dele",
	],
	violence: [
		"(?:vou|quero|vontade de|penso em|pensando em|queria) (?:~ )?(?:matar (?:~ )?(?:meu|minha|ele|ela|eles|todo mundo|o|esse|aquele)|mata lo|mata la|dar (?:~ )?(?:facada|facadas|" +
			"tiro|tiros) (?:~ )?(?:no|na|nele|nela|em)|esfaquear|esfaquea lo|atirar n(?:o|a|ele|ela) (?:meu|minha)?|machucar (?:meu|minha|alguem|ele|ela)|estrangular) ## saudade|tempo|jogo|" +
			"kkk|kk|aula|fome|barata|curiosidade|bola",
		"(?:medo|vontade|pensamentos|imagens) (?:~ )?(?:de|d) (?:~ )?(?:machucar|fazer mal|magoar|sufocar) (?:~ )?(?:bebe|filho|filha|crianca)(?= )",
	],
	eating: [
		"(?:provoco|provocar|forco|forcar|induzo|induzir|vomito|vomitar|vomitando|ponho o dedo|enfio o dedo) (?:~ )?(?:o )?(?:~ )?(?:vomito|depois|apos|na garganta|tudo que|toda|" +
			"pra emagrecer|para emagrecer|o que como) ## virus|ressaca|gravid[a-z]*|intoxicacao",
		"(?:anorexia|bulimia|anorexica|bulimica|laxantes?) ## amiga|irma|filha|livro|recuperad[a-z]*",
		"(?:nao|sem|parei de|n) (?:~ )?(?:como|comer|comi|comendo) (?:~ )?(?:nada )?(?:~ )?(?:ha (?:~ )?dias|faz (?:~ )?dias|pra emagrecer|para emagrecer|desde (?:segunda|terca|quarta|" +
			"quinta|sexta|sabado|domingo)) ## virus|carne|jejum religioso|acucar",
	],
	psychosis: [
		"(?:ouco|escuto|ouvir|escutar|ouvindo|escutando|oico) (?:~ )?vozes ## vizinhos?|coral|radio|corredor",
		"vozes (?:~ )?(?:me (?:mandam|dizem|falam|ordenam|xingam)|na minha cabeca|mandam|dizem que)|(?:me (?:vigiam|perseguem|espionam|controlam|envenenando)|chip na minha cabeca|" +
			"leem (?:meus|a minha) )",
		"(?:colocaram|instalaram|puseram|esconderam) (?:~ )?(?:cameras?|microfones?|escutas?|chip) (?:~ )?(?:na|no|em|dentro) (?:~ )?(?:minha|meu|casa|quarto)",
	],
};
