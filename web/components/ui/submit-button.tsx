import type { ReactNode } from "react";
import { useWait, waitText } from "#web/lib/hooks/use-retry-after.ts";
import { Button } from "./button.tsx";

type SubmitButtonProps = {
	/** What is sent: whether it is under way, and how it failed. */
	sending: { isPending: boolean; error: unknown; submittedAt: number };
	/** What the button says while it is sent. */
	busy: string;
	size?: "large" | "medium";
	/** What is done cannot be taken back. */
	isDanger?: boolean;
	className?: string;
	children: ReactNode;
};

/** Sends a form. After too many tries it counts down to when the next one may be; what was typed stays. */
export function SubmitButton({
	sending,
	busy,
	size = "medium",
	isDanger = false,
	className,
	children,
}: SubmitButtonProps) {
	const wait = useWait(sending.error, sending.submittedAt);
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
