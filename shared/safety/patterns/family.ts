import type { RiskLevel } from "../risk.ts";
import type { Pattern } from "../text/compile.ts";

/**
 * Patterns with the same meaning. `weight` is what one match counts: from 3 on it shows the level alone, below that
 * only together with others. Within a family only the heaviest match counts.
 */
export type Family = { level: RiskLevel; weight: number; name: string; patterns: readonly Pattern[] };
