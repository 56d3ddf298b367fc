import type { LucideIcon } from "lucide-react";
import { FailureNote } from "#web/components/feedback/failure-note.tsx";
import { ApiError } from "#web/lib/api/api-error.ts";
import { usePress } from "#web/lib/hooks/use-press.ts";
import { useSecondsUntil, waitText } from "#web/lib/hooks/use-retry-after.ts";
import { CONNECTION_TROUBLE } from "../connection-trouble.ts";

type TryButtonProps = {
	label: string;
	pendingLabel: string;
	icon: LucideIcon;
	onTry: () => Promise<unknown>;
	/** When a retry is allowed (epoch ms); the button counts down until then. */
	from?: number | undefined;
	isDisabled?: boolean;
};

/** Another try from inside a bubble. */
export function TryButton({
	label,
	pendingLabel,
	icon: Icon,
	onTry,
	from = 0,
	isDisabled = false,
}: TryButtonProps) {
	const { isBusy: isTrying, failure, press } = usePress();
	const wait = useSecondsUntil(from);
	const restLabel = wait > 0 ? waitText(wait) : label;
	return (
		<>
			<button
				type="button"
				disabled={isTrying || isDisabled || wait > 0}
				onClick={() => void press("", onTry)}
				className="inline-flex min-h-10 items-center gap-2 rounded-full bg-white px-3.5 sm:px-4 font-semibold text-[oklch(0.26_0.02_55)] text-sm disabled:opacity-70"
			>
				<Icon aria-hidden className="size-4 max-sm:hidden" strokeWidth={2} />
				{isTrying ? pendingLabel : restLabel}
			</button>
			{failure && !isSaid(failure.error) && (
				<FailureNote
					error={failure.error}
					advice={CONNECTION_TROUBLE}
					className="order-last mt-2 basis-full"
				/>
			)}
		</>
	);
}

/** The bubble already says that no coach answers; other errors are news. */
function isSaid(error: unknown): boolean {
	return error instanceof ApiError && error.code === "coach_unavailable";
}
