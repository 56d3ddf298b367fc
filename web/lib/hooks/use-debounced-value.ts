import { useEffect, useState } from "react";

/** Returns the value once it has been stable for `ms`. An empty text applies at once. */
export function useDebouncedValue(value: string, ms: number): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), value === "" ? 0 : ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return settled;
}
