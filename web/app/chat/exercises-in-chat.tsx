import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import {
	type ExerciseParts,
	ExercisePartsContext,
} from "#web/features/conversations/exercises/exercise-parts.ts";
import { Choices } from "#web/features/exercises/components/choices.tsx";
import { loadCode } from "#web/lib/api/load-code.ts";
import { queryKeys } from "#web/lib/api/query-keys.ts";

const UserContext = createContext<User | null>(null);

/** Stable components: new ones would remount while the person types. */
const PARTS: ExerciseParts = {
	Choices,
	Run: (props) => <Part>{({ RunInChat }, user) => <RunInChat userId={user.id} {...props} />}</Part>,
	Takeaway: (props) => <Part>{({ TakeawayInChat }, user) => <TakeawayInChat user={user} {...props} />}</Part>,
};

/** Draws exercises and their cards in the conversation below. Their code is fetched with the first of them. */
export function ExercisesInChat({ user, children }: { user: User; children: ReactNode }) {
	return (
		<UserContext value={user}>
			<ExercisePartsContext value={PARTS}>{children}</ExercisePartsContext>
		</UserContext>
	);
}

type Code = typeof import("#web/features/exercises/in-chat.ts");

type PartProps = {
	children: (code: Code, user: User) => ReactNode;
};

function Part({ children }: PartProps) {
	const { data, isError, isFetching, refetch } = useQuery({
		queryKey: queryKeys.code("exercises"),
		queryFn: () => loadCode(() => import("#web/features/exercises/in-chat.ts")),
	});
	const user = use(UserContext);
	if (data && user) {
		return children(data, user);
	}
	return (
		<div className="run-plate min-h-24 px-5 py-4">
			{isError ? (
				<TryAgain text="We couldn't load this exercise." isTrying={isFetching} onTry={() => refetch()} />
			) : (
				<p role="status">Loading…</p>
			)}
		</div>
	);
}
