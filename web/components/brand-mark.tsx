import { cx } from "class-variance-authority";

type BrandMarkProps = {
	className?: string;
	/** Shows only the name on small screens. */
	isShort?: boolean;
};

/** The window and the name. Decoration beside a heading, or the heading's own content. */
export function BrandMark({ className, isShort = false }: BrandMarkProps) {
	return (
		<span className={cx("inline-flex items-center gap-2.5 font-display text-xl tracking-tight", className)}>
			<img
				src="/favicon.svg"
				alt=""
				width="28"
				height="28"
				fetchPriority="low"
				loading="lazy"
				className={cx("size-7", isShort && "max-sm:hidden")}
			/>
			Attune
		</span>
	);
}
