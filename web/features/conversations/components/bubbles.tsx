import type { ReactNode } from "react";

type BubbleProps = { children: ReactNode; meta?: ReactNode };

/** The coach's words, on the left. */
export function AssistantBubble({ children, meta }: BubbleProps) {
	return (
		<article className="group relative flex flex-col items-start">
			<h2 className="sr-only">Your coach</h2>
			<div className="assistant-bubble max-w-[min(100%,38rem)] px-4.5 py-3.5 sm:px-5">{children}</div>
			{meta}
		</article>
	);
}

/** The person's own words, on the right. */
export function UserBubble({ children, meta }: BubbleProps) {
	return (
		<article className="group relative flex flex-col items-end">
			<h2 className="sr-only">You</h2>
			<div dir="auto" className="user-bubble max-w-[min(88%,32rem)] whitespace-pre-wrap px-4.5 py-3 sm:px-5">
				{children}
			</div>
			{meta}
		</article>
	);
}
