import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { NEED_AREAS } from "#shared/needs.ts";
import type { ConversationAnalysis } from "#shared/schemas/coaching.ts";
import { TryAgain } from "#web/components/feedback/try-again.tsx";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { analysisQuery } from "../api/get-analysis.ts";

const OPEN = "progress-insights";

const QUALITIES: Record<ConversationAnalysis["conversationQuality"], { name: string; meaning: string }> = {
	excellent: { name: "Excellent", meaning: "you share, reflect and plan" },
	good: { name: "Good", meaning: "you're making progress" },
	growing: { name: "Growing", meaning: "you've made a start" },
};

type ProgressInsightsProps = { userId: string; sessionId: string; messageCount: number };

/** Shows a session's topics and progress so far. Fetched only while it's open, which is remembered. */
export function ProgressInsights({ userId, sessionId, messageCount }: ProgressInsightsProps) {
	const [isOpen, setIsOpen] = useState(() => readPersonal(userId, OPEN) === "true");
	return (
		<details
			open={isOpen}
			onToggle={(event) => {
				setIsOpen(event.currentTarget.open);
				writePersonal(userId, OPEN, event.currentTarget.open ? "true" : null);
			}}
			className="group/insights rounded-2xl border border-hairline bg-plate text-ink"
		>
			<summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2xl px-4 font-medium text-sm">
				Progress Insights
				<ChevronDown
					aria-hidden
					className="size-4.5 text-soft transition-transform duration-150 group-open/insights:rotate-180"
					strokeWidth={1.75}
				/>
			</summary>
			{isOpen && (
				<div className="max-h-[30dvh] overflow-y-auto px-4 pb-4">
					<Analysis userId={userId} sessionId={sessionId} messageCount={messageCount} />
				</div>
			)}
		</details>
	);
}

function Analysis({ userId, sessionId, messageCount }: ProgressInsightsProps) {
	const { data, isError, isFetching, refetch } = useQuery(analysisQuery(userId, sessionId, messageCount));
	if (!data) {
		return isError ? (
			<TryAgain text="We couldn't load your insights." isTrying={isFetching} onTry={() => refetch()} />
		) : (
			<div role="status" className="flex animate-pulse flex-col gap-2">
				<span className="sr-only">Loading insights</span>
				<div aria-hidden className="h-5 w-2/5 rounded-full bg-hairline" />
				<div aria-hidden className="h-4 w-4/5 rounded-full bg-hairline" />
			</div>
		);
	}
	const { name, meaning } = QUALITIES[data.conversationQuality];
	return (
		<div className="text-sm" aria-busy={isFetching}>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
				<span>
					<span className="text-soft">Recommended focus: </span>
					<span className="whitespace-nowrap rounded-full bg-accent-wash px-2.5 py-0.5 font-semibold">
						{NEED_AREAS[data.recommendedFocus].label}
					</span>
				</span>
				<span>
					<span className="text-soft">Conversation quality: </span>
					<span className="font-semibold">{name}</span>
					<span className="text-soft">, {meaning}</span>
				</span>
			</p>
			<p className="mt-2">{data.progressSummary}</p>
		</div>
	);
}
