import * as z from "zod/mini";
import { isoTimeSchema } from "./common.ts";

/** One level of one kind: unlocked (then it has an id and a time), or the next one and how far it is. */
export const achievementSchema = z.object({
	id: z.nullable(z.string()),
	type: z.string(),
	level: z.int(),
	title: z.string(),
	description: z.string(),
	/** Name of a lucide icon in kebab-case. */
	icon: z.string(),
	/** Progress towards `target`; equal to it once unlocked. */
	progress: z.int(),
	target: z.int(),
	unlockedAt: z.nullable(isoTimeSchema),
});
export type Achievement = z.infer<typeof achievementSchema>;

/** Unlocked achievements, newest first, then the next level of every kind that has one. */
export const achievementsSchema = z.array(achievementSchema);
