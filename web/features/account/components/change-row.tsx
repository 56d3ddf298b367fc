import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";

type ChangeRowProps = {
	name: string;
	value: ReactNode;
	/** The form for it, which says when it is done with. */
	children: (done: () => void) => ReactNode;
};

/** One thing about the account, and its own small form, which takes its place while it is changed. */
export function ChangeRow({ name, value, children }: ChangeRowProps) {
	const [isOpen, setIsOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(false);
	// What had the focus is gone: it goes back to the button that brought it there.
	useEffect(() => {
		if (wasOpen.current && !isOpen) {
			button.current?.focus();
		}
		wasOpen.current = isOpen;
	}, [isOpen]);
	return (
		<div className="border-hairline border-t py-4 first-of-type:border-t-0 first-of-type:pt-0 last:pb-0">
			<div className="flex items-center justify-between gap-4">
				<div className="min-w-0">
					<h3 className="font-sans text-soft text-sm">{name}</h3>
					<div className="break-words font-medium">{value}</div>
				</div>
				{!isOpen && (
					<Button
						ref={button}
						variant="outline"
						aria-label={`Change: ${name}`}
						className="shrink-0"
						onClick={() => setIsOpen(true)}
					>
						Change
					</Button>
				)}
			</div>
			{isOpen && <div className="arrive mt-4">{children(() => setIsOpen(false))}</div>}
		</div>
	);
}
