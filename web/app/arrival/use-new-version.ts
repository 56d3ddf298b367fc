import { useEffect, useRef } from "react";

/**
 * A tab that was open when a new version came gets its code at the next page one goes to: nothing is taken from under
 * anybody's hands, and what was typed is kept. `path` is where one is.
 */
export function useNewVersion(path: string): void {
	const hasNew = useRef(false);
	const before = useRef(path);
	useEffect(() => {
		const workers = navigator.serviceWorker;
		// The first one takes nobody over: only a newer one does.
		const handleChange = () => {
			hasNew.current = true;
		};
		workers?.addEventListener("controllerchange", handleChange);
		return () => workers?.removeEventListener("controllerchange", handleChange);
	}, []);
	useEffect(() => {
		if (before.current !== path && hasNew.current) {
			window.location.reload();
		}
		before.current = path;
	}, [path]);
}
