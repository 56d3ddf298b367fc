import type { RiskLevel } from "../risk.ts";
import type { Pattern } from "../text/compile.ts";

/**
 * What several patterns say together. `weight` is what one match counts: from 3 on it shows the level by
 * itself, less only together with others; of one family, only what weighs most counts.
 */
export type Family = { level: RiskLevel; weight: number; name: string; patterns: readonly Pattern[] };
