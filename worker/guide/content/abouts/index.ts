import type { About } from "../about.ts";
export const ABOUTS: readonly About[] = [];
