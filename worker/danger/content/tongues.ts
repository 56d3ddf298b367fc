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
