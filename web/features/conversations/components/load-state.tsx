import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { isFailing } from "#web/lib/api/is-failing.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import type { useTalk } from "../hooks/use-talk.ts";
import { ChatSkeleton } from "./chat-skeleton.tsx";
import { KeptNotice } from "./kept-notice.tsx";

const LOAD_FAILED = "Unable to generate coaching message. Please try again.";

type LoadStateProps = { query: ReturnType<typeof useTalk>["query"]; hasTalk: boolean; isKept: boolean };

/** Replaces a chat that is loading or couldn't load. Above a cached chat it's a notice. */
export function LoadState({ query, hasTalk, isKept }: LoadStateProps) {
	const onRetry = () => query.refetch();
	if (isKept) {
		return <KeptNotice isTrying={query.isFetching} onRetry={onRetry} />;
	}
	if (isFailing(query)) {
		const message = errorMessage(query.error, LOAD_FAILED);
		return hasTalk ? null : <TryAgain isAlone text={message} isTrying={query.isFetching} onTry={onRetry} />;
	}
	return query.isPending ? <ChatSkeleton /> : null;
}
