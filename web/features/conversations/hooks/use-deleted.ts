import { useEffect, useState } from "react";

/** A conversation that was just deleted, and how long that can be undone (ms since 1970). */
export type Deleted = { id: string; title: string; wasCurrent: boolean; until: number };

/** The last deleted conversation, while it can be restored. */
export function useDeleted() {
	const [deleted, setDeleted] = useState<Deleted | null>(null);
	useEffect(() => {
		if (deleted) {
			const timer = setTimeout(() => setDeleted(null), Math.max(0, deleted.until - Date.now()));
			return () => clearTimeout(timer);
		}
	}, [deleted]);
	return { deleted, setDeleted };
}
