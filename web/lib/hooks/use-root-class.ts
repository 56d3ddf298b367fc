import { useLayoutEffect } from "react";

/** What the page shows that styles elsewhere depend on. The build draws `shows-nav` and `shows-capsules` into chat.html. */
type RootClass =
	| "shows-nav"
	| "shows-capsules"
	| "shows-exercise"
	| "shows-step-foot"
	| "shows-mood-foot"
	| "shows-conversations"
	| "shows-loop-control"
	| "shows-dialog"
	| "shows-toast"
	| "is-writing";

const users = new Map<RootClass, number>();

/**
 * Keeps a class on the root element while the component is mounted and `isOn`. Styles use it instead of `:has()`: with a
 * `:has()` at the root the browser looks at the whole page after each change, which doubled the time for styles in a
 * turn of the chat.
 */
export function useRootClass(name: RootClass, isOn = true): void {
	useLayoutEffect(() => {
		if (isOn) {
			count(name, 1);
			return () => count(name, -1);
		}
	}, [name, isOn]);
}

/** Removes the classes that the build drew for a page other than the one the app shows. */
export function dropDrawnClasses(): void {
	for (const name of ["shows-nav", "shows-capsules"] as const) {
		count(name, 0);
	}
}

function count(name: RootClass, change: number): void {
	const left = (users.get(name) ?? 0) + change;
	users.set(name, left);
	document.documentElement.classList.toggle(name, left > 0);
}
