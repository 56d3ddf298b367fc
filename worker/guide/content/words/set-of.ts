/** Words written as one list, parted by spaces. */
export function setOf(list: string): ReadonlySet<string> {
	return new Set(list.split(/\s+/));
}
