import { WifiOff } from "lucide-react";
import { useIsOnline } from "#web/lib/hooks/use-is-online.ts";

/** Shown above the box while offline: messages wait, and none is lost. */
export function OfflineNotice() {
	return useIsOnline() ? null : (
		<p
			role="alert"
			className="mb-2 flex items-center gap-2.5 rounded-2xl border border-hairline bg-plate px-4 py-2.5 text-sm shadow-plate"
		>
			<WifiOff aria-hidden className="size-4 shrink-0 text-soft" strokeWidth={1.75} />
			You're offline. We'll send your messages when you reconnect.
		</p>
	);
}
