import { ErrorRegion } from "#web/components/error-region.tsx";
import { HelpCorner } from "./help-corner.tsx";
import { Providers } from "./providers.tsx";
import { Routes } from "./routes.tsx";

export function App() {
	return (
		<Providers>
			{/* First, so that it is one press of a key away. */}
			<HelpCorner />
			<ErrorRegion name="This page" reloads>
				<Routes />
			</ErrorRegion>
		</Providers>
	);
}
