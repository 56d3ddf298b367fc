import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect } from "react";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
import { dropDrawnClasses } from "#web/lib/hooks/use-root-class.ts";
import { HelpCorner } from "./help-corner.tsx";
import { Providers } from "./providers.tsx";
import { Routes } from "./routes.tsx";

type AppProps = {
	client: QueryClient;
	/** Called after the first full render. */
	onDrawn: () => void;
};

export function App({ client, onDrawn }: AppProps) {
	useEffect(onDrawn, [onDrawn]);
	// Runs after the same of everything below it.
	useLayoutEffect(dropDrawnClasses, []);
	return (
		<Providers client={client}>
			{/* First in tab order. */}
			<HelpCorner />
			<ErrorRegion name="This page" reloads>
				<Routes />
			</ErrorRegion>
		</Providers>
	);
}
