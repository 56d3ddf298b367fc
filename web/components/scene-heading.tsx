import type { ReactNode } from "react";
import { Link } from "wouter";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { paths } from "#web/lib/paths.ts";

export function SceneHeading({ title, children }: { title: string; children: ReactNode }) {
	return (
		<header className="mb-8 flex flex-col gap-2">
			<Link href={paths.landing} className="mb-6 self-start rounded-md py-1">
				<BrandMark />
			</Link>
			<h1 className="text-3xl sm:text-4xl">{title}</h1>
			<p className="text-soft">{children}</p>
		</header>
	);
}
