import { desc, eq } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import { focusLevel, NEED_LEVELS, type NeedLevel, ratingsOf } from "#shared/needs.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { type AssessmentRow, dailyAssessments } from "../../../db/tables/assessments.table.ts";
import type { UserRow } from "../../../db/tables/users.table.ts";
import type { Deps } from "../../../deps.ts";
import { getPersonStub } from "../../../durable-objects/get-person.ts";
import type { PersonFacts } from "../../../models/text-model.ts";
import { personFacts } from "../person-facts.ts";

/** An area that moved between the last two assessments. */
export type NeedChange = { level: NeedLevel; isUp: boolean };

/** All that guidance outside a conversation is composed from. */
export type Guide = {
	userId: string;
	person: PersonFacts;
	/** What moved most, or null when nothing did or there is nothing to compare. */
	change: NeedChange | null;
	/** The day of the newest check-in, YYYY-MM-DD; null before the first. */
	checkedOn: string | null;
	/** The person's own day, YYYY-MM-DD: what they read stays the same for as long as it lasts. */
	today: string;
	/** Their words showed danger within the last day: ask, praise and plan nothing. */
	isAtRisk: boolean;
};

export async function readGuide({ db, env, now }: Deps, user: UserRow): Promise<Guide> {
	const [checkIns, risk] = await Promise.all([
		db
			.select()
			.from(dailyAssessments)
			.where(eq(dailyAssessments.userId, user.id))
			.orderBy(desc(dailyAssessments.date))
			.limit(2),
		getPersonStub(env, user.id).riskState(),
	]);
	const [latest, previous] = checkIns;
	const { insight, timeZone, ...person } = personFacts(user, checkIns, now());
	return {
		userId: user.id,
		// From the ratings themselves, so that the text about the area matches its rating.
		person: person.ratings ? { ...person, currentLevel: focusLevel(person.ratings) } : person,
		checkedOn: latest?.date ?? null,
		change: latest && previous ? changeBetween(previous, latest) : null,
		today: localDay(user.timeZone, now()),
		isAtRisk: risk !== null && isOwnRisk(risk.level),
	};
}

/** The area that moved furthest; of two that moved as far, the one further down. */
function changeBetween(previous: AssessmentRow, latest: AssessmentRow): NeedChange | null {
	const [before, after] = [ratingsOf(previous), ratingsOf(latest)];
	const moves = NEED_LEVELS.map((level) => ({ level, by: after[level] - before[level] }));
	const [most] = moves.sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
	return most && most.by !== 0 ? { level: most.level, isUp: most.by > 0 } : null;
}
