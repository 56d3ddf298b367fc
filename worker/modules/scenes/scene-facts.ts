import { GOALS, type Goal } from "#shared/goals.ts";
import { moodThemeOf } from "#shared/mood/mood-theme.ts";
import type { NeedRatings } from "#shared/needs.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Time } from "./painter/light.ts";
import type { SceneWish } from "./painter/paint.ts";

/** The facts behind a scene: only choices and ratings, never a person's own words. */
export type SceneFacts = Omit<SceneWish, "seed" | "landscape"> & { goal: Goal };

type Person = Pick<
	UserRow,
	"primaryGoal" | "currentHierarchyLevel" | "currentChatColor" | "moodTheme" | "timeZone"
>;

export function sceneFacts(person: Person, ratings: NeedRatings | null, now: Date): SceneFacts {
	return {
		goal: person.primaryGoal ?? GOALS[0],
		focus: person.currentHierarchyLevel,
		// A person's own choice of colours sets the scene's.
		theme: person.moodTheme ?? moodThemeOf(ratings),
		time: timeOfDay(now, person.timeZone),
		colour: person.currentChatColor,
	};
}

/** The light outside at that hour where the person lives: day from 9, dusk from 17, night from 21, dawn from 5. */
export function timeOfDay(now: Date, timeZone: string): Time {
	const hour = Number(
		new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now),
	);
	if (hour < 5 || hour >= 21) {
		return "night";
	}
	if (hour < 9) {
		return "dawn";
	}
	return hour < 17 ? "day" : "dusk";
}
