import { DISCLOSURE_TEXTS } from "#shared/safety/disclosure.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";

/** Returns a message's text for reading aloud: that this is an AI, where due; its help in full; its text. */
export function spokenMessage({ content, metadata: { disclosure, safety } }: Message): string {
	return [safety ? spokenPanel(safety) : "", disclosure ? DISCLOSURE_TEXTS[disclosure] : "", content]
		.filter(Boolean)
		.join("\n\n");
}

function spokenPanel({ title, lead, emergency, emergencyFirst, resources, steps, ownLanguage }: SafetyPanel) {
	const urgent = emergency ? [`Emergency: call ${spaced(emergency)}.`] : [];
	const lines = resources.map(({ name, note, call, text, url, country }) => {
		const ways = [
			call && `call ${spaced(call)}`,
			text && `text ${text.word ? `${text.word} to ` : ""}${spaced(text.number)}`,
			url &&
				(country === null
					? "Find help lines in any country at findahelpline.com"
					: `open ${new URL(url).hostname}`),
		].filter(Boolean);
		return `${note ? `${name}, ${note}` : name}: ${ways.join(", or ")}.`;
	});
	return [
		`${title}.`,
		ownLanguage?.text,
		lead,
		...(emergencyFirst ? [...urgent, ...lines] : [...lines, ...urgent]),
		...steps,
	]
		.filter(Boolean)
		.join("\n\n");
}

/** Read digit by digit: "nine nine nine", not "nine hundred and ninety-nine". */
function spaced(number: string): string {
	return [...number.replace(/\D/g, "")].join(" ");
}
