import type { Narrow } from "../narrow.ts";
export const NARROWS: readonly Narrow[] = [];
