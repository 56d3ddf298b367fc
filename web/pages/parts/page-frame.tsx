import { LifeBuoy } from "lucide-react";
import type { ReactNode } from "react";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { QuickExit } from "#web/components/help/quick-exit.tsx";
import { PLACES } from "#web/components/places.ts";
import { Button } from "#web/components/ui/button.tsx";
import { paths, staticPaths } from "#web/lib/paths.ts";

type PageFrameProps = { children: ReactNode; isHelp?: boolean };

/** Surrounds a page that needs none of the app: the way home, help (unless the page is help itself), and the way out. */
export function PageFrame({ children, isHelp = false }: PageFrameProps) {
	return (
		<div className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-4 pb-[calc(4rem+var(--nav-height))] sm:px-6">
			{/* First in tab order: no logo before the numbers. */}
			<main className="flex flex-col gap-8 pt-4">{children}</main>
			<header className="-mx-4 sm:-mx-6 sticky top-0 z-20 order-first flex flex-wrap items-center justify-between gap-x-4 bg-paper px-4 py-1.5 after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-6 after:bg-linear-to-b after:from-paper after:to-transparent max-[22.4rem]:[&_svg]:hidden sm:px-6 print:hidden">
				<a href={paths.home} className="-m-2 flex rounded-xl p-2">
					<BrandMark />
				</a>
				<div className="-mr-2 flex items-center sm:-mr-4">
					{!isHelp && (
						<Button asChild variant="quiet" className="px-2! sm:px-3!">
							<a href={staticPaths.help} aria-label="Get help now">
								<LifeBuoy aria-hidden className="size-4.5" strokeWidth={1.75} />
								<span className="max-[26rem]:hidden">Get help now</span>
								<span className="min-[26rem]:hidden">Help</span>
							</a>
						</Button>
					)}
					<QuickExit className="whitespace-nowrap px-2! sm:px-4!" />
				</div>
			</header>
			{/* The page's script shows it to members. */}
			<nav hidden aria-label="Main" className="main-nav print:hidden">
				{PLACES.map(({ name, path, Icon }) => (
					<a key={name} href={path}>
						<Icon aria-hidden className="size-5" strokeWidth={1.6} />
						{name}
					</a>
				))}
			</nav>
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
