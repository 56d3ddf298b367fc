import type { HelpLine } from "../countries/country-help.ts";
import type { HelpKind } from "./help-kinds.ts";
import { linesOfKind } from "./help-lines.ts";

export type LineGroup = { title: string; lines: HelpLine[] };

/** Groups below the crisis lines in a full list. */
const GROUPS: readonly { title: string; kinds: readonly HelpKind[] }[] = [
	{ title: "Abuse or violence", kinds: ["abuse", "men"] },
	{ title: "Sexual assault", kinds: ["sexual"] },
	{ title: "Eating", kinds: ["eating"] },
	{ title: "Children and young people", kinds: ["child"] },
	{ title: "If something was taken", kinds: ["poison"] },
	{ title: "If you're afraid you may hurt someone", kinds: ["conduct"] },
];

/** A country's lines beside its crisis lines, under plain headings. */
export function lineGroups(country: string | null): LineGroup[] {
	return GROUPS.map(({ title, kinds }) => ({
		title,
		lines: [...new Set(kinds.flatMap((kind) => linesOfKind(country, kind)))],
	})).filter(({ lines }) => lines.length > 0);
}
