import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Toasts } from "#web/components/ui/toasts.tsx";
import { createQueryClient } from "#web/lib/api/query-client.ts";

type ProvidersProps = {
	children: ReactNode;
	/** A client that has the first answers; a new one by default. */
	client?: QueryClient | undefined;
};

export function Providers({ children, client: given }: ProvidersProps) {
	const [client] = useState(() => given ?? createQueryClient());
	return (
		<QueryClientProvider client={client}>
			{children}
			<Toasts />
		</QueryClientProvider>
	);
}
