import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ErrorRegion } from "#web/components/feedback/error-region.tsx";
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
