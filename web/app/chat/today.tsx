import { todaysMood } from "#shared/mood/moods-by-day.ts";
import { pauseOf } from "#shared/pause.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";
import { ResumeLine } from "#web/features/exercises/components/resume-line.tsx";
import { MoodToday } from "#web/features/moods/mood-today.tsx";

type TodayProps = { user: User; latest: Assessment | undefined };

/** How today is, and the exercise that waits; nothing while the account is paused. */
export function Today({ user, latest }: TodayProps) {
	return pauseOf(user) ? null : (
		<>
			<MoodToday user={user} mood={todaysMood(user, latest, new Date())} />
			<ResumeLine user={user} />
		</>
	);
}
