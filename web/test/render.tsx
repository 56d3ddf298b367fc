import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { Providers } from "#web/app/providers.tsx";

/** Draws something inside the app's providers, at an address, and tells every address it was taken to. */
export function renderAt(path: string, children: ReactNode) {
	const { hook, history } = memoryLocation({ path, record: true });
	render(
		<Router hook={hook}>
			<Providers>{children}</Providers>
		</Router>,
	);
	return history;
}
