import type { PublicHelpCounts } from "#shared/schemas/public/duties.ts";
import { cellOf, fillTable, rowOf } from "./fill-table.ts";

/** Fills in the table of the safety page. */
export function showHelpCounts(path: string): Promise<void> {
	return fillTable<PublicHelpCounts>("help-counts", path, ({ months }) =>
		months.map(({ month, shown, used }) =>
			rowOf("border-hairline border-b", [
				cellOf("th", "py-2 pr-4 font-normal", nameOf(month)),
				cellOf("td", "py-2 pr-4 text-right tabular-nums", told(shown)),
				cellOf("td", "py-2 text-right tabular-nums", told(used)),
			]),
		),
	);
}

function told(count: number | string): string {
	return typeof count === "number" ? count.toLocaleString("en-GB") : count;
}

function nameOf(month: string): string {
	const format = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });
	return format.format(new Date(`${month}-01T00:00:00Z`));
}
