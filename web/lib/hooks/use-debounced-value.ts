import { useEffect, useState } from "react";

/** A value once it has not changed for so long, in ms. An empty text is taken at once. */
export function useDebouncedValue(value: string, ms: number): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), value === "" ? 0 : ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return settled;
}
