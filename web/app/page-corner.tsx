import { Link, useLocation } from "wouter";
import type { User } from "#shared/schemas/users.ts";
import { Avatar } from "#web/components/avatar.tsx";
import { Bell } from "#web/features/notifications/components/bell.tsx";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { paths } from "#web/lib/paths.ts";

/** Pages with a band of the scene, and the list of sessions. The chat and a session have headers of their own. */
const BAND_PAGES = /^\/(?:(?:profile|settings|notifications|exercises|kept|progress|scenes)(?:\/|$)|coach$)/;

/** The bell and the way to the profile, beside help, on every page with a band. */
export function PageCorner({ user }: { user: User }) {
	const [location] = useLocation();
	const isShown = BAND_PAGES.test(location);
	useRootClass("shows-capsules", isShown);
	if (!isShown) {
		return null;
	}
	return (
		<nav aria-label="You" className="page-corner capsule pr-help">
			<Bell user={user} />
			<Link
				href={paths.profile}
				aria-label="Profile"
				aria-current={location === paths.profile ? "page" : undefined}
				className="grid size-11 place-items-center rounded-full hover:bg-sunken"
			>
				<Avatar user={user} />
			</Link>
		</nav>
	);
}
