import { cx } from "class-variance-authority";

/** The window and the name. Decoration beside a heading, or the heading's own content. */
export function BrandMark({ className }: { className?: string }) {
	return (
		<span className={cx("inline-flex items-center gap-2.5 font-display text-xl tracking-tight", className)}>
			<img src="/favicon.svg" alt="" width="28" height="28" className="size-7" />
			Attune
		</span>
	);
}
