import { lazy, Suspense } from "react";
import type { User } from "#shared/schemas/users.ts";

/** Few people see it. */
const PausedNotice = lazy(() =>
	import("#web/features/account/components/paused-notice.tsx").then(({ PausedNotice }) => ({
		default: PausedNotice,
	})),
);

/** Above the box, why the account of somebody under 18 is paused; nothing for anybody else. */
export function PausedLine({ user }: { user: User }) {
	return user.minorSince ? (
		<Suspense>
			<PausedNotice user={user} />
		</Suspense>
	) : null;
}
