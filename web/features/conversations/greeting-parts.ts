import { createContext, type ReactNode } from "react";

/** Elements around the greeting: who greets above it, and today's mood below it, before the first message. */
export const GreetingContext = createContext<{ above: ReactNode; below: ReactNode }>({
	above: null,
	below: null,
});
