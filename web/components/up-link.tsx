import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";

/** The way from a page to the one that holds it, above its title. */
export function UpLink({ href, children }: { href: string; children: ReactNode }) {
	return (
		<Link
			href={href}
			className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 text-soft text-sm underline decoration-edge underline-offset-4 hover:text-ink print:hidden"
		>
			<ArrowLeft aria-hidden className="size-4" strokeWidth={1.75} />
			{children}
		</Link>
	);
}
