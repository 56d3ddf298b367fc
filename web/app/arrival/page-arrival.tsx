import { createContext, use, useEffect } from "react";

/** Called when a page has rendered at a new path. */
export const ArrivalContext = createContext<(() => void) | null>(null);

/** Rendered after a page, so its effect runs when the whole page is there. */
export function PageArrival() {
	const handleArrival = use(ArrivalContext);
	useEffect(() => handleArrival?.(), [handleArrival]);
	return null;
}
