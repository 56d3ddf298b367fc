import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { HelpPanel } from "#web/components/help/help-panel.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { sendSafetyFeedback } from "#web/lib/api/send-safety-feedback.ts";

type HelpScreenProps = { userId: string; panel: SafetyPanel; onDone: () => void };

/** The button that had the focus is gone: a screen reader goes on where help begins. */
function focusOnArrival(heading: HTMLElement | null): void {
	heading?.focus();
}

/** What was typed into the assessment showed danger: help stands here, and nothing hurries on. */
export function HelpScreen({ userId, panel, onDone }: HelpScreenProps) {
	function handleNotMeant() {
		sendSafetyFeedback(userId, "not_meant");
		onDone();
	}
	return (
		<main className="arrive mx-auto flex min-h-dvh w-full max-w-xl flex-col justify-center gap-6 px-4 py-16">
			<h1 ref={focusOnArrival} tabIndex={-1} className="text-3xl outline-none">
				Before you continue
			</h1>
			<HelpPanel
				panel={panel}
				onUsed={() => sendSafetyFeedback(userId, "line_used")}
				onNotMeant={handleNotMeant}
			/>
			<p className="text-soft">We've saved your answers. You can message your coach at any time.</p>
			<Button className="self-start" onClick={onDone}>
				Continue to chat
			</Button>
		</main>
	);
}
