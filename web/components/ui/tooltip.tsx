import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export const TOOLTIP_DELAY = 700;

/** A short name for what is only an icon, after a moment's rest of the pointer or at once on focus. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
	return (
		<Radix.Root>
			<Radix.Trigger asChild>{children}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					sideOffset={6}
					collisionPadding={8}
					className="appear z-40 rounded-lg bg-ink px-3 py-1.5 font-medium text-paper text-xs"
				>
					{label}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}
