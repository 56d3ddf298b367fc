import { useQuery } from "@tanstack/react-query";
import type { Capabilities } from "#shared/schemas/public/capabilities.ts";
import { capabilitiesQuery } from "#web/lib/api/capabilities-query.ts";
import { companiesOf } from "#web/lib/provider-names.ts";

/** Says before sign-up which companies get messages, what for, and that Attune works without them. */
export function WhereWordsGo() {
	const { data } = useQuery(capabilitiesQuery);
	return data ? <p className="mt-4 text-soft text-sm">{whereWordsGo(data)}</p> : null;
}

function whereWordsGo({ chat, safety }: Capabilities): string {
	const answering = companiesOf(chat.deep);
	const reading = companiesOf(safety);
	if (answering === null) {
		const writer = chat.deep.includes("local")
			? "A model on this server writes the replies."
			: "Attune writes the replies itself.";
		return reading === null
			? `${writer} Nothing you write is sent to another company.`
			: `${writer} If a message may show danger, ${reading} may read it and up to seven before it, so that we can show you help. You can turn that off in Settings.`;
	}
	const read =
		reading === null
			? ""
			: ` If a message may show danger, ${reading} may also read it, so that we can show you help.`;
	return `We send what you write to ${answering} for replies.${read} You can choose the built-in guide instead, in Settings.`;
}
