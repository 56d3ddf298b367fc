import { Slot } from "radix-ui";
import {
	type ComponentType,
	lazy,
	type PointerEvent,
	type ReactElement,
	type ReactNode,
	Suspense,
	useEffect,
	useRef,
	useState,
} from "react";
import type { TooltipBubbleProps } from "./tooltip-bubble.tsx";

const DELAY_MS = 700;

/** The positioning code is a tenth of what the chat needs, so it loads with the first tooltip. */
const TooltipBubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
	import("./tooltip-bubble.tsx").then(
		({ TooltipBubble }) => ({ default: TooltipBubble }),
		// Offline, the accessible name is still there.
		() => ({ default: () => null }),
	),
);

/** A short name for an icon, after the pointer rests on it, or at once on focus. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }) {
	const anchor = useRef<HTMLElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => () => clearTimeout(timer.current), []);

	function close() {
		clearTimeout(timer.current);
		setIsOpen(false);
	}
	function handleEnter({ pointerType }: PointerEvent) {
		if (pointerType !== "touch") {
			clearTimeout(timer.current);
			timer.current = setTimeout(() => setIsOpen(true), DELAY_MS);
		}
	}
	/** A focus that a touch moved here may count as visible, and nothing would close the name again. */
	function handleFocus() {
		const isTouched = matchMedia("(hover: none)").matches;
		setIsOpen(!isTouched && (anchor.current?.matches(":focus-visible") ?? false));
	}
	return (
		<>
			<Slot.Root
				ref={anchor}
				onPointerEnter={handleEnter}
				onPointerLeave={close}
				onPointerDown={close}
				onFocus={handleFocus}
				onBlur={close}
			>
				{children}
			</Slot.Root>
			{isOpen && anchor.current && (
				<Suspense fallback={null}>
					<TooltipBubble anchor={anchor.current} onClose={close}>
						{label}
					</TooltipBubble>
				</Suspense>
			)}
		</>
	);
}
