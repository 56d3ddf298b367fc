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

/** So long the platform can still bring back its stores as they were, in days: D1's and the objects' points in time. */
export const PLATFORM_COPIES_DAYS = 30;

/** What somebody gets when they delete their account. */
export const deletionReceiptSchema = z.object({
	/** Of the receipt. It says nothing about the person. */
	id: z.string(),
	deletedAt: isoTimeSchema,
	/** False when there was so much that the rest is removed in the next minutes. */
	complete: z.boolean(),
	/** How many of each kind were removed so far. */
	removed: z.record(z.enum(REMOVED_KINDS), z.int()),
	/** Until then the platform's own copies can hold some of it. Nobody reads them, and they end by themselves. */
	copiesUntil: isoTimeSchema,
});
export type DeletionReceipt = z.infer<typeof deletionReceiptSchema>;

const EXPORT_FORMATS = ["json", "html"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const exportQuerySchema = z.object({
	format: z._default(z.enum(EXPORT_FORMATS, "Choose json or html"), "json"),
});
