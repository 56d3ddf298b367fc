import { cx } from "class-variance-authority";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { BrandMark } from "#web/components/brand-mark.tsx";
import { isPrerendered } from "#web/lib/is-prerendered.ts";
import { paths } from "#web/lib/paths.ts";
import { SceneArt } from "./scene-art.tsx";

/** Slightly below the real width: the view is soft, and phones load it sooner. */
const SIZES = "(min-width: 64rem) 50vw, 88vw";

type SceneLayoutProps = {
	children: ReactNode;
	over?: ReactNode;
};

/** One calm column beside a large scene; on a phone the scene is a band on top. */
export function SceneLayout({ children, over }: SceneLayoutProps) {
	const [isDrawn] = useState(isPrerendered);
	return (
		<div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
			<div className="relative flex min-h-[max(6.5rem,14vh)] sm:min-h-[max(9rem,20vh)] flex-col justify-between gap-4 overflow-hidden px-5 pb-3 text-[#fdf6ea] lg:sticky lg:top-0 lg:h-dvh lg:px-12 lg:pb-12">
				<SceneArt isFirst sizes={SIZES} className="absolute inset-0 object-[50%_62%] lg:object-center" />
				<div aria-hidden className={cx("scene-shade", over && "is-under-words")} />
				<header className="relative mt-[calc(0.375rem+env(safe-area-inset-top))]">
					<Link href={paths.landing} className="-mx-2 inline-block rounded-xl p-2">
						<BrandMark />
					</Link>
				</header>
				{over}
			</div>
			<main className="flex flex-col items-center justify-center px-5 pt-5 pb-8 sm:px-10 lg:min-h-dvh lg:py-8">
				<div className={cx("w-full max-w-md", !isDrawn && "arrive")}>{children}</div>
			</main>
		</div>
	);
}
