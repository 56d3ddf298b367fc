import { ErrorRegion } from "#web/components/error-region.tsx";
import { Providers } from "./providers.tsx";
import { Routes } from "./routes.tsx";

export function App() {
	return (
		<Providers>
			<ErrorRegion name="This page" reloads>
				<Routes />
			</ErrorRegion>
		</Providers>
	);
}
