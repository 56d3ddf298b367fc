import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { usePersonalizedCoaching } from "../api/get-personalized-coaching.ts";
import { useFold } from "../hooks/use-fold.ts";
import { CoachingSkeleton } from "./coaching-skeleton.tsx";
import { CoachingWords } from "./coaching-words.tsx";

const FAILED = "Unable to generate coaching message. Please try again.";

type CoachingCardProps = {
	userId: string;
	/** Shown alone, not above a conversation. */
	beginsOpen?: boolean;
};

/** What the coach has for the person today: a few words, where to look first, and one small step. */
export function CoachingCard({ userId, beginsOpen = false }: CoachingCardProps) {
	const { data, error, isFetching, refetch } = usePersonalizedCoaching(userId);
	const { isFolded, toggle } = useFold(beginsOpen);
	// Keep the old content when a refetch fails.
	if (data) {
		return <CoachingWords coaching={data} isFolded={isFolded} onToggle={toggle} />;
	}
	if (error && !data) {
		return (
			<TryAgain
				text={errorMessage(error, FAILED)}
				isTrying={isFetching}
				onTry={() => refetch()}
				className="arrive rounded-3xl border border-hairline bg-plate px-5 py-4 sm:px-6"
			/>
		);
	}
	return <CoachingSkeleton isFolded={isFolded} />;
}
