import { darkenForWhiteText } from "#web/lib/white-text.ts";

/** Everything that takes its colour from the person's own. */
export function chatColours(chatColour: string) {
	return {
		"--chat-colour": chatColour,
		"--chat-colour-light": `${chatColour}20`,
		"--chat-colour-subtle": `${chatColour}10`,
		"--user-bubble": darkenForWhiteText(chatColour),
		"--input-focus": `light-dark(${darkenForWhiteText(chatColour)}, ${chatColour})`,
	};
}
