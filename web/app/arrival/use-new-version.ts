import { useEffect, useRef } from "react";

/**
 * Loads a new version's code at the next navigation, so that the open page stays and typed text is kept. `path` is
 * the current path.
 */
export function useNewVersion(path: string): void {
	const hasNew = useRef(false);
	const before = useRef(path);
	useEffect(() => {
		const workers = navigator.serviceWorker;
		// The first service worker takes over no page; only a newer one does.
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
