import { type RefObject, useEffect, useRef } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { BreathingDots } from "#web/components/ui/spinner.tsx";

type OlderMessagesProps = {
	status: "idle" | "loading" | "failed";
	scroller: RefObject<HTMLElement | null>;
	onLoad: () => void;
};

/** Loads the previous page when it comes near, or by a button for people who don't scroll. */
export function OlderMessages({ status, scroller, onLoad }: OlderMessagesProps) {
	const edge = useRef<HTMLDivElement>(null);
	const load = useRef(onLoad);
	load.current = onLoad;

	useEffect(() => {
		if (!edge.current || status !== "idle") {
			return;
		}
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
			root: scroller.current,
			rootMargin: "400px 0px 0px 0px",
		});
		observer.observe(edge.current);
		return () => observer.disconnect();
	}, [scroller, status]);

	return (
		<div
			ref={edge}
			className="loose-words mx-auto flex min-h-16 w-fit flex-col items-center justify-center gap-2 px-4 py-2 text-soft text-sm"
		>
			{status === "failed" && <p role="alert">We couldn't load earlier messages.</p>}
			{status === "loading" ? (
				<BreathingDots />
			) : (
				<Button variant="quiet" onClick={onLoad}>
					{status === "failed" ? "Try again" : "Earlier messages"}
				</Button>
			)}
		</div>
	);
}
