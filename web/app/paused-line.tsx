import { lazy, Suspense } from "react";
import { pauseOf } from "#shared/pause.ts";
import type { User } from "#shared/schemas/users.ts";

/** Few people see it. */
const PausedNotice = lazy(() =>
	import("#web/features/account/components/paused-notice.tsx").then(({ PausedNotice }) => ({
		default: PausedNotice,
	})),
);

/** Above the box, why an account is paused; nothing for anybody else. */
export function PausedLine({ user }: { user: User }) {
	return pauseOf(user) ? (
		<Suspense>
			<PausedNotice user={user} />
		</Suspense>
	) : null;
}
