import { ChevronRight, type LucideIcon } from "lucide-react";
import { Link } from "wouter";

type RowLinkProps = {
	href: string;
	name: string;
	hint?: string;
	Icon?: LucideIcon;
	/** The row links to the open page. */
	isHere?: boolean;
	/** A static page outside the app: needs a full navigation. */
	isStatic?: boolean;
};

const STYLE =
	"group @container flex min-h-13 items-center gap-4 rounded-xl px-3 py-2.5 hover:bg-sunken aria-[current]:bg-accent-wash";

/** One way on, as a row of a list. */
export function RowLink({ href, name, hint, Icon, isHere = false, isStatic = false }: RowLinkProps) {
	const content = (
		<>
			{Icon && (
				<Icon aria-hidden className="size-5 shrink-0 text-accent @max-[12rem]:hidden" strokeWidth={1.6} />
			)}
			<span className="min-w-0 flex-1">
				<span className="block font-semibold">{name}</span>
				{hint && <span className="block text-soft text-xs">{hint}</span>}
			</span>
			<ChevronRight
				aria-hidden
				className="size-4.5 shrink-0 text-soft group-aria-[current]:hidden @max-[12rem]:hidden"
				strokeWidth={1.75}
			/>
		</>
	);
	return isStatic ? (
		<a href={href} className={STYLE}>
			{content}
		</a>
	) : (
		<Link href={href} aria-current={isHere ? "page" : undefined} className={STYLE}>
			{content}
		</Link>
	);
}
