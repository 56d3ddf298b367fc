import * as z from "zod/mini";
import { takeawaySchema } from "./exercises.ts";
import { safetyPanelSchema } from "./safety.ts";

/** The card as it is now, and the help to show if its new words show danger. */
export const editedTakeawaySchema = z.extend(takeawaySchema, { safety: z.optional(safetyPanelSchema) });
