import type { Cost } from "../../modules/auth/password/password-cost.ts";

/** Takes the place of the Worker's own cost in its tests, where 200 ms a sign-in were a tenth of the time. */
export const COST: Cost = { logN: 4, r: 8, p: 1 };
