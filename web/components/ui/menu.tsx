import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** What opens it, and what it holds: a list of `MenuItem`. */
export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
	return (
		<Radix.Root modal={false}>
			<Radix.Trigger asChild>{trigger}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					align="end"
					sideOffset={6}
					collisionPadding={10}
					className="appear z-30 min-w-56 rounded-2xl border border-hairline bg-plate p-1.5 text-ink shadow-plate"
				>
					{children}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	);
}

/** One choice. Its child is the link or the button itself. */
export function MenuItem({ children }: { children: ReactElement }) {
	return (
		<Radix.Item
			asChild
			className="flex min-h-11 w-full items-center gap-3 rounded-xl px-3.5 font-medium text-sm outline-none data-[highlighted]:bg-sunken"
		>
			{children}
		</Radix.Item>
	);
}
