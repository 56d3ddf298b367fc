/** In danger, in words the coach doesn't understand: it stays, and points to people. By language. */
export const IN_THEIR_WORDS: Record<string, readonly string[]> = {
	es: [
		"Sigo aquí contigo: pulsa “Get help now”, arriba en esta página, para hablar con alguien.",
		"Estoy aquí. En “Get help now”, arriba, hay personas que te escuchan.",
	],
	fr: [
		"Je reste là avec vous : appuyez sur “Get help now”, en haut de cette page, pour parler à quelqu'un.",
		"Je suis là. Sous “Get help now”, en haut, des personnes vous écoutent.",
	],
	de: [
		"Ich bleibe hier: Drück auf “Get help now” oben auf dieser Seite, da ist jemand für dich da.",
		"Ich bin da. Unter “Get help now”, oben, hören dir Menschen zu.",
	],
	nl: [
		"Ik blijf hier: druk op “Get help now” bovenaan deze pagina om met iemand te praten.",
		"Ik ben er. Onder “Get help now”, bovenaan, luisteren mensen naar je.",
	],
	pt: [
		"Estou aqui com você: toque em “Get help now”, no alto desta página, para falar com alguém.",
		"Estou aqui. Em “Get help now”, no alto, há pessoas que escutam você.",
	],
	it: [
		"Resto qui con te: premi “Get help now”, in alto in questa pagina, per parlare con qualcuno.",
		"Sono qui. In “Get help now”, in alto, ci sono persone che ti ascoltano.",
	],
};

/** The first answer in their language: thanked, what this is, and where people are. No native speaker has checked it yet. */
export const FIRST_IN_THEIR_WORDS: Record<string, string> = {
	es: "Gracias por decirlo. Soy un programa y no una persona: por favor, habla también con alguien. Pulsa “Get help now”, arriba en esta página.",
	fr: "Merci de l'avoir dit. Je suis un programme et pas une personne : parlez aussi à quelqu'un, s'il vous plaît. Appuyez sur “Get help now”, en haut de cette page.",
	de: "Danke, dass du das sagst. Ich bin ein Programm und kein Mensch: Bitte sprich auch mit jemandem. Drück auf “Get help now” oben auf dieser Seite.",
	nl: "Dank je dat je dit zegt. Ik ben een programma en geen mens: praat alsjeblieft ook met iemand. Druk op “Get help now” bovenaan deze pagina.",
	pt: "Obrigado por dizer isso. Sou um programa e não uma pessoa: por favor, fale também com alguém. Toque em “Get help now”, no alto desta página.",
	it: "Grazie per averlo detto. Sono un programma e non una persona: per favore, parla anche con qualcuno. Premi “Get help now”, in alto in questa pagina.",
};

/** Whether they think of ending their life. */
export const ASKS_IN_THEIR_WORDS: Record<string, string> = {
	es: "¿Estás pensando en quitarte la vida?",
	fr: "Pensez-vous à mettre fin à vos jours ?",
	de: "Denkst du daran, dir das Leben zu nehmen?",
	nl: "Denk je eraan een einde aan je leven te maken?",
	pt: "Você está pensando em tirar a própria vida?",
	it: "Stai pensando di toglierti la vita?",
};
