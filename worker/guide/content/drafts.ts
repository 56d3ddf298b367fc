import type { Draft } from "./draft.ts";
export const DRAFTS: readonly Draft[] = [];
