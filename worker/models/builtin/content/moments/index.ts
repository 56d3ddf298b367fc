import type { Moment } from "../moment.ts";
import { ASKED } from "./asked.ts";
import { BEGINNINGS } from "./beginnings.ts";
import { BETWEEN } from "./between.ts";
import { BRACING } from "./bracing.ts";
import { CHANGE } from "./change.ts";
import { DAYS } from "./days.ts";
import { DISTANCE } from "./distance.ts";
import { DOING } from "./doing.ts";
import { LOSS } from "./loss.ts";
import { MARKS } from "./marks.ts";
import { MEANING } from "./meaning.ts";
import { OTHERS } from "./others.ts";
import { SELF } from "./self.ts";
import { STANDING } from "./standing.ts";

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
	...STANDING,
	...MEANING,
	...MARKS,
];
