import { useCallback, useSyncExternalStore } from "react";
import { createSignal } from "../store.ts";
import { onPersonalChange, readPersonal, writePersonal } from "./personal-storage.ts";

/** A value that this browser stores for a person, and that components follow: in the whole page and in other tabs. */
export function createPersonalValue(name: string) {
	const change = createSignal();
	return {
		read: (userId: string) => readPersonal(userId, name),
		write(userId: string, value: string | null): void {
			writePersonal(userId, name, value);
			change.emit();
		},
		useValue(userId: string): string | null {
			const subscribe = useCallback(
				(listener: () => void) => {
					const endHere = change.subscribe(listener);
					const endElsewhere = onPersonalChange(userId, name, listener);
					return () => {
						endHere();
						endElsewhere();
					};
				},
				[userId],
			);
			return useSyncExternalStore(subscribe, () => readPersonal(userId, name));
		},
	};
}
