import { useQuery } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { cachedSafetyPlanOf } from "#web/lib/storage/cached-safety-plan.ts";
import { safetyPlanQuery } from "./api/get-safety-plan.ts";
import { PlanForm } from "./components/plan-form.tsx";
import { useHelpCountry } from "./hooks/use-help-country.ts";

/** The plan as the server has it; with no connection, the copy in this browser. */
export function SafetyPlanPart({ user }: { user: User }) {
	const userId = user.id;
	const { country } = useHelpCountry(user);
	const { data, isPending, refetch, isFetching } = useQuery(safetyPlanQuery(userId));
	const plan = data ?? (isPending ? null : cachedSafetyPlanOf(userId));
	if (plan) {
		return <PlanForm userId={userId} saved={plan} country={country} />;
	}
	return isPending ? (
		<p role="status" className="flex min-h-11 items-center text-sm text-soft">
			Loading your plan...
		</p>
	) : (
		<TryAgain
			text="We couldn't load your plan. It's still saved."
			isTrying={isFetching}
			onTry={() => refetch()}
		/>
	);
}
