import { lazy, Suspense, useState } from "react";
import type { User } from "#shared/schemas/users.ts";
import { readCarried } from "#web/lib/storage/carried-talk.ts";

const CarriedOffer = lazy(() =>
	import("./carried-offer.tsx").then(({ CarriedOffer }) => ({ default: CarriedOffer })),
);

/** The offer to add a conversation from the landing page, where this tab still carries one. */
export function CarriedLine({ user }: { user: User }) {
	const [isCarrying] = useState(() => readCarried() !== null);
	return isCarrying ? (
		<Suspense>
			<CarriedOffer user={user} />
		</Suspense>
	) : null;
}
