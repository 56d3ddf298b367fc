import * as z from "zod/mini";
import { safetyPanelSchema } from "./safety.ts";
import { userSchema } from "./users.ts";

/** The person after a change, and help when a mood in it showed danger. */
export const changedUserSchema = z.extend(userSchema, { safety: z.optional(safetyPanelSchema) });
