import type { Ref } from "react";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { HelpPanel } from "#web/components/help/help-panel.tsx";
import { sendSafetyFeedback } from "#web/lib/api/send-safety-feedback.ts";

type CardHelpProps = {
	userId: string;
	panel: SafetyPanel;
	onNotMeant: () => void;
	/** What takes the focus when help comes. */
	ref: Ref<HTMLDivElement>;
};

/** Help on a card whose new words show danger. */
export function CardHelp({ userId, panel, onNotMeant, ref }: CardHelpProps) {
	function handleNotMeant() {
		sendSafetyFeedback(userId, "not_meant");
		onNotMeant();
	}
	return (
		<div ref={ref} tabIndex={-1} className="mt-3 scroll-mt-24 outline-none">
			<HelpPanel
				panel={panel}
				onUsed={() => sendSafetyFeedback(userId, "line_used")}
				onNotMeant={handleNotMeant}
			/>
		</div>
	);
}
