import type { Moment } from "../moment.ts";
import { BRACING } from "./bracing.ts";
import { DISTANCE } from "./distance.ts";
import { DOING } from "./doing.ts";
import { LOSS } from "./loss.ts";
import { OTHERS } from "./others.ts";
import { SELF } from "./self.ts";

export const MOMENTS: readonly Moment[] = [...SELF, ...OTHERS, ...DISTANCE, ...LOSS, ...DOING, ...BRACING];
