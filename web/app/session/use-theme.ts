import { useLayoutEffect } from "react";
import type { User } from "#shared/schemas/users.ts";

/** Light or dark as the person chose, else as their system says. */
export function useTheme(theme: User["theme"]): void {
	useLayoutEffect(() => {
		const { dataset } = document.documentElement;
		if (theme === "system") {
			delete dataset.theme;
		} else {
			dataset.theme = theme;
		}
	}, [theme]);
}
