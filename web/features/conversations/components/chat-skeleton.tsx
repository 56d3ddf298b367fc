const LINES = ["h-20 w-4/5 self-start", "h-12 w-3/5 self-end", "h-28 w-[88%] self-start"] as const;

/** The shape of a conversation, while it's being fetched. */
export function ChatSkeleton() {
	return (
		<div role="status" className="appear flex flex-col gap-5 [animation-delay:150ms]">
			<span className="sr-only">Loading your conversation</span>
			{LINES.map((shape) => (
				<span key={shape} className={`${shape} block animate-pulse rounded-[18px] bg-sunken`} />
			))}
		</div>
	);
}
