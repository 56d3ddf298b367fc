import { type ComponentType, useEffect, useState } from "react";
import { quietMoment } from "#web/lib/quiet-moment.ts";
import { useToast } from "#web/lib/toast-store.ts";

let loaded: ComponentType | null = null;

/** Fetches the toaster's code, unless it's here. */
export async function loadToaster(): Promise<ComponentType> {
	loaded ??= (await import("./toaster.tsx")).Toaster;
	return loaded;
}

/** Loads the toaster in a quiet moment, or with the first toast. After a failure, each new toast retries. */
export function Toasts() {
	const toast = useToast();
	const [Toaster, setToaster] = useState(() => loaded);
	const asked = Toaster === null ? (toast?.id ?? 0) : null;
	useEffect(() => {
		if (asked !== null) {
			Promise.resolve(asked === 0 && quietMoment())
				.then(loadToaster)
				.then(
					(code) => setToaster(() => code),
					() => undefined,
				);
		}
	}, [asked]);
	return Toaster && <Toaster />;
}
