import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";

export type TooltipBubbleProps = { anchor: HTMLElement; onClose: () => void; children: ReactNode };

/**
 * The tooltip beside its anchor. Positioned by a ghost of the same size and place, so that the anchor itself stays
 * unwrapped.
 */
export function TooltipBubble({ anchor, onClose, children }: TooltipBubbleProps) {
	const { left, top, width, height } = anchor.getBoundingClientRect();
	return (
		<Radix.Provider>
			<Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
				{createPortal(
					<Radix.Trigger asChild>
						<span
							aria-hidden
							style={{ position: "fixed", pointerEvents: "none", left, top, width, height }}
						/>
					</Radix.Trigger>,
					document.body,
				)}
				<Radix.Portal>
					<Radix.Content
						// Above a row of actions are the words that they are for.
						side={anchor.closest(".action-row") ? "bottom" : "top"}
						sideOffset={6}
						collisionPadding={8}
						className="appear z-40 rounded-lg bg-ink px-3 py-1.5 font-medium text-paper text-xs"
					>
						{children}
					</Radix.Content>
				</Radix.Portal>
			</Radix.Root>
		</Radix.Provider>
	);
}
