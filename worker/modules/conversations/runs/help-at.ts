import type { OwnRiskLevel } from "#shared/safety/risk.ts";
import type { ExerciseId } from "../../../guide/content/ids.ts";

/** Which help an exercise shows where it stops for safety. */
export const HELP_AT: Partial<Record<ExerciseId, OwnRiskLevel>> = {
	// They may not be safe with another person.
	"say-the-hard-thing": "abuse",
	"say-no-kindly": "abuse",
	"weigh-a-choice": "abuse",
	// They may hurt someone.
	"cool-down": "violence",
	// They asked for help, or feel worse.
	"write-it-out": "wish",
	"a-letter-you-need-not-send": "wish",
	"back-to-the-room": "wish",
};
