import type { MemoryFact } from "#shared/schemas/memory.ts";
import { dayOnCalendar } from "#web/lib/date/day-on-calendar.ts";

/** Where a fact comes from and when, on the person's own calendar. */
export function saidWhere({ source, createdAt, updatedAt }: MemoryFact, timeZone: string): string {
	const day = dayOnCalendar(createdAt, timeZone);
	const where =
		source.kind === "you"
			? `You wrote this, ${day}`
			: `From ${source.title ? `“${source.title}”` : "a deleted conversation"}, ${day}`;
	return updatedAt === createdAt ? where : `${where} · edited by you`;
}
