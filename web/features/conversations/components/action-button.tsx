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
				// Not `disabled`: that would take the focus from whoever presses it by keyboard.
				aria-disabled={isDisabled}
				onClick={isDisabled ? undefined : onPress}
				className="grid size-8 place-items-center rounded-full text-soft hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 aria-disabled:opacity-40"
			>
				<Icon aria-hidden className="size-3.75" strokeWidth={2} />
			</button>
		</Tooltip>
	);
}
