import type { RiskLevel } from "#shared/safety/risk.ts";

/** A level that shows danger, to the writer or to somebody they worry about. */
export type Danger = Exclude<RiskLevel, "none">;
