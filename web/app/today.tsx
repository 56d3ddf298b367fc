import { lazy, Suspense } from "react";
import { pauseOf } from "#shared/pause.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";
import { MoodToday } from "#web/features/moods/mood-today.tsx";
import { todaysMood } from "#web/features/moods/todays-mood.ts";

/** Without its code, or without a network, there is none. */
const ResumeLine = lazy(() =>
	import("#web/features/exercises/components/resume-line.tsx").then(
		({ ResumeLine }) => ({ default: ResumeLine }),
		() => ({ default: () => null }),
	),
);

type TodayProps = { user: User; latest: Assessment | undefined };

/** How today is, and the exercise that waits; nothing while the account is paused. */
export function Today({ user, latest }: TodayProps) {
	return pauseOf(user) ? null : (
		<>
			<MoodToday user={user} mood={todaysMood(user, latest, new Date())} />
			<Suspense>
				<ResumeLine user={user} />
			</Suspense>
		</>
	);
}
