import { LifeBuoy } from "lucide-react";

/** The label of each "Get help now". */
export function HelpNowLabel() {
	return (
		<>
			<LifeBuoy aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
			<span className="max-[26rem]:hidden">Get help now</span>
			<span className="min-[26rem]:hidden">Help</span>
		</>
	);
}
