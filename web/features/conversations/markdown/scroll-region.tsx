import { type ReactNode, useEffect, useRef, useState } from "react";

type ScrollRegionProps = { label: string; className?: string; children: ReactNode };

/**
 * Content that may overflow and scroll sideways. When it does, keyboard users can focus and scroll it, and it has a
 * label. When it fits, it isn't a tab stop.
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
