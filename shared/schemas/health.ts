/** Whether the parts answer that Attune stands on. */
export type Health = { ok: boolean; parts: Record<"d1" | "kv" | "r2" | "objects", boolean> };
