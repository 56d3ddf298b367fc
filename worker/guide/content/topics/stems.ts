/** Stems written as one list, parted by commas: forty to a topic would take forty lines each. */
export function stems(list: string): string[] {
	return list.split(",").map((stem) => stem.trim());
}
