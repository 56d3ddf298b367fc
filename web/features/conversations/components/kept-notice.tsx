import { WifiOff } from "lucide-react";
import { Button } from "#web/components/ui/button.tsx";

type KeptNoticeProps = { isTrying: boolean; onRetry: () => void };

/** Shown above a conversation from the cache: it may be out of date. */
export function KeptNotice({ isTrying, onRetry }: KeptNoticeProps) {
	return (
		<div
			role="status"
			className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-2xl border border-hairline bg-plate px-4 py-1.5 text-sm shadow-plate"
		>
			<WifiOff aria-hidden className="size-4 shrink-0 text-soft" strokeWidth={1.75} />
			<p className="min-w-0 flex-1 basis-52 py-1">
				We can't reach Attune right now. Here's your last conversation, saved on this device.
			</p>
			<Button variant="link" size="inline" disabled={isTrying} onClick={onRetry}>
				{isTrying ? "Trying..." : "Try again"}
			</Button>
		</div>
	);
}
