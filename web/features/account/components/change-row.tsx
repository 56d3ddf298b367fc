import { type ReactNode, useState } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { useReturnedFocus } from "#web/lib/hooks/use-returned-focus.ts";

type ChangeRowProps = {
	name: string;
	value: ReactNode;
	/** Shown below the value once the form has saved. */
	saved?: string;
	/** The form. It calls `done` when it closes, and says whether it saved. */
	children: (done: (isSaved?: boolean) => void) => ReactNode;
};

/** One thing about the account, and its own small form, which takes its place while it's changed. */
export function ChangeRow({ name, value, saved = "Saved", children }: ChangeRowProps) {
	const [isOpen, setIsOpen] = useState(false);
	const [isSaved, setIsSaved] = useState(false);
	const button = useReturnedFocus<HTMLButtonElement>(isOpen);
	function handleDone(hasSaved = false) {
		setIsOpen(false);
		setIsSaved(hasSaved);
	}
	return (
		<div className="border-hairline border-t py-4 first-of-type:border-t-0 first-of-type:pt-0 last:pb-0">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<div className="min-w-0 flex-1 basis-32">
					<h3 className="font-sans text-soft text-sm">{name}</h3>
					<div className="break-words font-medium">{value}</div>
					<p role="status" className="text-soft text-sm">
						{isSaved && saved}
					</p>
				</div>
				{!isOpen && (
					<Button
						ref={button}
						variant="outline"
						aria-label={`Change ${name.toLowerCase()}`}
						className="shrink-0"
						onClick={() => setIsOpen(true)}
					>
						Change
					</Button>
				)}
			</div>
			{isOpen && <div className="arrive mt-4">{children(handleDone)}</div>}
		</div>
	);
}
