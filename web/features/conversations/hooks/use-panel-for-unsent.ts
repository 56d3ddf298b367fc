import { useEffect, useState } from "react";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { lastFoundCountry } from "#web/lib/storage/kept-country.ts";
import { useCountryInChat } from "../help-country.ts";

/**
 * Help for words that reached nobody, by the screen that the server would have passed them through. It is fetched when
 * the first words fail, and the service worker keeps it for when there is no network. Null where nothing showed, and
 * where it could not be fetched: the way to help stands beside every failure without it.
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
