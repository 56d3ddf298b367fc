import type { LanguagePatterns } from "./languages.ts";

/** Portuguese of Brazil and of Portugal, as in chats too ("qro", "n", "to"). Each class of words is one idea. */
export const PORTUGUESE: LanguagePatterns = {
	words: {
		i: "quero|qro|kero|queria|qria|querendo|quis|gostaria|gostava|desejo|prefiro|preferia|preferiria|tomara|oxala|espero|peco|rezo|preciso|mereco|devia|deveria|apetece|quem (?:me )?dera",
		want: "{i}|vou|ia|vontade de?|(?:penso|pensei|pensado|pensando|pensar) (?:muito )?em|ideia de?|medo de|prestes a|decidi|melhor|mais vale|mais valia|{past}",
		past: "tentei|tentado|tentativa de|tento|tentar|quase",
		kill: "matar|suicidar|enforcar|envenenar|afogar|tirar a vida|dar um tiro|cortar os pulsos",
		act:
			"me (?:{kill}|matei|matado)|(?:matar|suicidar|enforcar|envenenar) me|matarme|cort(?:ar|ei) os pulsos|(?:um tiro|uma bala) (?:~ )?(?:cabeca|mim|boca)|" +
			"dar cabo de mim|cometer suicidio|{over}",
		over: "(?:tirar|acabar|terminar|por fim|por termo|dar (?:um )?fim|acabo|tiro) (?:com |na |da |de )?(?:a )?(?:minha )?(?:propria )?vida|(?:acabar|acabo) com (?:isto |isso )?(?:tudo|mim)",
		now: "me (?:mato|suicido|enforco|jogo|atiro)|(?:mato|suicido|enforco|atiro) me|dou um tiro|acabo com",
		when: "hoje|hj|noite|amanha|agora|agr|ja|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|depois|quando|qnd|decidi|fim",
		will: "(?:vou|decidi|decidido|irei|pretendo|plano de|plano para|posso) (?:~ )?(?:{act})|(?:{now}) (?:~ )?(?:{when})|(?:{when}) ~~ (?:{now})",
		die: "morr(?:er|e|a|esse)|(?:estar|ta|tar) mort[oa]|(?:sumir|desaparecer|descansar|dormir) (?:(?:pra|para) sempre|de vez|d[a-z]+ mundo)|(?:{not}|deixar de|parar de) (?:~ )?(?:{live})|{rest}",
		rest: "desaparecer(?! [a-z])|ir embora (?:deste|desse) mundo|que tudo acabe|(?:encontrar|ter com|junto (?:do|da)) ~~ (?:ceu|do outro lado)|partir de vez",
		live: "viver|vivendo|viv[oa]|existir|acordar|acordasse|nascido|(?:continuar|ficar|estar) (?:aqui|ca)(?! [a-z])|ca estar|neste mundo|(?:n?a|essa|esta|minha) vida|continuar(?! [a-z])",
		not: "nao|n|naum|num|nunca|nem|sem|perdi|nenhum|nenhuma",
		stay: "(?:{not}) (?:~ )?(?:{i}|vejo|tenho|vale|aguento|guento|suporto|consigo|sentido|motivos?|razao|vontade|faz) (?:~ )?(?:{live})|(?:pra|para) que (?:viver|continuar viv[a-z]+)",
		wake:
			"(?:dormir|dormisse|adormecer) ~~ (?:nao|nunca|n|nem) (?:~ )?(?:acord[a-z]+)|triste (?:~ )?(?:acordado|viv[oa])|carro (?:~ )?(?:atropelasse|matasse)|" +
			"deus (?:~ )?(?:leve|leva|levar|levasse)",
		gone: "se (?:eu )?(?:~ )?(?:morresse|morrer|morro|sumisse|sumir|desaparecesse|nao existisse|nao estivesse)",
		load:
			"(?:melhor|bem) (?:~ )?(?:sem mim|{gone})|ninguem ~~ {gone}|{gone} (?:~ )?ninguem|(?:sou|so) (?:~ )?(?:fardo|peso|estorvo) (?:pra|para|na)|(?:facil|" +
			"melhor) (?:~ )?(?:nao existir|mort[oa])",
		drag: "(?:cansad[oa]|fart[oa]|cansei) (?:de|da|desta|dessa) (?:~ )?(?:viver|existir|vida|viv[oa])(?! (?:de|em|na|no) )|de tudo ~~ acabe|(?:vida|viver) (?:~ )?nao (?:~ )?(?:vale|sentido)",
		end: "(?:{want}) (?:~ )?(?:{die})(?! a )|{load}|{wake}|{drag}|uma despedida|(?<!jovem )(?:pra|para|p) morrer",
		mind:
			"(?:{want}|pensamentos?|ideias?|sou|sinto|cometer|caso de|no|o) (?:~ )?(?:suicidio|suicidas?|ruins|de morte)|pens[a-z]+ (?:~ )?(?:na morte|" +
			"acabar com isso)|(?:vai|quer) se (?:matar|suicidar)",
		pill: "comprimidos?|pilulas|remedios?|medicamentos?|medicacao|soniferos|calmantes|antidepressivos|rivotril|paracetamol|dipirona|insulina|{box}",
		box: "cartelas?|caixas?|frascos?|veneno|chumbinho|lixivia",
		lots: "tod[oa]s?|tudo|muit[oa]s|monte|demais|vari[oa]s|[1-9][0-9]+",
		took: "(?:tomei|tome|tomar|engoli|engolir|bebi|beber) (?:~ )?(?:(?:{lots}) (?:~ )?(?:{pill})|(?:{pill}) tod[oa]s|{box}|tudo (?:que|o)|tudo(?! [a-z]))|(?:tomei|engoli) ~~ ficando tont[oa]",
		leap: "pular|saltar|jogar|atirar|lancar|mandar|deitar|soltar|jogo|joguei|atiro|um passo",
		high: "ponte|predio|janela|telhado|varanda|metro|trem|comboio|linha|terraco|viaduto|carro|caminhao|rio|mar|poco|onibus|sacada|andar|laje|poste|barranco|passarela|parapeito|plataforma|andaime",
		jump: "(?:me (?:{leap})|(?:{leap}) me|pular|saltar|jogar o) (?:~ )?(?:d[aoe]|n[ao]|ao?|para|debaixo|contra|pela) (?:~ )?(?:{high})|(?:{high}) ~~ {urge}",
		urge: "(?:penso|pensando|pensar|vontade|bastava|bastaria|vou) (?:~ )?(?:{leap})",
		arms: "corda|arma|revolver|pistola|faca|espingarda|cacadeira|veneno|chumbinho|pesticida|lamina",
		tool: "(?:{arms}) ~~ (?:pescoco|em mim|cabeca|boca|na mao|do lado|pronta|viga|carregad[oa])|(?:comprei|arranjei|preparei) (?:~ )?(?:{arms})|(?:{pill}) (?:~ )?na mao",
		dose: "quant[oa]s (?:~ )?(?:{pill}) ~~ (?:morrer|matar)|overdose|(?:como|forma (?:~ )?de) (?:morrer|se matar)|(?:{pill}) (?:pra|para) quando|juntar (?:~ )?(?:{pill})|(?:{want}) (?:{took})",
		bye: "deixei ~~ senhas|obrigad[oa] por tudo ~~ cuid[a-z]+ (?:~ )?(?:meu|minha)|dei ~~ nao vou precisar|perdo[a-z]+ pelo que vou fazer|(?:carta|bilhete|mensagem) de (?:despedida|adeus)",
		last: "hoje e meu ultimo dia(?! [a-z])|adeus (?:mundo|a todos)|vou (?:pular|saltar|me jogar|me atirar)(?! [a-z])",
		kin: "marido|namorad[oa]|espos[oa]|pai|mae|padrasto|madrasta|irmao|irma|ex|tio|avo|chefe|companheiro|mulher|parceiro|ele|ela|professor|filho",
		hits:
			"bate|bateu|batia|espanc[a-z]+|estupr[a-z]+|abus[a-z]+|violou|ameac[a-z]+|agr[ei]d[a-z]+|enforc[a-z]+|empurr[a-z]+|toca|tocou|chuta|tranca|forc[a-z]+|" +
			"obriga a t[a-z]+|(?:~ )?(?:soco|tapa)",
		hurt:
			"fui (?:estuprad[oa]|violad[oa]|abusad[oa]|espancad[oa]|agredid[oa])|violencia domestica|medo (?:do|de) meu (?:{kin})|medo dele|mao em mim|meus nudes|" +
			"(?:marido|namorado|ele) nao me deixa",
		cut: "(?:me (?:~ )?{slit}|{slit} me)(?:{lone}| (?:~ )?(?:bracos?|pernas|pulsos|coxas|proposito|de novo|isqueiro|sangrar|gilete))|mutilo|automutilacao|cortei (?:~ )?bracos?|bato (?:~ )?cabeca",
		slit: "(?:(?:cort|machuc|queim|arranh)(?:o|ei|ar|ando)|magoar)",
		diet: "(?:provoco|forco|induzo) (?:~ )?vomito|dedo na garganta|vomit[a-z]+ tudo|(?:depois|dps) ~~ vomit[a-z]+|sem comer ~~ (?:emagrecer|gorda)|laxantes?|anorexia|anorexica|bulimia|bulimica",
		fun: "m[ou]rr[a-z]+ (?:[a-z]+ )?(?:de|do) (?!uma|vez|vdd|verdade|tristeza)[a-z]+|me matar de [a-z]+r|(?:mae|pai|chefe|ela|ele) (?:vai me matar|me mata)|vergonha ~~ morrer|morrer ~~ vergonha",
		deny: "(?:nao|n|nunca) (?:quero|vou|penso em|sou|estou|tenho pensamentos) (?:{act}|morrer|suicidas?)",
	},
	idioms: ["{fun}", "{deny}", "suicidio (?:politico|profissional)|esquadrao suicida"],
	wish: ["{end}", "(?:{stay})(?! (?:com|em|sem|no|na|de|cedo|longe|sozinh[oa]) )"],
	thoughts: ["{act} ## (?:vai|quer|ameac[ao]u?) (?:~ )?me matar", "{mind} ## filme|livro|serie|aula|sobre"],
	method: ["{jump} ## paraquedas|piscina|bungee|sofa|cama", "{tool} ## churrasco|violao", "{dose}"],
	intent: ["{will} ## (?:vai|quer) me matar|quase|academia|kk[a-z]*", "{bye} ## colegas|trabalho|turma"],
	imminent: ["{took} ## vitaminas?", "(?:estou|to|tou|subi) (?:~ )?(?:{high}) && {urge}", "{last}"],
	behaviour: ["(?:{past}) (?:~ )?(?:{act}|suicidio|morrer)|lavagem (?:~ )?estomago"],
	"self-harm": ["{cut} ## cabelo|cozinh[a-z]+|cebola|barba|sol|fogao|unha"],
	abuse: ["(?:{kin}) (?:~ )?(?:me (?:~ )?(?:{hits})|(?:{hits}) me) ## xadrez", "{hurt}"],
	violence: ["(?:vou|quero) (?:matar (?:ele|ela|meu)|esfaquear|dar uma facada)|medo de machucar meu"],
	eating: ["{diet} ## virus|ressaca|gravid[a-z]+"],
	psychosis: ["(?:ouco|escuto|oico) vozes|vozes (?:que )?(?:me )?mandam|me (?:vigiam|vigiar|perseguem)"],
};
