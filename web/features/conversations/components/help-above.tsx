import { helpIn, linesFor } from "#shared/safety/help/help-lines.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { HelpPanel } from "#web/components/help/help-panel.tsx";
import { HelpRow } from "#web/components/help/help-row.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { sendSafetyFeedback } from "#web/lib/api/send-safety-feedback.ts";
import { useCountryInChat } from "../help-country.ts";
import { dismissHelp, restoreHelp, useIsHelpDismissed } from "../state/dismissed-help.ts";
import { focusMessageBox } from "../state/message-box.ts";

type HelpAboveProps = {
	userId: string;
	messageId: string;
	panel: SafetyPanel;
	/** It's above the newest reply, and stays in view while that is written. */
	holdsView: boolean;
};

/** Help above a reply. Once the person says that it wasn't meant so, a line that brings it back. */
export function HelpAbove({ userId, messageId, panel, holdsView }: HelpAboveProps) {
	const isAway = useIsHelpDismissed(userId, messageId);
	const country = useCountryInChat();
	const handleUsed = () => sendSafetyFeedback(userId, "line_used");
	if (panel.tier === "row") {
		return <HelpRow row={inCountry(panel, country)} onUsed={handleUsed} />;
	}
	if (isAway) {
		return (
			<Button
				variant="quiet"
				size="inline"
				className="-ml-2 min-h-11 self-start px-2! font-normal text-sm"
				onClick={() => restoreHelp(userId, messageId)}
			>
				Show the numbers again
			</Button>
		);
	}
	function handleNotMeant() {
		dismissHelp(userId, messageId);
		sendSafetyFeedback(userId, "not_meant");
		focusMessageBox();
	}
	return (
		<div data-holds-view={holdsView ? "help-above-reply" : undefined}>
			<HelpPanel panel={inCountry(panel, country)} onNotMeant={handleNotMeant} onUsed={handleUsed} />
		</div>
	);
}

/** The person's own choice of country overrides the panel's. */
function inCountry(panel: SafetyPanel, country: string | null): SafetyPanel {
	return country
		? { ...panel, resources: linesFor(country, panel.kinds), emergency: helpIn(country)?.emergency ?? null }
		: panel;
}
