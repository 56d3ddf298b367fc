import { useState } from "react";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { HelpPanel } from "#web/components/help-panel.tsx";
import { sendSafetyFeedback } from "#web/lib/send-safety-feedback.ts";
import { focusMessageBox } from "../message-box.ts";

/** Put away for the visit, by the reply they stand above: a reply's panel is drawn anew when its words are whole. */
const putAway = new Set<string>();

type HelpAboveProps = {
	userId: string;
	messageId: string;
	panel: SafetyPanel;
	/** It stands above the newest words, and stays in view while they are written. */
	holdsView: boolean;
};

/** Help above a reply, until the person says that it was not meant so. */
export function HelpAbove({ userId, messageId, panel, holdsView }: HelpAboveProps) {
	const [isAway, setIsAway] = useState(putAway.has(messageId));
	if (isAway) {
		return null;
	}
	function handleNotMeant() {
		putAway.add(messageId);
		setIsAway(true);
		sendSafetyFeedback(userId, "not_meant");
		focusMessageBox();
	}
	return (
		<div {...(holdsView ? { "data-holds-view": "" } : {})}>
			<HelpPanel
				panel={panel}
				onNotMeant={handleNotMeant}
				onUsed={() => sendSafetyFeedback(userId, "line_used")}
			/>
		</div>
	);
}
