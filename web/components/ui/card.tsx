import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";

type CardProps = {
	title: string;
	/** An address on the page leads to it. */
	id?: string;
	beside?: ReactNode;
	className?: string | undefined;
	children: ReactNode;
};

/** A plate with a title, and a landmark of that name. */
export function Card({ title, id, beside, className, children }: CardProps) {
	const titleId = useId();
	return (
		<section
			id={id}
			aria-labelledby={titleId}
			className={cx("rounded-3xl border border-hairline bg-plate p-[min(1.25rem,6.25vw)] sm:p-7", className)}
		>
			<header className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 id={titleId} className="text-lg sm:text-xl">
					{title}
				</h2>
				{beside}
			</header>
			{children}
		</section>
	);
}
