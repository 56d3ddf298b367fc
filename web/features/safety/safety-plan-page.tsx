import { useQuery } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { BackToChat } from "#web/components/back-to-chat.tsx";
import { Button } from "#web/components/ui/button.tsx";
import { keptPlanOf } from "#web/lib/kept-plan.ts";
import { useDocumentTitle } from "#web/lib/use-document-title.ts";
import { safetyPlanQuery } from "./api/get-safety-plan.ts";
import { PlanForm } from "./components/plan-form.tsx";
import { useHelpCountry } from "./hooks/use-help-country.ts";

export function SafetyPlanPage({ user }: { user: User }) {
	useDocumentTitle("Your safety plan");
	return (
		<div className="sheet mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-4 pt-2 pb-16 sm:px-6">
			<BackToChat />
			<main className="arrive flex flex-col gap-5 pt-5">
				<div>
					<h1 className="text-3xl sm:text-4xl">Your safety plan</h1>
					<p className="mt-2 text-soft print:hidden">
						For a dark hour, written in a lighter one, in your own words. Your coach does not read it. It can
						be printed, and read with no network under Get help now.
					</p>
				</div>
				<Plan user={user} />
			</main>
		</div>
	);
}

/** The plan as the server has it; with no connection, the copy in this browser. */
function Plan({ user }: { user: User }) {
	const userId = user.id;
	const { country } = useHelpCountry(user);
	const { data, isPending, refetch, isFetching } = useQuery(safetyPlanQuery(userId));
	const plan = data ?? (isPending ? null : keptPlanOf(userId));
	if (plan) {
		return <PlanForm userId={userId} saved={plan} country={country} />;
	}
	return isPending ? (
		<p role="status" className="flex min-h-11 items-center text-sm text-soft">
			Fetching your plan...
		</p>
	) : (
		<div role="alert" className="flex flex-col items-start gap-4">
			<p>Your plan could not be fetched. Nothing in it is lost.</p>
			<Button variant="outline" disabled={isFetching} onClick={() => refetch()}>
				Try again
			</Button>
		</div>
	);
}
