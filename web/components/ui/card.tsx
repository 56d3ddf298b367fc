import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";

/** A plate with a title, and a landmark of that name. */
export function Card({
	title,
	className,
	children,
}: {
	title: string;
	className?: string;
	children: ReactNode;
}) {
	const titleId = useId();
	return (
		<section
			aria-labelledby={titleId}
			className={cx("rounded-3xl border border-hairline bg-plate p-6 sm:p-8", className)}
		>
			<h2 id={titleId} className="mb-3 text-xl">
				{title}
			</h2>
			{children}
		</section>
	);
}
