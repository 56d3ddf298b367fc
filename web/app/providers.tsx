import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Toasts } from "#web/components/ui/toasts.tsx";
import { createQueryClient } from "#web/lib/query-client.ts";

export function Providers({ children }: { children: ReactNode }) {
	const [client] = useState(createQueryClient);
	return (
		<QueryClientProvider client={client}>
			{children}
			<Toasts />
		</QueryClientProvider>
	);
}
