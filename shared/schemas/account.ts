import * as z from "zod/mini";
import { ownPasswordSchema } from "./auth.ts";
import { isoTimeSchema } from "./common.ts";

export const deleteAccountSchema = z.object({ password: ownPasswordSchema });

/** What kinds of things are counted when an account is deleted. */
export const REMOVED_KINDS = [
	"conversations",
	"messages",
	"checkIns",
	"insights",
	"facts",
	"milestones",
	"notes",
	"images",
	"sessions",
	"other",
] as const;

/** Days for which the platform can restore its stores: D1's and the objects' point-in-time recovery. */
export const PLATFORM_COPIES_DAYS = 30;

/** The receipt of an account's deletion. */
export const deletionReceiptSchema = z.object({
	/** The receipt's id, unrelated to the person. */
	id: z.string(),
	deletedAt: isoTimeSchema,
	/** False when some data is left, to be removed within minutes. */
	complete: z.boolean(),
	removed: z.record(z.enum(REMOVED_KINDS), z.int()),
	/** Until then the platform's own copies may hold some of it. No one reads them, and they expire. */
	copiesUntil: isoTimeSchema,
});
export type DeletionReceipt = z.infer<typeof deletionReceiptSchema>;

const EXPORT_FORMATS = ["json", "html"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportQuerySchema = z.object({
	format: z._default(z.enum(EXPORT_FORMATS, "Choose json or html"), "json"),
});
