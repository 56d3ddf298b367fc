import { cx } from "class-variance-authority";
import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { HelpNowLabel } from "#web/components/help/help-now-label.tsx";
import { useRootClass } from "#web/lib/hooks/use-root-class.ts";
import { openHelp } from "#web/lib/open-help.ts";
import { Button } from "./button.tsx";

type DialogProps = {
	title: string;
	isOpen: boolean;
	onClose: () => void;
	isDrawer?: boolean;
	/** This is the help itself, so it needs no help button. */
	isHelp?: boolean;
	/** Confirms something that can't be undone. */
	isAlert?: boolean;
	className?: string;
	children: ReactNode;
};

/**
 * The browser's own dialog: it traps the focus, covers everything, and closes with Escape or a press beside it.
 * Focuses its first control, and returns the focus on close. On a phone it rises from below.
 */
export function Dialog({
	title,
	isOpen,
	onClose,
	isDrawer = false,
	isHelp = false,
	isAlert = false,
	className,
	children,
}: DialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();
	useRootClass("shows-dialog", isOpen);

	useEffect(() => {
		if (isOpen && !dialog.current?.open) {
			dialog.current?.showModal();
			focusFirst(dialog.current);
		} else if (!isOpen && dialog.current?.open) {
			dialog.current.close();
		}
	}, [isOpen]);

	// The page behind has changed.
	const newestClose = useRef(onClose);
	newestClose.current = onClose;
	useEffect(() => {
		const close = () => newestClose.current();
		if (isOpen) {
			addEventListener("popstate", close);
		}
		return () => removeEventListener("popstate", close);
	}, [isOpen]);

	function handleClick({ target }: MouseEvent) {
		// The plate fills the dialog, so a press on the dialog itself is outside.
		if (target === dialog.current) {
			onClose();
		}
	}

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes it with Escape itself
		<dialog
			ref={dialog}
			role={isAlert ? "alertdialog" : undefined}
			aria-labelledby={titleId}
			onClose={onClose}
			onClick={handleClick}
			className={cx("dialog text-ink", isDrawer && "drawer")}
		>
			{isOpen && (
				<div className={cx("dialog-plate bg-plate", className)}>
					<h2 id={titleId} className="pr-12 text-2xl">
						{title}
					</h2>
					{children}
					<Button
						variant="quiet"
						size="icon"
						aria-label="Close"
						onClick={onClose}
						className="absolute top-3.5 right-3.5"
					>
						<X aria-hidden className="size-5" strokeWidth={1.75} />
					</Button>
				</div>
			)}
			{isOpen && !isHelp && (
				<button type="button" aria-label="Get help now" onClick={openHelp} className="help-now is-in-dialog">
					<HelpNowLabel />
				</button>
			)}
		</dialog>
	);
}

/** A plate higher than the window scrolls, and the browser would focus it. */
function focusFirst(dialog: HTMLDialogElement | null): void {
	const plate = dialog?.firstElementChild;
	if (plate && document.activeElement === plate) {
		plate.querySelector<HTMLElement>("a, button, input, select, textarea")?.focus();
	}
}
