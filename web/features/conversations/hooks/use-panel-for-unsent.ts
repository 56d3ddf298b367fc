import { useEffect, useState } from "react";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { lastFoundCountry } from "#web/lib/storage/kept-country.ts";
import { useCountryInChat } from "../help-country.ts";

/**
 * Returns help for a message that couldn't be sent, from the same screening as the server's. The code is fetched on
 * the first failure, and the service worker caches it for offline use. Null when nothing was found or the code
 * couldn't load: every failure links to help anyway.
 */
export function usePanelForUnsent(words: string | null): SafetyPanel | null {
	const country = useCountryInChat() ?? lastFoundCountry();
	const [panel, setPanel] = useState<SafetyPanel | null>(null);
	useEffect(() => {
		let isStale = false;
		async function read(text: string) {
			const { panelForUnsent } = await import("../state/screen-unsent.ts");
			if (!isStale) {
				setPanel(panelForUnsent(text, country));
			}
		}
		setPanel(null);
		if (words !== null) {
			read(words).catch(() => undefined);
		}
		return () => {
			isStale = true;
		};
	}, [words, country]);
	return panel;
}
