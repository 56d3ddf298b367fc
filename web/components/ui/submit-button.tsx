import type { ReactNode } from "react";
import { useRetryAfter, waitText } from "#web/lib/hooks/use-retry-after.ts";
import { Button } from "./button.tsx";

type SubmitButtonProps = {
	sending: { isPending: boolean; error: unknown; submittedAt: number };
	busy: string;
	size?: "large" | "medium";
	/** The action can't be undone. */
	isDanger?: boolean;
	className?: string;
	children: ReactNode;
};

/** Submits a form. After too many tries it counts down to the next allowed one; typed text stays. */
export function SubmitButton({
	sending,
	busy,
	size = "medium",
	isDanger = false,
	className,
	children,
}: SubmitButtonProps) {
	const wait = useRetryAfter(sending.error, sending.submittedAt);
	const text = wait > 0 ? waitText(wait) : children;
	return (
		<Button
			type="submit"
			variant={isDanger ? "danger" : "primary"}
			size={size}
			disabled={sending.isPending || wait > 0}
			{...(className ? { className } : {})}
		>
			{sending.isPending ? busy : text}
		</Button>
	);
}
