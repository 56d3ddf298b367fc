import { DoorOpen } from "lucide-react";
import type { MouseEvent } from "react";
import { NEUTRAL_PAGE, quickExit } from "#web/lib/quick-exit.ts";
import { Button } from "../ui/button.tsx";

/** One press leaves to a neutral page and clears the screen. A plain link where scripts are off. */
export function QuickExit({ className }: { className?: string }) {
	function handleClick(event: MouseEvent) {
		event.preventDefault();
		quickExit();
	}
	return (
		<Button asChild variant="quiet" {...(className ? { className } : {})}>
			<a href={NEUTRAL_PAGE} rel="noreferrer" data-quick-exit="" onClick={handleClick}>
				<DoorOpen aria-hidden className="size-4.5" strokeWidth={1.75} />
				Quick exit
			</a>
		</Button>
	);
}
