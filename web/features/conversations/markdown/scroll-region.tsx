import { type ReactNode, useEffect, useRef, useState } from "react";

type ScrollRegionProps = { label: string; className?: string; children: ReactNode };

/**
 * What may be wider than its place, and then scrolls sideways: whoever has no mouse scrolls it too, and is told what it is.
 * What fits is no stop on the way through the page.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
	const region = useRef<HTMLElement>(null);
	const [isWide, setIsWide] = useState(false);
	useEffect(() => {
		const element = region.current;
		if (!element) {
			return;
		}
		const observer = new ResizeObserver(() => setIsWide(element.scrollWidth > element.clientWidth));
		observer.observe(element);
		if (element.firstElementChild) {
			observer.observe(element.firstElementChild);
		}
		return () => observer.disconnect();
	}, []);
	return (
		<section ref={region} className={className} {...(isWide && { "aria-label": label, tabIndex: 0 })}>
			{children}
		</section>
	);
}
