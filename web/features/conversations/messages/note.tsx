import type { ReactNode } from "react";

/** A quiet line in the conversation that isn't the coach's own. */
export function Note({ children }: { children: ReactNode }) {
	return (
		<p
			role="note"
			className="loose-words mx-auto w-fit max-w-[52ch] text-balance px-4 py-1 text-center text-sm text-soft"
		>
			{children}
		</p>
	);
}
