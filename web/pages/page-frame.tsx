import type { ReactNode } from "react";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { QuickExit } from "#web/components/quick-exit.tsx";
import { paths } from "#web/lib/paths.ts";

/** What stands around a page that needs none of the app: the way home, and the way out. */
export function PageFrame({ children }: { children: ReactNode }) {
	return (
		<div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-4 pb-16 sm:px-6">
			{/* First by keyboard too: nobody has to pass a logo to reach a number. */}
			<main className="flex flex-col gap-8 pt-4">{children}</main>
			<header className="order-first flex items-center justify-between py-3 print:hidden">
				<a href={paths.home} className="-m-2 flex rounded-xl p-2">
					<BrandMark />
				</a>
				<QuickExit className="-mr-4 sm:-mr-5" />
			</header>
		</div>
	);
}

/** A titled part of it. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-xl">{title}</h2>
			{children}
		</section>
	);
}
