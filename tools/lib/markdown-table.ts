/** Returns a Markdown table with padded columns, between blank lines. The first row is the heading. */
export function markdownTable(cells: readonly (readonly string[])[]): string {
	const widths = (cells[0] ?? []).map((_, column) =>
		Math.max(...cells.map((row) => (row[column] as string).length)),
	);
	const line = (row: readonly string[]) =>
		`| ${row.map((cell, at) => cell.padEnd(widths[at] as number)).join(" | ")} |`;
	const [head, ...rows] = cells.map(line);
	return ["", head, line(widths.map((width) => "-".repeat(width))), ...rows, ""].join("\n");
}
