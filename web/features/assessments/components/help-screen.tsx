import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { HelpPanel } from "#web/components/help/help-panel.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { sendSafetyFeedback } from "#web/lib/api/send-safety-feedback.ts";

type HelpScreenProps = { userId: string; panel: SafetyPanel; onDone: () => void };

/** The focused button is gone: a screen reader continues where help begins. */
function focusOnArrival(heading: HTMLElement | null): void {
	heading?.focus();
}

/** Shows help when text typed into the assessment showed danger. Never continues automatically. */
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
