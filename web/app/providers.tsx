import { QueryClientProvider } from "@tanstack/react-query";
import { Tooltip } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Toaster } from "#web/components/ui/toaster.tsx";
import { TOOLTIP_DELAY } from "#web/components/ui/tooltip.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";

export function Providers({ children }: { children: ReactNode }) {
	const [client] = useState(createQueryClient);
	return (
		<QueryClientProvider client={client}>
			<Tooltip.Provider delayDuration={TOOLTIP_DELAY}>{children}</Tooltip.Provider>
			<Toaster />
		</QueryClientProvider>
	);
}
