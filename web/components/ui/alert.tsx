import { CircleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/** Shows an error in place. Takes the focus, so that it's announced and the next Tab continues from here. */
export function Alert({ children }: { children: ReactNode }) {
	const alert = useRef<HTMLDivElement>(null);
	useEffect(() => alert.current?.focus(), []);
	return (
		<div
			ref={alert}
			role="alert"
			tabIndex={-1}
			className="arrive flex items-start gap-3 rounded-xl border border-alarm/40 bg-alarm-wash px-4 py-3 font-medium text-alarm text-sm outline-none"
		>
			<CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" strokeWidth={1.75} />
			<div>{children}</div>
		</div>
	);
}
