import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { HelpPanel } from "#web/components/help/help-panel.tsx";
import { staticPaths } from "#web/lib/paths.ts";

type HelpForUnsentProps = { panel: SafetyPanel | null; onNotMeant: () => void };

/** Under words that couldn't be sent: the panel that they would have brought, else the way to help in one line. */
export function HelpForUnsent({ panel, onNotMeant }: HelpForUnsentProps) {
	return panel ? (
		<div data-holds-view="help-at-end">
			<HelpPanel panel={panel} onNotMeant={onNotMeant} />
		</div>
	) : (
		<p className="loose-words ml-auto w-fit px-3 py-1 text-right text-sm text-soft">
			If you need a person now,{" "}
			<a href={staticPaths.help} className="underline decoration-edge underline-offset-4">
				find numbers here
			</a>
			. The page also works offline.
		</p>
	);
}
