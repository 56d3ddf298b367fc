import { createContext, use, useEffect } from "react";

/** Told when a page has been drawn at an address that the tab was not at before. */
export const ArrivalContext = createContext<(() => void) | null>(null);

/** Stands after a page: by the time it is there, all of the page is. */
export function PageArrival() {
	const handleArrival = use(ArrivalContext);
	useEffect(() => handleArrival?.(), [handleArrival]);
	return null;
}
