import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { ApiError } from "#web/lib/api-error.ts";
import { messageFor } from "#web/lib/readable-error.ts";
import { showToast } from "#web/lib/toast-store.ts";
import { useSecondsUntil, waitText } from "#web/lib/use-wait.ts";
import { CONNECTION_TROUBLE } from "../connection-trouble.ts";

type TryButtonProps = {
	label: string;
	pendingLabel: string;
	icon: LucideIcon;
	onTry: () => Promise<unknown>;
	/** From when on, in ms since 1970: until then the button counts down. */
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
	const [isTrying, setIsTrying] = useState(false);
	const wait = useSecondsUntil(from);
	const restLabel = wait > 0 ? waitText(wait) : label;
	async function handleClick() {
		setIsTrying(true);
		try {
			await onTry();
		} catch (error) {
			// That no coach answers is what the bubble says already; everything else is news.
			if (!(error instanceof ApiError && error.code === "coach_unavailable")) {
				showToast({ title: messageFor(error, CONNECTION_TROUBLE), variant: "destructive" });
			}
		} finally {
			setIsTrying(false);
		}
	}
	return (
		<button
			type="button"
			disabled={isTrying || isDisabled || wait > 0}
			onClick={handleClick}
			className="inline-flex min-h-10 items-center gap-2 rounded-full bg-white px-3.5 sm:px-4 font-semibold text-[oklch(0.26_0.02_55)] text-sm disabled:opacity-70"
		>
			<Icon aria-hidden className="size-4 max-sm:hidden" strokeWidth={2} />
			{isTrying ? pendingLabel : restLabel}
		</button>
	);
}
