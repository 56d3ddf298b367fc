import type { LucideIcon } from "lucide-react";
import { Tooltip } from "#web/components/ui/tooltip.tsx";

type ActionButtonProps = { label: string; icon: LucideIcon; onPress: () => void; isDisabled?: boolean };

/** One of the small things that can be done with a message. */
export function ActionButton({ label, icon: Icon, onPress, isDisabled = false }: ActionButtonProps) {
	return (
		<Tooltip label={label}>
			<button
				type="button"
				aria-label={label}
				// Not `disabled`, which would drop keyboard focus.
				aria-disabled={isDisabled}
				onClick={isDisabled ? undefined : onPress}
				className="action-button"
			>
				<Icon aria-hidden className="size-4" strokeWidth={1.75} />
			</button>
		</Tooltip>
	);
}
