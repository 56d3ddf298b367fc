import { lazy, Suspense } from "react";
import { pauseOf } from "#shared/pause.ts";
import type { User } from "#shared/schemas/users.ts";

const PausedNotice = lazy(() =>
	import("#web/features/account/components/paused-notice.tsx").then(({ PausedNotice }) => ({
		default: PausedNotice,
	})),
);

/** Explains a paused account, above the box by default. Nothing for other accounts. */
export function PausedLine({ user, isAboveBox = true }: { user: User; isAboveBox?: boolean }) {
	return pauseOf(user) ? (
		<Suspense>
			<PausedNotice user={user} isAboveBox={isAboveBox} />
		</Suspense>
	) : null;
}
