import { useQuery } from "@tanstack/react-query";
import type { User } from "#shared/schemas/users.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { TypeCard } from "#web/features/personality/components/type-card.tsx";
import { profileQuery } from "#web/features/profile/api/get-profile.ts";
import { NeedsCard } from "#web/features/profile/components/needs-card.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";

const FAILED = "Unable to load profile data. Please try again.";

/** Shows the personality type and the needs, to people with a type and a completed assessment. */
export function AssessedCards({ user }: { user: User }) {
	const isShown = user.assessmentCompleted && Boolean(user.mbtiType);
	const { data, error, isFetching, refetch } = useQuery({ ...profileQuery(user.id), enabled: isShown });
	if (!isShown) {
		return null;
	}
	if (!data) {
		return error ? (
			<TryAgain
				text={errorMessage(error, FAILED)}
				isTrying={isFetching}
				onTry={() => refetch()}
				className="rounded-3xl border border-hairline bg-plate px-6 py-5"
			/>
		) : (
			<div role="status" className="animate-pulse">
				<span className="sr-only">Loading your profile</span>
				<div aria-hidden className="h-96 rounded-3xl border border-hairline bg-plate" />
			</div>
		);
	}
	return (
		<>
			{data.letters && <TypeCard user={user} letters={data.letters} />}
			<NeedsCard maslowAnalysis={data.maslowAnalysis} lastAssessmentDate={data.lastAssessmentDate} />
		</>
	);
}
