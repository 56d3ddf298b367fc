import { ASKED } from "./asked.ts";
import { AT_HOME } from "./at-home.ts";
import { BEGINNINGS } from "./beginnings.ts";
import { BESIDE_OTHERS } from "./beside-others.ts";
import { BETWEEN } from "./between.ts";
import { BRACING } from "./bracing.ts";
import { CHANGE } from "./change.ts";
import { CROSSINGS } from "./crossings.ts";
import { DAYS } from "./days.ts";
import { DISTANCE } from "./distance.ts";
import { DOING } from "./doing.ts";
import { LOSS } from "./loss.ts";
import { MARKS, MEANING } from "./marks.ts";
import type { Moment } from "./moment.ts";
import { OTHERS } from "./others.ts";
import { SELF } from "./self.ts";
import { STANDING } from "./standing.ts";
import { STATES } from "./states.ts";
import { UNSAID } from "./unsaid.ts";

export const MOMENTS: readonly Moment[] = [
	...ASKED,
	...BEGINNINGS,
	...DAYS,
	...SELF,
	...OTHERS,
	...DISTANCE,
	...LOSS,
	...DOING,
	...BRACING,
	...BETWEEN,
	...CHANGE,
	...CROSSINGS,
	...AT_HOME,
	...BESIDE_OTHERS,
	...STATES,
	...UNSAID,
	...STANDING,
	...MEANING,
	...MARKS,
];
