import { Phone } from "lucide-react";
import { callLink, helpIn, linesFor } from "#shared/safety/help/help-lines.ts";
import { Button } from "#web/components/ui/button.tsx";
import { sendSafetyFeedback } from "#web/lib/api/send-safety-feedback.ts";
import { useCountryInChat } from "../help-country.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import { useIsHelpDismissed } from "../state/dismissed-help.ts";

/** Messages for which urgent help's first numbers stay in view. */
const STAYS_FOR = 12;

/** While a life may be at stake: the numbers to call, above the box, when their panel has moved up and away. */
export function CallLine({ userId, state }: { userId: string; state: ConversationState }) {
	const urgent = state.messages
		.slice(-STAYS_FOR)
		.findLast(({ metadata }) => metadata.safety?.emergencyFirst === true);
	const isAway = useIsHelpDismissed(userId, urgent?.id);
	const country = useCountryInChat();
	const panel = urgent?.metadata.safety;
	if (!panel || isAway || urgent.id === state.messages.at(-1)?.id) {
		return null;
	}
	const emergency = country ? (helpIn(country)?.emergency ?? null) : panel.emergency;
	const line = (country ? linesFor(country, panel.kinds) : panel.resources).find(
		({ call }) => call !== null,
	)?.call;
	const numbers = [...new Set([emergency, line])].filter((number) => typeof number === "string");
	return (
		<div className="mb-2 flex flex-wrap gap-2">
			{numbers.map((number, index) => (
				<Button
					key={number}
					asChild
					variant={index === 0 ? "primary" : "outline"}
					className="min-h-11 flex-1 basis-36 shadow-plate"
				>
					<a href={callLink(number)} onClick={() => sendSafetyFeedback(userId, "line_used")}>
						<Phone aria-hidden className="size-4" strokeWidth={2} />
						{number === emergency ? `Emergency: ${number}` : `Call ${number}`}
					</a>
				</Button>
			))}
		</div>
	);
}
