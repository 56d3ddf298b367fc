import { useEffect, useRef } from "react";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { HelpPanel } from "#web/components/help/help-panel.tsx";

type HelpForSpokenProps = { panel: SafetyPanel; onNotMeant: () => void };

/** Help for dictated text that isn't sent yet: a person in danger shouldn't have to send it first. */
export function HelpForSpoken({ panel, onNotMeant }: HelpForSpokenProps) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// Also for someone who reads further up.
		place.current?.scrollIntoView({ block: "start" });
	}, []);
	return (
		<div ref={place} role="status" data-holds-view="help-at-end">
			<HelpPanel panel={panel} onNotMeant={onNotMeant} />
		</div>
	);
}
