import { createContext, type ReactNode } from "react";

/** What stands with the greeting: above it who greets, and below it how today is, before anything was said. */
export const GreetingContext = createContext<{ above: ReactNode; below: ReactNode }>({
	above: null,
	below: null,
});
