import { useQuery } from "@tanstack/react-query";
import { AI_PROVIDER_LABELS, type AiProvider } from "#shared/ai-providers.ts";
import { capabilitiesQuery } from "../api/get-capabilities.ts";

/** Before anybody signs up: which companies are asked for replies, and that one can do without. */
export function WhereWordsGo() {
	const { data } = useQuery(capabilitiesQuery);
	if (!data) {
		return null;
	}
	const companies = companiesOf(data.chat.deep);
	return (
		<p className="mt-4 text-soft text-sm">
			{companies === null
				? "Replies are written inside Attune: nothing you write is sent to another company."
				: `To be answered, what you write is sent to ${companies}. You can choose the built-in guide instead, in your profile.`}
		</p>
	);
}

/** "Claude and OpenAI", or null when nobody outside is asked. */
export function companiesOf(providers: readonly AiProvider[]): string | null {
	const names = providers
		.filter((provider) => provider !== "builtin")
		.map((provider) => AI_PROVIDER_LABELS[provider]);
	return names.length === 0 ? null : new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}
