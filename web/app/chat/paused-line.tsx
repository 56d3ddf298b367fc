import { lazy, Suspense } from "react";
import { pauseOf } from "#shared/pause.ts";
import type { User } from "#shared/schemas/users.ts";

/** Few people see it. */
const PausedNotice = lazy(() =>
	import("#web/features/account/components/paused-notice.tsx").then(({ PausedNotice }) => ({
		default: PausedNotice,
	})),
);

/** Why an account is paused, above the box unless it says so; nothing for anybody else. */
export function PausedLine({ user, isAboveBox = true }: { user: User; isAboveBox?: boolean }) {
	return pauseOf(user) ? (
		<Suspense>
			<PausedNotice user={user} isAboveBox={isAboveBox} />
		</Suspense>
	) : null;
}
