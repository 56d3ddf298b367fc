import { skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { HelpPanel } from "#web/components/help-panel.tsx";
import { chosenCountry, lastFoundCountry } from "#web/lib/kept-country.ts";
import { staticPaths } from "#web/lib/paths.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { usePanelForUnsent } from "../hooks/use-panel-for-unsent.ts";

/** Under words that could not be sent: the panel that they would have brought, else the way to help in one line. */
export function HelpForUnsent({ words }: { words: string }) {
	const [isAway, setIsAway] = useState(false);
	const { data: user } = useQuery<User | null>({ queryKey: queryKeys.me, queryFn: skipToken });
	const panel = usePanelForUnsent(words, user?.country ?? chosenCountry() ?? lastFoundCountry());
	return panel && !isAway ? (
		<HelpPanel panel={panel} onNotMeant={() => setIsAway(true)} />
	) : (
		<p className="text-right text-sm text-soft">
			If you need a person now,{" "}
			<a href={staticPaths.help} className="underline decoration-edge underline-offset-4">
				their numbers are here
			</a>
			, also with no network.
		</p>
	);
}
