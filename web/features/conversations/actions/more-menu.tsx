import { Ellipsis, type LucideIcon } from "lucide-react";
import {
	type CSSProperties,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	useId,
	useRef,
	useState,
} from "react";
import { Tooltip } from "#web/components/ui/tooltip.tsx";

type MoreMenuProps = {
	/** Rendered only while the menu is open. */
	children: ReactNode;
	/** Who wrote the message, and when. */
	footer: string;
};

/** A menu beside its button, and a sheet at the foot of a phone. The browser's own popover opens and closes it. */
export function MoreMenu({ children, footer }: MoreMenuProps) {
	const id = useId();
	const popover = useRef<HTMLDivElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const anchor = `--more${id.replace(/\W/g, "")}`;

	const items = () => [...(popover.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

	/** Unmount only after the browser has returned the focus to the button. */
	function handleToggle({ newState }: { newState: string }) {
		if (newState === "open") {
			items()[0]?.focus();
		} else {
			setIsOpen(false);
		}
	}
	function handleKey(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step) {
			event.preventDefault();
			const at = items().indexOf(document.activeElement as HTMLElement);
			items()
				.at((at + step) % items().length)
				?.focus();
		}
	}
	function handleChoice({ target }: MouseEvent) {
		if (target instanceof Element && target.closest("[role=menuitem]")) {
			popover.current?.hidePopover();
		}
	}
	return (
		<>
			<Tooltip label="More">
				<button
					type="button"
					aria-label="More"
					popoverTarget={id}
					style={{ anchorName: anchor } as CSSProperties}
					className="action-button more-button"
				>
					<Ellipsis aria-hidden className="size-4.5" strokeWidth={2.5} />
				</button>
			</Tooltip>
			{/* Inside the live log, but not announced, because the focus moves into it. */}
			<div
				ref={popover}
				id={id}
				popover="auto"
				aria-live="off"
				style={{ positionAnchor: anchor } as CSSProperties}
				className="more-menu"
				onBeforeToggle={({ newState }) => newState === "open" && setIsOpen(true)}
				onToggle={handleToggle}
			>
				{isOpen && (
					<>
						<div
							role="menu"
							aria-label="More for this message"
							tabIndex={-1}
							onKeyDown={handleKey}
							onClick={handleChoice}
						>
							{children}
						</div>
						<p className="more-footer">{footer}</p>
					</>
				)}
			</div>
		</>
	);
}

type MoreItemProps = { label: string; hint?: string; icon: LucideIcon; onPress: () => void };

/** One line of the menu. */
export function MoreItem({ label, hint, icon: Icon, onPress }: MoreItemProps) {
	return (
		<button type="button" role="menuitem" onClick={onPress} className="more-item">
			<Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
			<span>
				<span className="block font-medium">{label}</span>
				{hint && <span className="block text-soft text-sm">{hint}</span>}
			</span>
		</button>
	);
}
