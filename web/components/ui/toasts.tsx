import { type ComponentType, useEffect, useState } from "react";
import { useToast } from "#web/lib/toast-store.ts";

let loaded: ComponentType | null = null;

/** Fetches the toaster's code, unless it's here. */
export async function loadToaster(): Promise<ComponentType> {
	loaded ??= (await import("./toaster.tsx")).Toaster;
	return loaded;
}

/**
 * Loads the toaster right after the first page has rendered. An earlier toast waits for it; after a failure, each new
 * toast retries.
 */
export function Toasts() {
	const toast = useToast();
	const [Toaster, setToaster] = useState(() => loaded);
	const asked = Toaster === null ? (toast?.id ?? 0) : null;
	useEffect(() => {
		if (asked !== null) {
			loadToaster().then(
				(code) => setToaster(() => code),
				() => undefined,
			);
		}
	}, [asked]);
	return Toaster && <Toaster />;
}
