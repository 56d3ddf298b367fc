import { cx } from "class-variance-authority";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

type DisclosureProps = { title: string; className?: string; summaryClass?: string; children: ReactNode };

/** Something more to a title, opened in place by the browser itself. */
export function Disclosure({ title, className, summaryClass, children }: DisclosureProps) {
	return (
		<details className={cx("group", className)}>
			<summary
				className={cx("flex min-h-12 cursor-pointer items-center justify-between font-medium", summaryClass)}
			>
				{title}
				<ChevronDown
					aria-hidden
					className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180"
					strokeWidth={1.75}
				/>
			</summary>
			{children}
		</details>
	);
}
