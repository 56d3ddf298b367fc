import type { MemoryFact } from "#shared/schemas/memory.ts";

/** Where a fact comes from and when, on the person's own calendar. */
export function saidWhere({ source, createdAt, updatedAt }: MemoryFact, timeZone: string): string {
	const on = (at: string) =>
		new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: "medium" }).format(new Date(at));
	const where =
		source.kind === "you"
			? `You wrote this, ${on(createdAt)}`
			: `From ${source.title ? `“${source.title}”` : "a conversation that is gone"}, ${on(createdAt)}`;
	return updatedAt === createdAt ? where : `${where} · changed by you`;
}
