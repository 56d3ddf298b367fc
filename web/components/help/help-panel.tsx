import { useId } from "react";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { Button } from "../ui/button.tsx";
import { HelpWays } from "./help-ways.tsx";

type HelpPanelProps = {
	panel: SafetyPanel;
	/** The person called, texted or opened a line. */
	onUsed?: () => void;
	/** The person says it wasn't meant so. Without it, the panel can't be dismissed. */
	onNotMeant?: () => void;
};

/** Help above a reply, whole and before it. Every number is one press away, also on a small phone. */
export function HelpPanel({ panel, onUsed, onNotMeant }: HelpPanelProps) {
	const titleId = useId();
	const { title, lead, emergency, emergencyFirst, resources, steps, ownLanguage } = panel;
	return (
		<section
			aria-labelledby={titleId}
			className="w-full max-w-[36rem] rounded-3xl border border-edge bg-plate p-5 text-ink shadow-plate sm:p-6"
		>
			<h3 id={titleId} className="text-xl">
				{title}
			</h3>
			{ownLanguage && (
				<p lang={ownLanguage.lang} className="mt-1.5 font-medium">
					{ownLanguage.text}
				</p>
			)}
			<p className="mt-1.5 mb-3.5 max-sm:text-sm">{lead}</p>
			<HelpWays lines={resources} emergency={emergency} emergencyFirst={emergencyFirst} onUsed={onUsed} />
			{/* In immediate danger the steps show without a press. */}
			<details className="mt-2" open={emergencyFirst}>
				<summary className="flex min-h-11 cursor-pointer items-center font-medium text-sm underline decoration-edge underline-offset-4">
					What can help in the next hour
				</summary>
				<ul className="list-disc space-y-1.5 pb-1 pl-5">
					{steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ul>
			</details>
			{onNotMeant && (
				<Button
					variant="quiet"
					size="inline"
					className="-ml-2 min-h-11 px-2! font-normal text-sm"
					onClick={onNotMeant}
				>
					That's not what I meant
				</Button>
			)}
		</section>
	);
}
